-- As in sqlite/0006_accounts.sql.
CREATE TABLE accounts (
    person BYTEA PRIMARY KEY CHECK (length(person) = 32),
    name TEXT NOT NULL,
    looks TEXT COLLATE "C" NOT NULL UNIQUE,
    password TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE sessions (
    token BYTEA PRIMARY KEY CHECK (length(token) = 32),
    person BYTEA NOT NULL REFERENCES accounts (person),
    device TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL
);

CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_used ON sessions (used);

CREATE TABLE attempts (
    who BYTEA PRIMARY KEY CHECK (length(who) = 32),
    number BIGINT NOT NULL,
    since BIGINT NOT NULL
);

CREATE INDEX attempts_by_since ON attempts (since);

CREATE INDEX tables_by_maker ON tables (maker) WHERE maker IS NOT NULL;
