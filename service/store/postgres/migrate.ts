/** Brings the tables up to date, each step once: nodes that start together wait for the first of them. */
import { AppError } from '../../../shared/errors.ts'
import { appliedSteps, requireSteps } from '../requireSteps.ts'
import type { PostgresDatabase } from './postgresDatabase.ts'
import { postgresSteps } from './postgresTables.ts'

/** What our texts rely on: rules for unique values, functions in SQL's own words (14). */
const oldestServer = 150_000

/** @throws AppError where the server is too old, or the tables are those of a newer version */
export function migrate(db: PostgresDatabase): void {
  const server = Number(db.get<{ version: string }>("SELECT current_setting('server_version_num') AS version")?.version)
  if (server < oldestServer) throw new AppError('input.invalid', 'The service needs PostgreSQL 15 or newer.')
  // An index of a table that has grown for years takes longer than any statement of the service may.
  db.withoutLimits(() => applySteps(db))
}

/** @throws Error where a step is missing */
export function requireMigrated(db: Pick<PostgresDatabase, 'all'>): void {
  requireSteps(
    db,
    postgresSteps.map(({ name }) => name),
  )
}

function applySteps(db: PostgresDatabase): void {
  db.transaction(() => {
    db.exec('CREATE TABLE IF NOT EXISTS applied_steps (step text PRIMARY KEY)')
    const applied = appliedSteps(db)
    const known = new Set(postgresSteps.map(({ name }) => name))
    if ([...applied].some((step) => !known.has(step)))
      throw new AppError('input.invalid', 'This database belongs to a newer version of the service. Start that one.')
    for (const { name, sql } of postgresSteps) {
      if (applied.has(name)) continue
      db.exec(sql)
      db.run('INSERT INTO applied_steps VALUES (?)', name)
    }
  }, 'migrations')
}
