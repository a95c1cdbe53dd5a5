"""The measuring of speed, not the speed."""

import subprocess
import sys

import quincunx.bench


def test_all_games_are_measured() -> None:
    command = [sys.executable, "-m", "quincunx.bench", "--peers", "--seconds", "0.001"]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert all(f"| {name} |" in told for name in quincunx.bench._GAMES)
    assert "OpenSpiel" in told and "Pgx" in told
