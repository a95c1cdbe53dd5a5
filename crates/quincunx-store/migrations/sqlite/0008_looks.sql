-- How often somebody has looked whether something can be written: by counting, so that each look writes.
ALTER TABLE server ADD COLUMN looks INTEGER NOT NULL DEFAULT 0;
