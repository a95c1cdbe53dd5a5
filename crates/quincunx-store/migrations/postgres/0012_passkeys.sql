-- As in sqlite/0012_passkeys.sql.
CREATE TABLE passkeys (
    id BYTEA PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 1023),
    person BYTEA NOT NULL REFERENCES accounts (person),
    key TEXT NOT NULL,
    device TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT
);

CREATE INDEX passkeys_by_person ON passkeys (person);
