-- As in sqlite/0020_ended.sql.
ALTER TABLE seats ADD COLUMN ended BIGINT;

UPDATE seats SET ended = CASE WHEN since > created THEN since ELSE created END
    FROM tables WHERE id = table_id AND status = 'over';

DROP INDEX seats_by_token;

CREATE INDEX seats_by_token ON seats (token, ended, kind) INCLUDE (table_id, seat) WHERE token IS NOT NULL;
