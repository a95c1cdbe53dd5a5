"""What a seat sees and does, in the terms of Gymnasium."""

import numpy
from gymnasium.spaces import Box, Discrete

from quincunx._native import Game


def observations(game: Game) -> Box[numpy.float32]:
    """The tensors of `State.observation_tensor`."""
    return Box(0.0, 1.0, game.observation_shape, numpy.float32)


def actions(game: Game) -> Discrete:
    """The numbers of actions."""
    return Discrete(game.num_actions)


def masks(game: Game) -> Box[numpy.int8]:
    """Of each number of an action whether it is legal, as `Discrete.sample` takes it."""
    return Box(0, 1, (game.num_actions,), numpy.int8)
