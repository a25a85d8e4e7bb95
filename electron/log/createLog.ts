/**
 * The log of one process: takes what happened, at once and never in the way, and hands it to the folder one batch after the
 * other. What cannot be written waits, up to a limit; beyond it is counted, and the count is written when it can be.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { isSecretName } from '../../shared/text/withoutSecrets.ts'
import { discreet, type Discretion } from './discreet.ts'
import type { LogFields, LogLevel, LogEvent } from './logEntry.ts'
import { openLogFolder, type AppendLines } from './logFolder.ts'
import { logLineOf, visible } from './logLine.ts'
import type { Clock } from '../../node/clock.ts'

export interface Log {
  readonly write: LogEvent
  /** From now on lines go there; those that came before too. */
  keepIn(folder: string): void
  /** It is written nowhere from now on. */
  hide(secret: string | null | undefined): void
  showWholePaths(areWhole: boolean): void
  /** A line fit to be shown and given away: folders are never in it. */
  clean(line: string): string
  /** Settles when everything is written, or cannot be for now. Waits no longer than a second. */
  settle(): Promise<void>
}

export interface LogParts {
  readonly clock: Pick<Clock, 'nowMs'>
  /** The keys in it are written nowhere. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** Told once, in a sentence for a person, that lines cannot be kept. */
  readonly say: (sentence: string) => void
  readonly open?: (folder: string) => AppendLines
}

const mostWaiting = 2_000
/** Lines that come meanwhile share one look at the folder; an error waits for none. */
const gatherMs = 100
const longestSettleMs = 1_000

export function createLog({ clock, env, say, open = openLogFolder }: LogParts): Log {
  const secrets = new Set(Object.entries(env).flatMap(([name, value]) => (isSecretName(name) && value ? [value] : [])))
  const waiting: string[] = []
  // The system would be asked for it over a socket where the environment does not say.
  const userFolder = env['HOME'] ?? env['USERPROFILE'] ?? ''
  let discretion: Discretion = { secrets, userFolder, areWholePaths: false }
  let append: AppendLines | null = null
  let place = ''
  let lost = 0
  let isTold = false
  let writing: Promise<void> | null = null
  let hurry: () => void = () => undefined

  function write(level: LogLevel, what: string, fields: LogFields = {}): void {
    if (waiting.length >= mostWaiting) lost += 1
    else waiting.push(logLineOf({ atMs: clock.nowMs(), level, what, fields }, discretion))
    flush()
    if (level === 'error') hurry()
  }

  function flush(): void {
    if (append === null || writing !== null) return
    writing = gatherAndWrite(append).then((isWell) => {
      writing = null
      if (isWell && waiting.length > 0) flush()
    })
  }

  async function gatherAndWrite(to: AppendLines): Promise<boolean> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, gatherMs)
      hurry = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    return writeWaiting(to)
  }

  /** False where it fails: the next entry tries again. */
  async function writeWaiting(to: AppendLines): Promise<boolean> {
    while (waiting.length > 0) {
      const { written, failure } = await to([...waiting], clock.nowMs())
      waiting.splice(0, written)
      if (failure !== null) {
        tell(failure)
        return false
      }
      if (lost > 0) logGap()
    }
    return true
  }

  function logGap(): void {
    const fields = { lines: lost }
    lost = 0
    waiting.push(logLineOf({ atMs: clock.nowMs(), level: 'warn', what: 'log.gap', fields }, discretion))
  }

  function tell(failure: unknown): void {
    if (isTold) return
    isTold = true
    const { code = 'unknown' } = failure as NodeJS.ErrnoException
    say(`The log cannot be written in ${place} (${code}). Undertitle goes on without it, and tries again.`)
  }

  return {
    write,
    keepIn(folder) {
      place = folder
      append = open(folder)
      if (waiting.length > 0) flush()
    },
    hide(secret) {
      if (secret) secrets.add(secret)
    },
    showWholePaths(areWholePaths) {
      discretion = { ...discretion, areWholePaths }
    },
    clean: (line) => visible(discreet(line, { ...discretion, areWholePaths: false })),
    async settle() {
      hurry()
      if (writing) await Promise.race([writing, wait(longestSettleMs, undefined, { ref: false })])
    },
  }
}

/** For whoever keeps no log. */
export const noLog: Log = {
  write: () => undefined,
  keepIn: () => undefined,
  hide: () => undefined,
  showWholePaths: () => undefined,
  clean: visible,
  settle: async () => undefined,
}
