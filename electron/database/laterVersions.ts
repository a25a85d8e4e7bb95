/** Versions that were made of a file since: SQL, for whoever asks what of it stands now. A version is younger than the one it replaces. */

export const wasOnDisk = "state IN ('written', 'undone', 'replaced')"

/**
 * `version`: every row of the history that `where` names, as its own `root`, and each version that came in its place, whose
 * root is the same. Rows that `where` names twice, by themselves and as a later version, are there under both roots.
 */
export function withLaterVersions(where: string): string {
  return `WITH RECURSIVE version (root, id, state, batch_id) AS (
    SELECT id, id, state, batch_id FROM written WHERE ${where} AND ${wasOnDisk}
    UNION ALL
    SELECT version.root, later.id, later.state, later.batch_id FROM version
      JOIN written AS later ON later.replaces_id = version.id AND later.${wasOnDisk})`
}

/** Of rows that came of a file: whether it, or what was made of it, stands there. */
export function standsNow(where: string): string {
  return `EXISTS (${withLaterVersions(where)} SELECT 1 FROM version WHERE state = 'written')`
}

/** Of one run: a version that it replaced itself has the root of the first one. */
export const laterVersionsOfRun = withLaterVersions(
  'batch_id = ?1 AND NOT EXISTS (SELECT 1 FROM written AS first WHERE first.id = written.replaces_id AND first.batch_id = ?1)',
)
