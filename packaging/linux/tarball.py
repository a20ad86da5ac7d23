"""Archive for any Linux, with a script that installs it below ~/.local."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import freeze
import prefix


def build(frozen: Path) -> Path:
    """Build dist/trickdesk-VERSION-linux-MACHINE.tar.xz around a frozen program."""
    name = freeze.release_name()
    root = freeze.WORK / "tarball" / name
    shutil.rmtree(root.parent, ignore_errors=True)
    prefix.lay_out(frozen, root)
    shutil.copy(Path(__file__).with_name("install.sh"), root / "install.sh")
    (root / "install.sh").chmod(0o755)
    result = freeze.DIST / f"{name}.tar.xz"
    same = ["--sort=name", f"--mtime=@{freeze.build_time()}", "--owner=0", "--group=0", "--numeric-owner"]
    same += ["--use-compress-program", " ".join(prefix.XZ)]
    subprocess.run(["tar", *same, "-cf", str(result), "-C", str(root.parent), name], check=True)
    return result
