/** The journal of subtitles that the user had named after their video again, for going on after a crash and for undoing. */
export const renameTables = `
CREATE TABLE sidecar_renames (
  id         INTEGER PRIMARY KEY,
  video_path TEXT NOT NULL,
  from_path  TEXT NOT NULL,
  to_path    TEXT NOT NULL,
  temp_path  TEXT NOT NULL,
  state      TEXT NOT NULL,              -- 'intended', 'done', 'undone'
  at_ms      INTEGER NOT NULL
) STRICT;
CREATE INDEX sidecar_renames_by_video ON sidecar_renames (video_path);
`

/**
 * Of one of ours that went to another video, the video that it had stood beside; NULL for a name alone. Once taken back it
 * is 'undone': these two are not the same video.
 */
export const renamesOfFollowed = 'ALTER TABLE sidecar_renames ADD COLUMN from_video TEXT'
