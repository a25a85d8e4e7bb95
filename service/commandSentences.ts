/** What went wrong in a service command, as one sentence for whoever called it. */
import { asDiskError } from '../shared/diskTrouble.ts'
import { toAppError } from '../shared/errors.ts'

/** What listening may meet. */
const listenSentences: ReadonlyMap<unknown, string> = new Map([
  ['EADDRINUSE', 'Another program uses this port. Choose another with --port, or 0 for any free one.'],
  ['EADDRNOTAVAIL', 'This machine has no such address. Choose another with --host.'],
  ['EACCES', 'The system does not allow the use of this port. Choose another with --port.'],
])

export function sentenceOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown)
  const { code, syscall, path }: NodeJS.ErrnoException = thrown
  // In one of several processes it is the system's earlier call that fails.
  if (syscall === 'listen' || syscall === 'bind') return listenSentences.get(code) ?? thrown.message
  if (code === 'ERR_SQLITE_ERROR') return toAppError(thrown).message // SQLite's own words are for nobody.
  return asDiskError(thrown, { path: path ?? 'a file', instead: 'choose another place' })?.message ?? thrown.message
}
