/** Archives that came damaged, so that what the service itself has damaged can be told from what a network spoiled. */
export const damageTables = `
CREATE TABLE damaged_archives (
  service TEXT NOT NULL,
  subtitle_id TEXT NOT NULL,
  -- Of the bytes that came last.
  sha256 TEXT NOT NULL,
  is_length_proven INTEGER NOT NULL,
  -- 1: the same bytes came twice, whole both times.
  is_broken INTEGER NOT NULL,
  came_ms INTEGER NOT NULL,
  PRIMARY KEY (service, subtitle_id)
) WITHOUT ROWID;

-- Before, a download that was cut was taken for the subtitle's own fault, and nobody can tell which of these were not.
DELETE FROM match_rejections WHERE reason IN (
  'The archive is cut off or damaged. Try another subtitle.',
  'A file inside the archive is damaged. Try another subtitle.',
  'A file inside the archive has another size than the archive says. Try another subtitle.',
  'The archive contradicts itself, so it was not opened. Try another subtitle.',
  'The download is not a subtitle archive. Try another subtitle.'
);
`
