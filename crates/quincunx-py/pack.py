"""Packs a library that `cargo build` has made as a wheel, the same that maturin would make of it: `pack.py LIBRARY FOLDER`.

Maturin builds this package alone. Its dependencies then have fewer features than in the build of the whole workspace, and all games are
compiled once more; for the tests that would be minutes.
"""

import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

PACKAGE = Path(__file__).parent


def pack(library: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as content:
        module = Path(content, "quincunx")
        shutil.copytree(PACKAGE / "python/quincunx", module, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(library, module / "_native.abi3.so")
        run("maturin", "pep517", "write-dist-info", "--interpreter", sys.executable, "--metadata-directory", content)
        run("wheel", "pack", content, "--dest-dir", str(folder))


def run(*command: str) -> None:
    subprocess.run([sys.executable, "-m", *command], cwd=PACKAGE, check=True)


if __name__ == "__main__":
    pack(*(Path(argument).resolve() for argument in sys.argv[1:]))
