"""How long a step takes: `python -m quincunx.bench`, with `--peers` beside OpenSpiel and Pgx, as far as they are installed.

Every game is played at random, on one core unless it says two. A figure is the median of five runs, in nanoseconds a step; of a batch, a
step is one action in one of its games. The tables are Markdown.
"""

import argparse
import platform
import random
import statistics
import time
from collections.abc import Callable, Sequence

import numpy

from quincunx._native import Game, VecEnv, load

_RUNS = 5
_BATCH = 2048
_GAMES = ["in-flanders-field", "field-of-glory", "pocket-battles", "osok-hajnala", "victory-or-death"]
# There are Quincunx's own and the peers'.
_COMMON = ["connect-four", "leduc-poker"]

# Plays for about so many seconds: how many nanoseconds the steps took, and how many they were.
_Play = Callable[[float], tuple[int, int]]


def plain(game: Game) -> _Play:
    """State by state: `new_state`, `legal`, `apply`."""
    draw = random.Random(1)

    def play(seconds: float) -> tuple[int, int]:
        steps, began = 0, time.perf_counter_ns()
        while time.perf_counter_ns() < began + seconds * 1e9:
            state = game.new_state(draw.getrandbits(60))
            while not state.is_over:
                legal = state.legal()
                state.apply(legal[int(draw.random() * len(legal))])
                steps += 1
        return time.perf_counter_ns() - began, steps

    return play


def batch(game: Game, threads: int = 1, observed: bool = False) -> _Play:
    """A batch with its masks. What is played is drawn beside it: that takes numpy longer than the steps do."""
    env = VecEnv(game, _BATCH, threads, 1, "uint8" if observed else None)
    draw = numpy.random.default_rng(1)

    def play(seconds: float) -> tuple[int, int]:
        took, steps = 0, 0
        while took < seconds * 1e9:
            actions = numpy.argmax(draw.random(env.masks.shape, numpy.float32) * env.masks, axis=1)
            began = time.perf_counter_ns()
            env.step(actions)
            took += time.perf_counter_ns() - began
            steps += _BATCH
        return took, steps

    return play


def open_spiel(name: str) -> _Play:
    """A game that OpenSpiel has in C++, state by state."""
    import pyspiel

    game, draw = pyspiel.load_game(name.replace("-", "_")), random.Random(1)

    def play(seconds: float) -> tuple[int, int]:
        steps, began = 0, time.perf_counter_ns()
        while time.perf_counter_ns() < began + seconds * 1e9:
            state = game.new_initial_state()
            while not state.is_terminal():
                chance = state.is_chance_node()
                legal = state.legal_actions()
                state.apply_action(legal[int(draw.random() * len(legal))])
                steps += not chance
        return time.perf_counter_ns() - began, steps

    return play


def pgx(name: str) -> _Play:
    """A batch of a game that Pgx has, with its masks and observations."""
    import jax
    import pgx as peer
    from pgx.experimental.wrappers import auto_reset

    env = peer.make({"leduc-poker": "leduc_holdem"}.get(name, name.replace("-", "_")))
    start = jax.jit(jax.vmap(env.init))
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    pick = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype(float)), axis=1))
    key = jax.random.PRNGKey(1)

    def play(seconds: float) -> tuple[int, int]:
        nonlocal key
        took, steps = 0, 0
        state = start(jax.random.split(key, _BATCH))
        while took < seconds * 1e9:
            key, drawn, keys = jax.random.split(key, 3)
            actions = jax.block_until_ready(pick(drawn, state.legal_action_mask))
            keys = jax.block_until_ready(jax.random.split(keys, _BATCH))
            began = time.perf_counter_ns()
            state = jax.block_until_ready(step(state, actions, keys))
            took += time.perf_counter_ns() - began
            steps += _BATCH
        return took, steps

    return play


def measured(play: _Play, seconds: float) -> float:
    """Nanoseconds a step."""
    play(seconds / 5)
    runs = [play(seconds) for _ in range(_RUNS)]
    return statistics.median(took / steps for took, steps in runs)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def own(seconds: float) -> str:
    """The five games."""
    rows = []
    for name in _GAMES:
        game = load(name)
        one, two = measured(batch(game), seconds), measured(batch(game, 2), seconds)
        seen = measured(batch(game, observed=True), seconds)
        figures = [measured(plain(game), seconds), one, seen]
        rows.append([name, *(f"{figure:,.0f}" for figure in figures), f"{one / two:.2f}"])
    head = ["game", "`legal` and `apply`", f"{_BATCH:,} at once, masks", "and observations", "two threads are faster by"]
    return table(head, rows)


def peers(seconds: float) -> str:
    """What both have, beside each other. A peer that is not installed is named."""
    rows, missing = [], []
    for peer, theirs, ours in (("OpenSpiel", open_spiel, plain), ("Pgx", pgx, batch)):
        try:
            for name in _COMMON:
                figures = [measured(theirs(name), seconds), measured(ours(load(name)), seconds)]
                rows.append([name, peer, *(f"{figure:,.0f}" for figure in figures)])
        except ImportError as error:
            missing.append(f"{peer} is not installed ({error.name}).")
    compared = [table(["game", "peer", "of the peer", "of Quincunx"], rows)] if rows else []
    return "\n\n".join(compared + missing)


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m quincunx.bench", description=__doc__)
    arguments.add_argument("--peers", action="store_true", help="compare with OpenSpiel and Pgx, if they are installed")
    arguments.add_argument("--seconds", type=float, default=0.5, help="how long each of the five runs is (0.5)")
    asked = arguments.parse_args()
    print(f"Python {platform.python_version()}, {platform.machine()}, {platform.system()}; nanoseconds a step.\n")
    print(own(asked.seconds))
    if asked.peers:
        print(f"\n{peers(asked.seconds)}")


if __name__ == "__main__":
    main()
