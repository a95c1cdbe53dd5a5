"""What the rules say to a choice that they forbid."""


class Refusal(Exception):
    """The rules forbid a choice: `clause` is the rule that does, `sentence` says why."""

    def __init__(self, clause: str, sentence: str) -> None:
        super().__init__(clause, sentence)
        self.clause = clause
        self.sentence = sentence

    def __str__(self) -> str:
        return f"{self.sentence} [{self.clause}]"
