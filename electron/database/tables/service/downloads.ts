/** Tables of the downloads: which archive of which service is kept in the cache, by its content. */
export const downloadTables = `
CREATE TABLE cached_archive (
  service TEXT NOT NULL,
  subtitle_id TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  size_bytes INTEGER NOT NULL,
  fetched_ms INTEGER NOT NULL,
  used_ms INTEGER NOT NULL,
  PRIMARY KEY (service, subtitle_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX cached_archive_by_content ON cached_archive(sha256);
`
