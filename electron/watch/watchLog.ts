/** What becomes of watch mode, for the log: a folder out of sight, events that do not come, what holds the work up. */
import type { LoopState } from './watchLoop.ts'
import type { LogEvent } from '../log/logEntry.ts'

/** Hand it every state: it writes only what has become another. */
export function createWatchLog(note: LogEvent): (state: LoopState) => void {
  const told = new Map<string, string>()
  let trouble: string | null = null

  return ({ roots, problem }) => {
    for (const { path, state, why, folders } of roots) {
      const now = `${state} ${why ?? ''}`
      if (state === 'starting' || told.get(path) === now) continue
      told.set(path, now)
      note(state === 'watching' ? 'info' : 'warn', 'watch.folder', { folder: path, state, why, folders })
    }
    const now = problem && `${problem.code} ${problem.message}`
    if (now === trouble) return
    trouble = now
    if (problem === null) note('info', 'watch.well')
    else {
      const { code, message, retryMs } = problem
      note('warn', 'watch.trouble', { code, message, triedAgain: new Date(retryMs).toISOString() })
    }
  }
}
