-- Why whoever runs the server has closed a table.
ALTER TABLE tables ADD COLUMN closed TEXT;

-- They are few, and looked for among all others.
CREATE INDEX tables_frozen ON tables (created) WHERE status = 'frozen';
