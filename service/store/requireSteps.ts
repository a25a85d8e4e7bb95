/** Whether the tables are as far as this version needs them: a copy that was restored since the start may be older. */
import type { Statements } from '../../node/sqlite/statements.ts'

export function appliedSteps(database: Pick<Statements, 'all'>): ReadonlySet<string> {
  return new Set(database.all<{ step: string }>('SELECT step FROM applied_steps').map(({ step }) => step))
}

/** @param steps by the names that `applied_steps` has for them. @throws Error where one is missing */
export function requireSteps(database: Pick<Statements, 'all'>, steps: readonly string[]): void {
  const applied = appliedSteps(database)
  const missing = steps.filter((step) => !applied.has(step)).length
  if (missing > 0) throw new Error(`${missing} steps of the tables are not applied: start the service anew.`)
}
