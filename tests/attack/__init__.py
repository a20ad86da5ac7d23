"""Random attacks: everything that has ever broken the program, with new chances."""
