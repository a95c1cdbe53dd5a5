-- As in sqlite/0010_settings.sql.
CREATE TABLE settings (
    person BYTEA NOT NULL REFERENCES accounts (person),
    name TEXT COLLATE "C" NOT NULL,
    value TEXT NOT NULL,
    changed BIGINT NOT NULL,
    PRIMARY KEY (person, name)
);
