-- The e-mail address of a person, once it is confirmed.
CREATE TABLE addresses (
    person BLOB PRIMARY KEY REFERENCES accounts (person),
    -- As mail is sent to it.
    address TEXT NOT NULL,
    -- The same however its letters are written: it belongs to one person.
    form TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;

-- Links that were mailed, by the hashes of their codes.
CREATE TABLE mailed_links (
    code BLOB PRIMARY KEY CHECK (length(code) = 32),
    person BLOB NOT NULL REFERENCES accounts (person),
    -- The address that it confirms; one without an address signs the person in.
    address TEXT,
    form TEXT CHECK ((form IS NULL) = (address IS NULL)),
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX mailed_links_by_person ON mailed_links (person);
