-- The decks that somebody has built, for every device.
CREATE TABLE decks (
    person BLOB NOT NULL REFERENCES accounts (person),
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    -- JSON. Of a deck that was deleted it stays known that it was, so that no device brings it back.
    deck TEXT,
    changed INTEGER NOT NULL,
    PRIMARY KEY (person, id)
) STRICT, WITHOUT ROWID;
