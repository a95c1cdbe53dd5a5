-- Whom somebody follows or blocks: one of both at a time.
CREATE TABLE people (
    person BLOB NOT NULL REFERENCES accounts (person),
    other BLOB NOT NULL REFERENCES accounts (person),
    relation TEXT NOT NULL CHECK (relation IN ('follows', 'blocks')),
    PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;

CREATE INDEX people_by_other ON people (other);
