/** What servers outside are to be told, how that went, and who may tell this app of new files. */
export const playerTables = `
CREATE TABLE player_news (
  player     TEXT NOT NULL,
  folder     TEXT NOT NULL,              -- of this machine; something in it is another than before
  at_ms      INTEGER NOT NULL,
  PRIMARY KEY (player, folder)
) STRICT, WITHOUT ROWID;

CREATE TABLE player_standing (
  player     TEXT PRIMARY KEY,           -- or 'notify'
  told_ms    INTEGER,                    -- when it last took what it was told
  failure    TEXT,                       -- why it did not the last time
  failures   INTEGER NOT NULL,           -- in a row
  next_ms    INTEGER NOT NULL,           -- not tried before
  unknown    TEXT                        -- a folder that it does not know
) STRICT, WITHOUT ROWID;

CREATE TABLE hook (
  id         INTEGER PRIMARY KEY,
  name       TEXT NOT NULL,
  digest     BLOB NOT NULL,              -- SHA-256 of its token; the token itself is kept nowhere
  folders    TEXT NOT NULL,              -- pairs: our folder, theirs
  made_ms    INTEGER NOT NULL,
  used_ms    INTEGER,
  event      TEXT,                       -- what it last said
  outcome    TEXT                        -- what became of that
) STRICT;
`
