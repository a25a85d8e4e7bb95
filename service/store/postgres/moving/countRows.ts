/** Tells the planner of the server what has come, at once: by itself it would look a minute later, and plan badly until then. */
import type { PostgresDatabase } from '../postgresDatabase.ts'

/**
 * Nothing is looked for by the rest, which is most of the work and which the server counts by itself later. Of an index over an
 * expression it counts only where all columns are asked for.
 */
const indexedColumns = `
SELECT 'ANALYZE ' || string_agg(said, ', ' ORDER BY said) AS text FROM (
  SELECT quote_ident(t.relname) || CASE WHEN bool_or(0 = ANY (i.indkey)) THEN ''
    ELSE format(' (%s)', string_agg(DISTINCT quote_ident(a.attname), ', ')) END AS said
  FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
    LEFT JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = ANY (i.indkey)
  WHERE t.relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema()) GROUP BY t.relname
) AS tables`

/** May take minutes, and may be given up. */
export async function countRows(to: PostgresDatabase, signal: AbortSignal): Promise<void> {
  const row = to.get<{ readonly text: string }>(indexedColumns)
  await to.execPatiently(row?.text ?? 'ANALYZE', signal)
}
