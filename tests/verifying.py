"""The stand-alone script that checks deals, as a module and in a bare Python."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

PATH = Path(__file__).resolve().parents[1] / "packaging" / "verify_deal.py"


def load() -> ModuleType:
    found = importlib.util.spec_from_file_location("verify_deal", PATH)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


SCRIPT = load()


def run_alone(*arguments: str | Path, script: Path = PATH) -> subprocess.CompletedProcess[str]:
    """Run the script without the program, its packages and the environment."""
    command = [sys.executable, "-I", "-S", str(script), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
