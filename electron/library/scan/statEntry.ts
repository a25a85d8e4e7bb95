/** Looks at files without opening them or following links, and keeps of each look only what a scan needs. */
import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import type { Stats } from 'node:fs'
import { allAnswers, type DiskReads, type Soon } from '../media/diskReads.ts'
import type { InfoFile } from '../mediaFile.ts'
import { within } from './readFolder.ts'

export interface SeenEntry {
  readonly name: string
  readonly path: string
  readonly kind: 'file' | 'link' | 'special-file' | 'gone'
  readonly sizeBytes: number
  readonly modifiedMs: number
  /** What the mode says; lists, root and network drives can say otherwise. */
  readonly isReadableByMode: boolean
}

/** How many files are looked at together; also how many neighbours the size of a sample is compared with. */
export const entriesAtOnce = 64

const ownUser = process.getuid?.()
const none: ReadonlySet<SeenEntry> = new Set()

/** Never throws or rejects. */
export function statEntry(folder: string, name: string, reads: DiskReads): Soon<SeenEntry> {
  const path = within(folder, name)
  const gone: SeenEntry = { name, path, kind: 'gone', sizeBytes: 0, modifiedMs: 0, isReadableByMode: false }
  const seen = (stats: Stats): SeenEntry => {
    const kind = stats.isFile() ? 'file' : stats.isSymbolicLink() ? 'link' : 'special-file'
    const bits = ownUser === stats.uid ? constants.S_IRUSR : constants.S_IRGRP | constants.S_IROTH
    const isReadableByMode = (stats.mode & bits) !== 0
    return { name, path, kind, sizeBytes: stats.size, modifiedMs: stats.mtimeMs, isReadableByMode }
  }
  try {
    const stats = reads.stat(path)
    return stats instanceof Promise ? stats.then(seen, () => gone) : seen(stats)
  } catch {
    return gone
  }
}

/** Together; at once where all of them were. */
export function statEntries(folder: string, names: readonly string[], reads: DiskReads): Soon<readonly SeenEntry[]> {
  return allAnswers(names.map((name) => statEntry(folder, name, reads)))
}

/** Of an .nfo file; one that is gone by now is read again when it is back. */
export function infoFileOf({ path, sizeBytes, modifiedMs }: SeenEntry): InfoFile {
  return { path, sizeBytes, modifiedMs }
}

/** Asks the system only about files whose mode says no. */
export function unreadableAmong(looks: readonly SeenEntry[]): Soon<ReadonlySet<SeenEntry>> {
  const doubtful = looks.filter((look) => look.kind === 'file' && !look.isReadableByMode)
  if (doubtful.length === 0) return none
  return Promise.all(doubtful.map(isReadable)).then(
    (answers) => new Set(doubtful.filter((_, index) => !answers[index])),
  )
}

function isReadable({ path }: SeenEntry): Promise<boolean> {
  return access(path, constants.R_OK).then(
    () => true,
    () => false,
  )
}
