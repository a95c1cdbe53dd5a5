"""The games under OpenSpiel's own tests, and its algorithms on them."""

from typing import Any

import numpy
import pytest

import quincunx

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel needs Python 3.11")

import quincunx.openspiel  # noqa: E402
from open_spiel.python import policy  # noqa: E402
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, generate_playthrough, ismcts, mcts  # noqa: E402

WARGAMES = ["field-of-glory", "in-flanders-field", "osok-hajnala", "pocket-battles", "victory-or-death"]
TESTS = ["connect-four", "kuhn-poker", "leduc-poker", "tic-tac-toe"]


def loaded(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(f"quincunx_{name.replace('-', '_')}", parameters)


@pytest.mark.parametrize("name", WARGAMES + TESTS)
def test_openspiels_own_test_passes(name: str) -> None:
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=name in TESTS, verbose=False)


@pytest.mark.parametrize("name", ["kuhn-poker", "in-flanders-field"])
def test_a_playthrough_is_the_same_each_time(name: str) -> None:
    game = loaded(name).get_type().short_name
    told = [generate_playthrough.playthrough(game, action_sequence=None, seed=7) for _ in range(2)]
    assert told[0] == told[1] and "IsTerminal() = True" in told[0]


def tree(game: Any) -> tuple[set[tuple[int, str]], int]:
    """All information states of the players, and how many games there are."""
    informed, ends, open_states = set(), 0, [game.new_initial_state()]
    while open_states:
        state = open_states.pop()
        if state.is_terminal():
            ends += 1
            continue
        if not state.is_chance_node():
            informed.add((state.current_player(), state.information_state_string()))
        open_states += [state.child(action) for action in state.legal_actions()]
    return informed, ends


def test_kuhn_poker_has_the_tree_that_openspiels_own_has() -> None:
    ours, ends = tree(loaded("kuhn-poker"))
    theirs, same = tree(pyspiel.load_game("kuhn_poker"))
    assert (len(ours), ends) == (len(theirs), same) == (12, 30)


@pytest.mark.parametrize("name", ["kuhn-poker", "leduc-poker"])
def test_who_plays_at_random_is_exploited_as_in_openspiels_own_game(name: str) -> None:
    def exploited(game: Any) -> float:
        return float(exploitability.exploitability(game, policy.UniformRandomPolicy(game)))

    assert exploited(loaded(name)) == pytest.approx(exploited(pyspiel.load_game(name.replace("-", "_"))))


def test_mccfr_learns_kuhn_poker() -> None:
    numpy.random.seed(1)
    game = loaded("kuhn-poker")
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(600):
        solver.iteration()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.1


@pytest.mark.parametrize("name", ["kuhn-poker", "leduc-poker", "in-flanders-field"])
def test_searches_choose_what_is_legal(name: str) -> None:
    game = loaded(name)
    random = numpy.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bots = [
        mcts.MCTSBot(game, 1.4, 4, evaluator, random_state=random),
        ismcts.ISMCTSBot(game, evaluator, 1.4, 4, random_state=random),
    ]
    state = game.new_initial_state()
    for _ in range(12):
        while state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes())
            state.apply_action(random.choice(outcomes, p=probabilities))
        if state.is_terminal():
            break
        bot = bots[state.move_number() % 2]
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_resampled_state_is_the_same_to_the_player() -> None:
    game = loaded("field-of-glory")
    random = numpy.random.RandomState(5)
    state = game.new_initial_state()
    hidden = False
    for _ in range(60):
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes())
            state.apply_action(random.choice(outcomes, p=probabilities))
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, random.random_sample)
        for told in ("information_state_string", "observation_string", "legal_actions"):
            assert getattr(other, told)(player) == getattr(state, told)(player)
        assert (other.observation_tensor(player) == numpy.array(state.observation_tensor(player))).all()
        hidden |= other.observation_string(1 - player) != state.observation_string(1 - player)
        state.apply_action(random.choice(state.legal_actions()))
    assert hidden


def test_options_are_parameters() -> None:
    assert loaded("in-flanders-field", seats=3).num_players() == 3
    assert pyspiel.load_game("quincunx_in_flanders_field(seats=3)").num_players() == 3
    with pytest.raises(ValueError):
        loaded("in-flanders-field", seats=17)


def test_what_nobody_sees_is_not_told() -> None:
    game = loaded("kuhn-poker")
    hidden = [(False, pyspiel.PrivateInfoType.ALL_PLAYERS), (True, pyspiel.PrivateInfoType.NONE)]
    for recall, info in hidden:
        with pytest.raises(ValueError):
            game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=recall, private_info=info))
    public = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE))
    dealt = [game.new_initial_state() for _ in range(2)]
    for card, state in enumerate(dealt):
        state.apply_action(state.legal_actions()[card])
        state.apply_action(state.legal_actions()[0])
    assert public.string_from(dealt[0], 0) == public.string_from(dealt[1], 0)
