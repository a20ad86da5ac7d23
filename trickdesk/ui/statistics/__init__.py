"""The statistics: what the finished matches say of those who played them."""
