-- As in sqlite/0007_recovery.sql.
CREATE TABLE codes (
    code BYTEA PRIMARY KEY CHECK (length(code) = 32),
    person BYTEA NOT NULL REFERENCES accounts (person)
);

CREATE INDEX codes_by_person ON codes (person);
