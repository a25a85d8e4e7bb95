/** Tables of what the user wants at certain places, and of what is ignored. */
export const rulesTables = `
-- Rules of a folder and all below it, or of a title below a folder. NULL: as inherited.
CREATE TABLE scoped_rules (
  kind TEXT NOT NULL CHECK (kind IN ('folder', 'title')),
  folder TEXT NOT NULL,
  -- As corrections of titles have it; '' for a folder, and for a title that only its folder tells.
  title_key TEXT NOT NULL,
  languages TEXT,
  hearing_impaired TEXT,
  forced TEXT,
  skip_when_audio_matches INTEGER,
  changed_ms INTEGER NOT NULL,
  PRIMARY KEY (kind, folder, title_key)
) WITHOUT ROWID;

CREATE TABLE ignored (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('video', 'title', 'release', 'author')),
  -- Path of the video, folder of the title, else ''.
  place TEXT NOT NULL,
  -- Key of the title, of the release's name or of the author, else ''.
  key TEXT NOT NULL,
  -- '': every wish.
  language TEXT NOT NULL,
  -- For a person: the name as it was when it was ignored.
  label TEXT NOT NULL,
  ignored_ms INTEGER NOT NULL,
  UNIQUE (kind, place, key, language)
);
`
