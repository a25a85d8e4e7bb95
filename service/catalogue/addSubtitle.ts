/** Adds subtitle packages: each a row, a place in the ranking index, its files. The same package is never added twice. */
import { keepBlob } from './store/blobs.ts'
import type { ServiceDatabase } from './store/database.ts'
import type { NewSubtitle } from './newSubtitle.ts'
import { createPreparer, type FileContent, type PreparedPackage } from './preparePackage.ts'
import { createFactFiler, type FactFiler } from './releaseFacts.ts'
import { createRowWriter, type RowWriter } from './store/rowWriter.ts'

/** A number for a subtitle that is yet to come (upload step 1); never given out again. */
export function reserveSubtitleId(db: ServiceDatabase): string {
  return String(db.dialect.reserveNumber(db, 'subtitles'))
}

/** A number for a file that is yet to come (upload step 2). */
export function reserveFileId(db: ServiceDatabase): string {
  return String(db.dialect.reserveNumber(db, 'subtitle_files'))
}

/** Adds packages one after the other and remembers what they share. Run inside transactions. */
export interface SubtitleLoader {
  /** The new `n_id`, or null when the catalogue has this package already. `titleId` comes from `addTitle`. */
  add(titleId: number, prepared: PreparedPackage): string | null
  /** To be called before each commit: writes what still waits, and what was only counted. */
  settle(): void
}

interface LoaderParts {
  readonly db: ServiceDatabase
  readonly facts: FactFiler
  readonly blobs: WeakMap<FileContent, number>
  readonly rows: RowWriter
  readonly fileRows: RowWriter
  readonly numbers: Numbers
}

/** The numbers for the next package and the next file; nobody else takes one before the commit, which forgets them. */
interface Numbers {
  subtitle: number | null
  file: number | null
}

export function createSubtitleLoader(db: ServiceDatabase): SubtitleLoader {
  const numbers: Numbers = { subtitle: null, file: null }
  const parts: LoaderParts = {
    db,
    facts: createFactFiler(db),
    blobs: new WeakMap(),
    rows: createRowWriter(db, 'subtitles', 14),
    fileRows: createRowWriter(db, 'subtitle_files', 11),
    numbers,
  }
  const addedByTitle = new Map<number, number>()

  return {
    add(titleId, prepared) {
      const { nId } = prepared
      const id = nId === undefined ? (numbers.subtitle ??= db.dialect.lastNumber(db, 'subtitles') + 1) : Number(nId)
      if (!load(parts, prepared, { id, titleId })) return null
      if (id === numbers.subtitle) numbers.subtitle += 1
      addedByTitle.set(titleId, (addedByTitle.get(titleId) ?? 0) + 1)
      return String(id)
    },
    settle() {
      parts.rows.flush()
      parts.fileRows.flush()
      const more = 'UPDATE titles SET subtitle_count = subtitle_count + ? WHERE id = ?'
      for (const [titleId, added] of addedByTitle) db.run(more, added, titleId)
      addedByTitle.clear()
      numbers.subtitle = null
      numbers.file = null
    },
  }
}

/** One package alone. The new `n_id`, or null when the catalogue has it already. Run inside a transaction. */
export function addSubtitle(db: ServiceDatabase, subtitle: NewSubtitle): string | null {
  const loader = createSubtitleLoader(db)
  const nId = loader.add(subtitle.titleId, createPreparer().prepare(subtitle))
  loader.settle()
  return nId
}

interface PackageIds {
  readonly id: number
  readonly titleId: number
}

/** False when the catalogue has this package already: the key of the ranking index tells. */
function load(parts: LoaderParts, prepared: PreparedPackage, { id, titleId }: PackageIds): boolean {
  const { db, facts, rows, fileRows } = parts
  const intoIndex = 'INSERT INTO subtitle_index VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING'
  if (db.run(intoIndex, titleId, ...prepared.place, id, facts.idsOf(prepared.facts)).changes === 0) return false
  rows.add([id, titleId, ...prepared.row])
  for (const { row, content } of prepared.files) {
    fileRows.add([fileIdOf(parts, content), id, ...row, blobOf(parts, content)])
  }
  if (prepared.archive) db.run('INSERT INTO archives VALUES (?, ?)', id, keepBlob(db, prepared.archive))
  return true
}

function blobOf({ db, blobs }: LoaderParts, content: FileContent): number {
  const known = blobs.get(content)
  if (known !== undefined) return known
  const blob = keepBlob(db, content.bytes, content.md5)
  blobs.set(content, blob)
  return blob
}

function fileIdOf({ db, numbers }: LoaderParts, { fileNId }: FileContent): number {
  if (fileNId !== undefined) return Number(fileNId)
  const id = numbers.file ?? db.dialect.lastNumber(db, 'subtitle_files') + 1
  numbers.file = id + 1
  return id
}
