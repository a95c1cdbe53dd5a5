-- As in sqlite/0017_decks.sql.
CREATE TABLE decks (
    person BYTEA NOT NULL REFERENCES accounts (person),
    id TEXT COLLATE "C" NOT NULL,
    game TEXT NOT NULL,
    deck TEXT,
    changed BIGINT NOT NULL,
    PRIMARY KEY (person, id)
);
