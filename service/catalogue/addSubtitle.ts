/** Adds subtitle packages: each a row, a place in the ranking index, its files. The same package is never added twice. */
import { hash } from 'node:crypto'
import { keepBlob, type KeptBlob } from './blobs.ts'
import type { ServiceDatabase, Value } from './database.ts'
import { describeFile, type DescribedFile } from './describeFile.ts'
import { createFactFiler, type FactFiler } from './releaseFacts.ts'
import { createReleaseReader, type ReleaseReader } from './releaseReader.ts'
import { createRowWriter, type RowWriter } from './rowWriter.ts'

export interface NewFile {
  /** May carry folders. */
  readonly path: string
  readonly bytes: Uint8Array
  /** Given where an upload has named it already. */
  readonly fileNId?: string
}

export interface NewSubtitle {
  /** The title's own id in the tables, from `addTitle`. */
  readonly titleId: number
  /** Spares reading the whole of a release name that begins with it. */
  readonly titleName?: string
  readonly language: string
  readonly releases: readonly string[]
  readonly season: number | null
  readonly episodeFrom: number | null
  readonly episodeEnd: number | null
  readonly isFullSeason: boolean
  readonly isHearingImpaired: boolean
  readonly isMachineMade?: boolean
  readonly framerate: number
  readonly comment: string
  readonly author: string
  readonly files: readonly NewFile[]
  /** Sent as it is; without one an archive is made of the files when first asked for. */
  readonly archive?: { readonly name: string; readonly bytes: Uint8Array }
  /** Given where an upload has a number already, from `reserveSubtitleId`. */
  readonly nId?: string
  /** Given where an upload names its pack. */
  readonly name?: string
}

/** A number for a subtitle that is yet to come (upload step 1); never given out again. */
export function reserveSubtitleId(db: ServiceDatabase): string {
  return reserve(db, 'subtitles')
}

/** A number for a file that is yet to come (upload step 2). */
export function reserveFileId(db: ServiceDatabase): string {
  return reserve(db, 'subtitle_files')
}

function reserve(db: ServiceDatabase, table: 'subtitles' | 'subtitle_files'): string {
  const row = db.get<{ seq: number }>('UPDATE sqlite_sequence SET seq = seq + 1 WHERE name = ? RETURNING seq', table)
  if (!row) throw new Error(`${table} gives out no numbers`)
  return String(row.seq)
}

function lastNumber(db: ServiceDatabase, table: 'subtitles' | 'subtitle_files'): number {
  return db.get<{ seq: number }>('SELECT seq FROM sqlite_sequence WHERE name = ?', table)?.seq ?? 0
}

interface KeptFile {
  readonly described: DescribedFile
  readonly blob: KeptBlob
  readonly sizeBytes: number
  readonly fileNId: string | undefined
}

/** Adds packages one after the other and remembers what they share. Run inside transactions. */
export interface SubtitleLoader {
  /** The new `n_id`, or null when the catalogue has this package already. */
  add(subtitle: NewSubtitle): string | null
  /** To be called before each commit: writes what still waits, and what was only counted. */
  settle(): void
}

interface LoaderParts {
  readonly db: ServiceDatabase
  readonly facts: FactFiler
  readonly reader: ReleaseReader
  /** Files that many packages hold are described and hashed once. */
  readonly kept: WeakMap<NewFile, KeptFile>
  readonly rows: RowWriter
  readonly fileRows: RowWriter
  readonly numbers: Numbers
}

/** The numbers for the next package and the next file; nobody else takes one before the commit, which forgets them. */
interface Numbers {
  subtitle: number | null
  file: number | null
}

export function createSubtitleLoader(
  db: ServiceDatabase,
  reader: ReleaseReader = createReleaseReader(),
): SubtitleLoader {
  const numbers: Numbers = { subtitle: null, file: null }
  const parts: LoaderParts = {
    db,
    reader,
    facts: createFactFiler(db),
    kept: new WeakMap(),
    rows: createRowWriter(db, 'subtitles', 14),
    fileRows: createRowWriter(db, 'subtitle_files', 11),
    numbers,
  }
  const addedByTitle = new Map<number, number>()

  return {
    add(subtitle) {
      const id =
        subtitle.nId === undefined ? (numbers.subtitle ??= lastNumber(db, 'subtitles') + 1) : Number(subtitle.nId)
      if (!load(parts, subtitle, id)) return null
      if (id === numbers.subtitle) numbers.subtitle += 1
      addedByTitle.set(subtitle.titleId, (addedByTitle.get(subtitle.titleId) ?? 0) + 1)
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
  const nId = loader.add(subtitle)
  loader.settle()
  return nId
}

/** False when the catalogue has this package already: the key of the ranking index tells. */
function load(parts: LoaderParts, subtitle: NewSubtitle, id: number): boolean {
  const { db } = parts
  const files = subtitle.files.map((file) => keepFile(parts, subtitle, file))
  const place = placeOf(subtitle, fingerprintOf(subtitle, files))
  const intoIndex = 'INSERT OR IGNORE INTO subtitle_index VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)'
  if (db.run(intoIndex, ...place, id, factIdsOf(parts, subtitle, files)).changes === 0) return false
  parts.rows.add(rowOf(subtitle, { id, name: nameOf(subtitle, files) }))
  for (const file of files) parts.fileRows.add(fileRowOf(subtitle, file, { id, fileId: fileIdOf(parts, file) }))
  if (subtitle.archive) db.run('INSERT INTO archives VALUES (?, ?)', id, keepBlob(db, subtitle.archive.bytes).id)
  return true
}

function keepFile({ db, reader, kept }: LoaderParts, { titleName }: NewSubtitle, file: NewFile): KeptFile {
  const known = kept.get(file)
  if (known) return known
  const { path, bytes, fileNId } = file
  const described = describeFile(path, (name) => reader.read(name, titleName))
  const made = { described, blob: keepBlob(db, bytes), sizeBytes: bytes.length, fileNId }
  kept.set(file, made)
  return made
}

/** Most files are called like their release: what was read of them is not read again. */
function factIdsOf({ facts, reader }: LoaderParts, subtitle: NewSubtitle, files: readonly KeptFile[]): string {
  const { releases, titleName } = subtitle
  const readOf = (release: string) =>
    files.find(({ described }) => described.releaseName === release)?.described.release
  return facts.idsOf(releases.map((release) => readOf(release) ?? reader.read(release, titleName).release))
}

/** The key of the ranking index. */
function placeOf(subtitle: NewSubtitle, fingerprint: number): readonly Value[] {
  const { titleId, season, episodeFrom, episodeEnd, isFullSeason, language } = subtitle
  return [titleId, season ?? -1, episodeFrom ?? -1, episodeEnd ?? -1, Number(isFullSeason), language, fingerprint]
}

/** 48 bits over everything but the numbers: equal for the same package, whatever order its parts came in. */
function fingerprintOf(subtitle: NewSubtitle, files: readonly KeptFile[]): number {
  const { releases, isHearingImpaired, isMachineMade = false, framerate, comment, author } = subtitle
  const contents = files.map(({ described, blob }) => `${described.name}:${blob.md5}`).sort()
  const said = [[...releases].sort(), isHearingImpaired, isMachineMade, framerate, comment, author, contents]
  return Number.parseInt(hash('sha1', JSON.stringify(said)).slice(0, 12), 16)
}

/** The file's own name for a single one, the archive's for a pack. */
function nameOf({ name, archive, releases }: NewSubtitle, [only, ...others]: readonly KeptFile[]): string {
  if (name !== undefined) return name
  if (only && others.length === 0) return only.described.name
  return archive?.name ?? `${releases[0] ?? 'subtitles'}.zip`
}

interface NumberedName {
  readonly id: number
  readonly name: string
}

function rowOf(subtitle: NewSubtitle, { id, name }: NumberedName): readonly Value[] {
  return [
    id,
    subtitle.titleId,
    subtitle.language,
    name,
    subtitle.releases.join('\n'),
    subtitle.season,
    subtitle.episodeFrom,
    subtitle.episodeEnd,
    Number(subtitle.isFullSeason),
    Number(subtitle.isHearingImpaired),
    Number(subtitle.isMachineMade ?? false),
    subtitle.framerate,
    subtitle.comment,
    subtitle.author,
  ]
}

function fileIdOf({ db, numbers }: LoaderParts, { fileNId }: KeptFile): number {
  if (fileNId !== undefined) return Number(fileNId)
  const id = numbers.file ?? lastNumber(db, 'subtitle_files') + 1
  numbers.file = id + 1
  return id
}

interface FileIds {
  readonly id: number
  readonly fileId: number
}

/** What the name of a file leaves open, the package says; an episode only where the file is the whole package. */
function fileRowOf(subtitle: NewSubtitle, file: KeptFile, { id, fileId }: FileIds): readonly Value[] {
  const { described } = file
  const isSingle = subtitle.files.length === 1
  const knowsEpisode = isSingle || described.episode > 0
  return [
    fileId,
    id,
    described.name,
    described.releaseName,
    described.season || (knowsEpisode ? (subtitle.season ?? 0) : 0),
    described.episode || (isSingle ? (subtitle.episodeFrom ?? 0) : 0),
    described.language ?? subtitle.language,
    Number(described.isHearingImpaired || subtitle.isHearingImpaired),
    described.format,
    file.sizeBytes,
    file.blob.id,
  ]
}
