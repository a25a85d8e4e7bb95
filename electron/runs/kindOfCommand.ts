/** What batches of older versions were, told by the command that they were kept under. Pure. */
import type { RunKind } from '../../shared/runs/runKinds.ts'

const kinds: Readonly<Record<string, RunKind>> = {
  'watch: better': 'better',
  'wrong, next': 'better',
  translate: 'translate',
  transcribe: 'transcribe',
  clean: 'clean',
  restore: 'clean',
  timing: 'timing',
  checkup: 'mend',
  upload: 'upload',
}

export function kindOfCommand(command: string): RunKind {
  return kinds[command] ?? 'find'
}

/** The same as an expression of SQL. @param command that holds the command */
export function kindOfCommandSql(command: string): string {
  const cases = Object.entries(kinds).map(([name, kind]) => `WHEN '${name}' THEN '${kind}'`)
  return `CASE ${command} ${cases.join(' ')} ELSE 'find' END`
}
