/** Wishes for which the service was asked and had nothing: what the library, the plan and watch mode call "not found". */
export const notFoundTables = `
CREATE TABLE not_found (
  service    TEXT NOT NULL,              -- another one may have it
  video_path TEXT NOT NULL,
  wish       TEXT NOT NULL,              -- as the user writes it: another wish is another question
  asked_ms   INTEGER NOT NULL,           -- the last answer that said so
  PRIMARY KEY (service, video_path, wish)
) STRICT, WITHOUT ROWID;
CREATE INDEX not_found_by_video ON not_found (video_path);
`

/** Why what would have met the wish was refused after its download; '' where there was nothing. */
export const notFoundRefusals = `
ALTER TABLE not_found ADD COLUMN refusal TEXT NOT NULL DEFAULT '';
`
