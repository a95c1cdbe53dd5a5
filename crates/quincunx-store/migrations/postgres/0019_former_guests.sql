-- As in sqlite/0019_former_guests.sql.
CREATE TABLE former_guests (
    guest BYTEA PRIMARY KEY CHECK (length(guest) = 32),
    since BIGINT NOT NULL
);

CREATE INDEX former_guests_by_since ON former_guests (since);
