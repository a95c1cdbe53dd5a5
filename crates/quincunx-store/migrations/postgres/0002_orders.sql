-- As in sqlite/0002_orders.sql.
ALTER TABLE tables ADD COLUMN told TEXT NOT NULL DEFAULT '[]';

ALTER TABLE seats ADD COLUMN standing_order TEXT;
