-- As in sqlite/0011_people.sql.
CREATE TABLE people (
    person BYTEA NOT NULL REFERENCES accounts (person),
    other BYTEA NOT NULL REFERENCES accounts (person),
    relation TEXT NOT NULL CHECK (relation IN ('follows', 'blocks')),
    PRIMARY KEY (person, other)
);

CREATE INDEX people_by_other ON people (other);
