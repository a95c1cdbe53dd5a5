-- People who come back by name. A seat of theirs has the person where that of a guest has the hash of the guest's token.
CREATE TABLE accounts (
    person BLOB PRIMARY KEY CHECK (length(person) = 32),
    name TEXT NOT NULL,
    -- What the name looks like (UTS 39): no two people are taken for each other.
    looks TEXT NOT NULL UNIQUE,
    -- In the PHC string format.
    password TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The browsers in which somebody is signed in, by the hashes of their tokens.
CREATE TABLE sessions (
    token BLOB PRIMARY KEY CHECK (length(token) = 32),
    person BLOB NOT NULL REFERENCES accounts (person),
    device TEXT NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_used ON sessions (used);

-- How often somebody has tried to sign in since a moment: of a name or an address, by its hash under a secret of the server.
CREATE TABLE attempts (
    who BLOB PRIMARY KEY CHECK (length(who) = 32),
    number INTEGER NOT NULL,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX attempts_by_since ON attempts (since);

CREATE INDEX tables_by_maker ON tables (maker) WHERE maker IS NOT NULL;
