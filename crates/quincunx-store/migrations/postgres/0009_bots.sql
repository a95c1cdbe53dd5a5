-- As in sqlite/0009_bots.sql.
ALTER TABLE accounts ADD COLUMN owner BYTEA REFERENCES accounts (person);

CREATE INDEX accounts_by_owner ON accounts (owner) WHERE owner IS NOT NULL;

CREATE TABLE tokens (
    token BYTEA PRIMARY KEY CHECK (length(token) = 32),
    bot BYTEA NOT NULL REFERENCES accounts (person),
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT
);

CREATE INDEX tokens_by_bot ON tokens (bot);

ALTER TABLE tables ADD COLUMN bots BIGINT NOT NULL DEFAULT 0 CHECK (bots IN (0, 1));
