-- As in sqlite/0013_addresses.sql.
CREATE TABLE addresses (
    person BYTEA PRIMARY KEY REFERENCES accounts (person),
    address TEXT NOT NULL,
    form TEXT COLLATE "C" NOT NULL UNIQUE
);

CREATE TABLE mailed_links (
    code BYTEA PRIMARY KEY CHECK (length(code) = 32),
    person BYTEA NOT NULL REFERENCES accounts (person),
    address TEXT,
    form TEXT COLLATE "C" CHECK ((form IS NULL) = (address IS NULL)),
    until BIGINT NOT NULL
);

CREATE INDEX mailed_links_by_person ON mailed_links (person);
