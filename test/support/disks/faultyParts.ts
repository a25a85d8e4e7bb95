/**
 * The publishing parts with a fault layer under them: before and after every step (a call of the disk, of the trash or a
 * write to the database) a plan says whether it goes on, fails, or the process is killed there.
 */
import type { Database } from '../../../electron/database/database.ts'
import type { Disk } from '../../../electron/disk/disk.ts'
import { createFolderNames } from '../../../electron/sidecar/publish/folderNames.ts'
import type { History } from '../../../electron/sidecar/history/history.ts'
import type { Trash } from '../../../electron/sidecar/trash/trash.ts'
import type { MoveParts } from '../../../electron/sidecar/rename/moveSidecar.ts'
import type { RestoreParts } from '../../../electron/sidecar/trash/restore.ts'

export type AllParts = RestoreParts & MoveParts

export interface Fate {
  /** Killed at this moment: there is one before and one after each step. */
  readonly killAt?: number
  /** The call that fails, and each one after it when `forEver`. */
  readonly failAt?: number
  readonly forEver?: boolean
  readonly code?: string
}

export interface Faulty {
  readonly parts: AllParts
  /** How the work ended; 'killed' leaves it hanging where it was, as a kill does. */
  outlive(work: Promise<unknown>): Promise<'ended' | 'killed'>
  /** Whether the plan's fault was reached. */
  struck(): boolean
}

type Call = (...given: never[]) => unknown

export function faultyParts(sound: AllParts, { killAt = Infinity, failAt = Infinity, forEver, code }: Fate): Faulty {
  const killed = Promise.withResolvers<'killed'>()
  let moment = 0
  let calls = 0
  let isDead = false
  let isInside = false
  let hasStruck = false

  function lives(): boolean {
    if (!isDead && !isInside && moment++ >= killAt) {
      isDead = true
      hasStruck = true
      killed.resolve('killed')
    }
    return !isDead
  }

  function failIfDue(): void {
    const call = calls++
    if (call !== failAt && !(forEver && call > failAt)) return
    hasStruck = true
    throw Object.assign(new Error(code ?? 'EIO'), { code: code ?? 'EIO' })
  }

  const hanging = () => new Promise<never>(() => undefined)
  const slow =
    (call: Call, mayFail = true) =>
    async (...given: never[]) => {
      if (!lives()) return hanging()
      if (mayFail) failIfDue()
      const result = await call(...given)
      return lives() ? result : hanging()
    }
  /** What a dead process writes to the database never happens; a transaction happens whole. */
  const quick =
    (call: Call) =>
    (...given: never[]) => {
      if (!lives()) return undefined
      const wasInside = isInside
      isInside = true
      try {
        return call(...given)
      } finally {
        isInside = wasInside
        lives()
      }
    }
  const wrapped = <Port extends object>(
    port: Port,
    names: readonly (keyof Port)[],
    wrap: (call: Call) => Call,
  ): Port => ({
    ...port,
    ...Object.fromEntries(names.map((name) => [name, wrap(port[name] as Call)])),
  })

  const disk = wrapped<Disk>(sound.disk, Object.keys(sound.disk) as (keyof Disk)[], slow)
  const trash = wrapped<Trash>(sound.trash, ['take', 'read', 'discard'], slow)
  const intending = wrapped<History>(sound.history, ['intend', 'synced'], (call) => slow(call, false))
  const history = wrapped<History>(intending, ['advance'], quick)
  const db = wrapped<Database>(sound.db, ['run', 'transaction'], quick)
  const parts = { ...sound, disk, trash, history, db, names: createFolderNames(disk) }
  return {
    parts,
    outlive: (work) =>
      Promise.race([
        work.then(
          () => 'ended' as const,
          () => 'ended' as const,
        ),
        killed.promise,
      ]),
    struck: () => hasStruck,
  }
}
