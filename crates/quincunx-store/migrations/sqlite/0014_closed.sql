-- Why whoever runs the server has closed a table.
ALTER TABLE tables ADD COLUMN closed TEXT;
