/** The catalogue's schema: titles, the names they are found by, subtitle packages, their files. A shipped step is never edited. */

/**
 * `names.kind` says how a name belongs to its title (see `NameKind`); `type` is 0 for movies, 1 for TV; an unknown year is 0.
 * `names_by_key` answers every look-up by name without touching a row, `subtitle_index` every ranking (-1 stands for null there).
 */
const titles = `
CREATE TABLE titles (
  id INTEGER PRIMARY KEY,
  sd_id INTEGER NOT NULL UNIQUE,
  has_given_sd_id INTEGER NOT NULL,
  type INTEGER NOT NULL,
  name TEXT NOT NULL,
  original_name TEXT,
  year INTEGER,
  first_air_date TEXT,
  filmdb_id TEXT,
  moviedb_id INTEGER,
  subtitle_count INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX titles_by_filmdb_id ON titles (filmdb_id) WHERE filmdb_id IS NOT NULL;
CREATE INDEX titles_by_moviedb_id ON titles (moviedb_id, type) WHERE moviedb_id IS NOT NULL;

CREATE TABLE names (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL,
  type INTEGER NOT NULL,
  year INTEGER NOT NULL,
  kind INTEGER NOT NULL,
  title_id INTEGER NOT NULL
);
CREATE INDEX names_by_key ON names (key, type, year, kind, title_id);
CREATE TABLE name_halves (hash INTEGER NOT NULL, name_id INTEGER NOT NULL, PRIMARY KEY (hash, name_id)) WITHOUT ROWID;
CREATE VIRTUAL TABLE name_words USING fts5(
  words, content='', detail=none, columnsize=0, tokenize="unicode61 remove_diacritics 0"
);
CREATE TABLE best_by_prefix (prefix TEXT PRIMARY KEY, title_ids TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE episode_ids (number INTEGER PRIMARY KEY, show_number INTEGER NOT NULL, season INTEGER, episode INTEGER);
`

/**
 * Bytes are blobs in this file, not files beside it: a reader sees all of one or nothing, and one file is the whole backup.
 * AUTOINCREMENT because a number that was given out, also to an upload that never came, is not given out again.
 */
const subtitles = `
CREATE TABLE subtitles (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title_id INTEGER NOT NULL,
  language TEXT NOT NULL,
  name TEXT NOT NULL,
  releases TEXT NOT NULL,
  season INTEGER,
  episode_from INTEGER,
  episode_end INTEGER,
  is_full_season INTEGER NOT NULL,
  is_hearing_impaired INTEGER NOT NULL,
  is_machine_made INTEGER NOT NULL,
  framerate INTEGER NOT NULL,
  comment TEXT NOT NULL,
  author TEXT NOT NULL
);
CREATE TABLE release_facts (id INTEGER PRIMARY KEY, facts TEXT NOT NULL UNIQUE);
CREATE TABLE subtitle_index (
  title_id INTEGER NOT NULL,
  season INTEGER NOT NULL,
  episode_from INTEGER NOT NULL,
  episode_end INTEGER NOT NULL,
  is_full_season INTEGER NOT NULL,
  language TEXT NOT NULL,
  fingerprint INTEGER NOT NULL,
  subtitle_id INTEGER NOT NULL,
  facts TEXT NOT NULL,
  PRIMARY KEY (title_id, season, episode_from, episode_end, is_full_season, language, fingerprint)
) WITHOUT ROWID;

CREATE TABLE subtitle_files (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  subtitle_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  release_name TEXT NOT NULL,
  season INTEGER NOT NULL,
  episode INTEGER NOT NULL,
  language TEXT NOT NULL,
  is_hearing_impaired INTEGER NOT NULL,
  format TEXT NOT NULL,
  size_bytes INTEGER NOT NULL,
  blob_id INTEGER NOT NULL
);
CREATE INDEX subtitle_files_by_subtitle ON subtitle_files (subtitle_id);
CREATE TABLE archives (subtitle_id INTEGER PRIMARY KEY, blob_id INTEGER NOT NULL);
CREATE TABLE blobs (id INTEGER PRIMARY KEY, md5 TEXT NOT NULL, bytes BLOB NOT NULL);
CREATE INDEX blobs_by_md5 ON blobs (md5);
INSERT INTO sqlite_sequence VALUES ('subtitles', 2000000), ('subtitle_files', 5000000);
`

/** `indexed_names` says how far the indexes over the names reach: names above this id are not in them yet. */
const bulkImport = `
CREATE TABLE indexed_names (last_id INTEGER NOT NULL);
INSERT INTO indexed_names SELECT COALESCE(MAX(id), 0) FROM names;
CREATE INDEX titles_without_filmdb_id ON titles (id) WHERE filmdb_id IS NULL;
`

/** Two of three thirds find a misspelt name among far fewer others than one of two halves did; all names are indexed anew. */
const thirds = `
DROP TABLE name_halves;
CREATE TABLE name_thirds (hash INTEGER NOT NULL, name_id INTEGER NOT NULL, PRIMARY KEY (hash, name_id)) WITHOUT ROWID;
DROP TABLE name_words;
CREATE VIRTUAL TABLE name_words USING fts5(
  words, content='', detail=none, columnsize=0, tokenize="unicode61 remove_diacritics 0"
);
UPDATE indexed_names SET last_id = 0;
`

/** With type and year beside them, only names that fit are read; all names are indexed anew. */
const fittingThirds = `
DROP TABLE name_thirds;
CREATE TABLE name_thirds (
  hash INTEGER NOT NULL,
  type INTEGER NOT NULL,
  year INTEGER NOT NULL,
  name_id INTEGER NOT NULL,
  PRIMARY KEY (hash, type, year, name_id)
) WITHOUT ROWID;
DROP TABLE name_words;
CREATE VIRTUAL TABLE name_words USING fts5(
  words, content='', detail=none, columnsize=0, tokenize="unicode61 remove_diacritics 0"
);
UPDATE indexed_names SET last_id = 0;
`

/** What the kept lists of short beginnings were worked out from: the last name, and how many subtitles all titles had. */
const prefixReach = `
CREATE TABLE prefix_reach (last_name INTEGER NOT NULL, subtitles INTEGER NOT NULL);
INSERT INTO prefix_reach VALUES (0, 0);
`

/** Which bytes have left for the archives beside the database, and their SHA-256, by which they are found there. */
const movedBlobs = 'CREATE TABLE moved_blobs (blob_id INTEGER PRIMARY KEY, archive_key TEXT NOT NULL);'

/** From `first_id` to `last_id`, as far as they are there still. */
const importedFrom = `
CREATE TABLE imported (
  source TEXT NOT NULL,
  first_id INTEGER NOT NULL,
  last_id INTEGER NOT NULL,
  PRIMARY KEY (source, first_id)
) WITHOUT ROWID;
`

export const catalogueTables: readonly string[] = [
  titles,
  subtitles,
  bulkImport,
  thirds,
  fittingThirds,
  prefixReach,
  movedBlobs,
  importedFrom,
]
