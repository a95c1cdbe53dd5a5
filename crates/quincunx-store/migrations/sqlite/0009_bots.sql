-- A bot is an account that belongs to a person. It has no password (an empty one lets nobody in), and so no sessions and no codes.
ALTER TABLE accounts ADD COLUMN owner BLOB REFERENCES accounts (person);

CREATE INDEX accounts_by_owner ON accounts (owner) WHERE owner IS NOT NULL;

-- What programs come with as a bot, by the hashes of what they have.
CREATE TABLE tokens (
    token BLOB PRIMARY KEY CHECK (length(token) = 32),
    bot BLOB NOT NULL REFERENCES accounts (person),
    name TEXT NOT NULL,
    -- Words with spaces between them (RFC 6749, 3.3).
    scopes TEXT NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX tokens_by_bot ON tokens (bot);

-- May bots sit down?
ALTER TABLE tables ADD COLUMN bots INTEGER NOT NULL DEFAULT 0;
