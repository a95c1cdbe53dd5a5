-- What somebody has set, for every device.
CREATE TABLE settings (
    person BLOB NOT NULL REFERENCES accounts (person),
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    changed INTEGER NOT NULL,
    PRIMARY KEY (person, name)
) STRICT, WITHOUT ROWID;
