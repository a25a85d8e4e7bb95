/**
 * Who may tell this app of new files: each has a token of its own, of which only a digest is kept. It may do one thing, to
 * have a folder of the library looked at; and it ends when it is revoked.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFolderPairs, writeFolderPairs, type FolderPair } from '../../../shared/players/folderPairs.ts'
import type { Clock } from '../../../node/clock.ts'
import type { Database } from '../../database/database.ts'

/**
 * What became of what one said: its folder is looked at · that, but the files are smaller than videos of the library are ·
 * no folder of the library · looked at, and no more, as watch mode was off · not even that, by an app of before · nothing to do.
 */
export type HookOutcome = 'looked' | 'small' | 'outside' | 'lookedOnly' | 'off' | 'nothing' | 'test'

export interface Hook {
  readonly id: number
  readonly name: string
  readonly pairs: readonly FolderPair[]
  readonly madeMs: number
  readonly usedMs: number | null
  readonly event: string | null
  readonly outcome: HookOutcome | null
}

export interface HookBook {
  /** The token is told this once. */
  make(name: string): { readonly id: number; readonly token: string }
  list(): readonly Hook[]
  get(id: number): Hook | null
  /** The one that a token belongs to. Takes as long for a wrong one as for a right one. */
  find(token: string): Hook | null
  revoke(id: number): void
  setPairs(id: number, pairs: readonly FolderPair[]): void
  used(id: number, event: string, outcome: HookOutcome): void
}

const tokenBytes = 32

interface Row {
  id: number
  name: string
  digest: Uint8Array
  folders: string
  madeMs: number
  usedMs: number | null
  event: string | null
  outcome: HookOutcome | null
}

const columns = 'id, name, digest, folders, made_ms AS madeMs, used_ms AS usedMs, event, outcome'

export function createHookBook(db: Database, clock: Pick<Clock, 'nowMs'>): HookBook {
  const rows = () => db.all<Row>(`SELECT ${columns} FROM hook ORDER BY id`)
  return {
    make(name) {
      const token = randomBytes(tokenBytes).toString('base64url')
      const { lastId: id } = db.run(
        "INSERT INTO hook (name, digest, folders, made_ms) VALUES (?, ?, '', ?)",
        ...[name, digestOf(token), clock.nowMs()],
      )
      return { id, token }
    },
    list: () => rows().map(hookOf),
    get(id) {
      const row = db.get<Row>(`SELECT ${columns} FROM hook WHERE id = ?`, id)
      return row ? hookOf(row) : null
    },
    find(token) {
      const wanted = digestOf(token)
      let found: Row | null = null
      for (const row of rows()) if (timingSafeEqual(row.digest, wanted)) found = row
      return found && hookOf(found)
    },
    revoke: (id) => void db.run('DELETE FROM hook WHERE id = ?', id),
    setPairs: (id, pairs) => void db.run('UPDATE hook SET folders = ? WHERE id = ?', writeFolderPairs(pairs), id),
    used(id, event, outcome) {
      db.transaction(
        () => {
          db.run('UPDATE hook SET used_ms = ?, event = ?, outcome = ? WHERE id = ?', clock.nowMs(), event, outcome, id)
        },
        { isDurable: false },
      )
    },
  }
}

/** Digests have one length, so that comparing tells nothing of a token by its time. */
function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function hookOf({ folders, id, name, madeMs, usedMs, event, outcome }: Row): Hook {
  return { id, name, pairs: readFolderPairs(folders), madeMs, usedMs, event, outcome }
}
