"""Card-driven wargames with hidden hands, for those who search, and for those who learn to play.

>>> import quincunx
>>> state = quincunx.load("leduc-poker").new_state(seed=2)
>>> while not state.is_over:
...     state.apply(state.legal()[0])
>>> state.returns()
[1.0, -1.0]
"""

from quincunx._native import Agent, Game, Plane, State, VecEnv, games, load, scenario
from quincunx._refusal import Refusal

__all__ = ["Agent", "Game", "Plane", "Refusal", "State", "VecEnv", "games", "load", "scenario"]
