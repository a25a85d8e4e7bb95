/**
 * A disk in memory that loses its power: content that was not synced is cut, names whose folder was not synced are lost.
 * Beside it a journal whose last commits, where they did not wait for the disk, may be lost too.
 */
import type { Database } from '../../../electron/database/database.ts'
import { sha256Of, type Disk } from '../../../electron/disk/disk.ts'
import type { Trash } from '../../../electron/sidecar/trash/trash.ts'

type Pick = (length: number) => number

interface Content {
  readonly inode: string
  bytes: Uint8Array
  isSynced: boolean
}

/** Names that come and go together; null: the name goes. */
type Renaming = ReadonlyMap<string, Content | null>

interface Names {
  durable: Map<string, Content>
  /** Oldest first. */
  pending: Renaming[]
}

type Rows = readonly Readonly<Record<string, string | number | null>>[]
export type Journal = Readonly<Record<'batch' | 'written', Rows>>

let inodes = 0
const failed = (code: string) => Object.assign(new Error(code), { code })

export class PowerDisk {
  #names: Names
  /** Told before and after each change. */
  onStep: () => void = () => undefined

  constructor(names: Names = { durable: new Map(), pending: [] }) {
    this.#names = names
  }

  #live(): Map<string, Content> {
    return applied(this.#names.durable, this.#names.pending)
  }

  #found(path: string): Content {
    const content = this.#live().get(path)
    if (!content) throw failed('ENOENT')
    return content
  }

  async #change(renaming: Renaming): Promise<void> {
    this.onStep()
    this.#names.pending.push(renaming)
    this.onStep()
    await Promise.resolve()
  }

  paths(): readonly string[] {
    return [...this.#live().keys()].sort()
  }

  text(path: string): string {
    return Buffer.from(this.#found(path).bytes).toString()
  }

  /**
   * Content that was not synced is cut anywhere. Of the names that were not synced, the first ones are left, as file systems
   * with a journal leave them, or else any selection.
   */
  afterPowerLoss(pick: Pick, isOrdered: boolean): PowerDisk {
    const { pending } = this.#names
    const kept = isOrdered ? pending.slice(0, pick(pending.length + 1)) : pending.filter(() => pick(2) === 0)
    const cut = new Map<Content, Content>()
    const names = [...applied(this.#names.durable, kept)].map(([path, content]) => {
      const length = content.isSynced ? content.bytes.length : pick(content.bytes.length + 1)
      const left = cut.get(content) ?? { ...content, bytes: content.bytes.subarray(0, length), isSynced: true }
      cut.set(content, left)
      return [path, left] as const
    })
    return new PowerDisk({ durable: new Map(names), pending: [] })
  }

  /** As it is now, whatever happens to it later. */
  frozen(): PowerDisk {
    const copies = new Map<Content, Content>()
    const copyOf = (content: Content) => {
      const copy = copies.get(content) ?? { ...content }
      copies.set(content, copy)
      return copy
    }
    const copied = (names: Renaming) => new Map([...names].map(([path, content]) => [path, content && copyOf(content)]))
    const durable = new Map([...this.#names.durable].map(([path, content]) => [path, copyOf(content)]))
    return new PowerDisk({ durable, pending: this.#names.pending.map(copied) })
  }

  asDisk(hasLinks: boolean): Disk {
    const create = async (path: string, bytes: Uint8Array) => {
      if (this.#live().has(path)) throw failed('EEXIST')
      const content = { inode: String(++inodes), bytes, isSynced: bytes.length === 0 }
      await this.#change(new Map([[path, content]]))
      return content
    }
    return {
      writeNew: async (path, bytes) => {
        const content = await create(path, bytes)
        content.isSynced = true
        this.onStep()
      },
      setModified: async () => this.onStep(),
      createEmpty: async (path) => {
        await create(path, new Uint8Array())
      },
      link: async (from, to) => {
        if (!hasLinks) throw failed('EPERM')
        if (this.#live().has(to)) throw failed('EEXIST')
        await this.#change(new Map([[to, this.#found(from)]]))
      },
      rename: (from, to) =>
        this.#change(
          new Map([
            [to, this.#found(from)],
            [from, null],
          ]),
        ),
      unlink: async (path) => {
        this.#found(path)
        await this.#change(new Map([[path, null]]))
      },
      syncFolderOf: async () => {
        this.onStep()
        this.#names = { durable: this.#live(), pending: [] }
        this.onStep()
      },
      names: async (folder) =>
        this.paths().flatMap((path) => (path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : [])),
      stat: async (path) => {
        const content = this.#live().get(path)
        return content ? { isFile: true, sizeBytes: content.bytes.length, inode: content.inode } : null
      },
      read: async (path) => this.#found(path).bytes,
      sha256: async (path) => sha256Of(this.#found(path).bytes),
      mayWrite: async () => undefined,
      space: async () => ({ freeBytes: 2 ** 40, totalBytes: 2 ** 41 }),
    }
  }

  asTrash(folder: string): Trash {
    const disk = this.asDisk(true)
    return {
      take: async (path, label) => {
        const place = `${folder}/${label}`
        if (await disk.stat(path)) await disk.rename(path, place)
        return (await disk.stat(place)) ? place : null
      },
      read: (path) => disk.read(path),
      modifiedMs: async () => 1_600_000_000_000,
      discard: (path) => disk.unlink(path),
    }
  }
}

function applied(durable: ReadonlyMap<string, Content>, renamings: readonly Renaming[]): Map<string, Content> {
  const names = new Map(durable)
  for (const renaming of renamings)
    for (const [path, content] of renaming) {
      if (content) names.set(path, content)
      else names.delete(path)
    }
  return names
}

/** The journal's database, and what of it survives. */
export function watchedJournal(db: Database, onStep: () => void) {
  /** The last one is what stands in the database; the first one is on the disk for sure. */
  let states: Journal[] = [journalIn(db)]
  let depth = 0
  function noted<Result>(result: Result, isDurable: boolean): Result {
    if (depth > 0) return result
    const now = journalIn(db)
    states = isDurable ? [now] : [...states, now]
    onStep()
    return result
  }
  const watched: Database = {
    ...db,
    run: (sql, ...values) => noted(db.run(sql, ...values), true),
    transaction(work, options) {
      depth += 1
      let result
      try {
        result = db.transaction(work, options)
      } finally {
        depth -= 1
      }
      return noted(result, options?.isDurable ?? true)
    },
    async synced() {
      states = states.slice(-1)
      onStep()
    },
  }
  return { db: watched, survivors: (): readonly Journal[] => states }
}

function journalIn(db: Database): Journal {
  return { batch: db.all('SELECT * FROM batch'), written: db.all('SELECT * FROM written') }
}

export function fillJournal(db: Database, journal: Journal): void {
  db.transaction(() => {
    db.run('DELETE FROM written')
    db.run('DELETE FROM batch')
    for (const table of ['batch', 'written'] as const)
      for (const row of journal[table]) {
        const columns = Object.keys(row)
        db.run(
          `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
          ...Object.values(row),
        )
      }
  })
}
