/** Adds one subtitle package: its row, its place in the ranking index, its files. The same package is never added twice. */
import { createHash } from 'node:crypto'
import { keepBlob, md5Of } from './blobs.ts'
import type { ServiceDatabase } from './database.ts'
import { describeFile } from './describeFile.ts'
import { factIdsOf } from './releaseFacts.ts'
import { nextNumber } from './sequences.ts'

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
}

/** A number for a subtitle that is yet to come (upload step 1). */
export function reserveSubtitleId(db: ServiceDatabase): string {
  return String(nextNumber(db, 'n_id'))
}

export function reserveFileId(db: ServiceDatabase): string {
  return String(nextNumber(db, 'file_n_id'))
}

/** The new `n_id`, or null when the catalogue has this package already. Run inside a transaction. */
export function addSubtitle(db: ServiceDatabase, subtitle: NewSubtitle): string | null {
  const id = Number(subtitle.nId ?? reserveSubtitleId(db))
  if (!fileInIndex(db, id, subtitle)) return null
  insertRow(db, id, subtitle)
  for (const file of subtitle.files) insertFile(db, id, subtitle, file)
  if (subtitle.archive)
    db.run('INSERT INTO archives (subtitle_id, blob_id) VALUES (?, ?)', id, keepBlob(db, subtitle.archive.bytes))
  db.run('UPDATE titles SET subtitle_count = subtitle_count + 1 WHERE id = ?', subtitle.titleId)
  return String(id)
}

function fileInIndex(db: ServiceDatabase, id: number, subtitle: NewSubtitle): boolean {
  const place = [
    subtitle.titleId,
    subtitle.season ?? -1,
    subtitle.episodeFrom ?? -1,
    subtitle.episodeEnd ?? -1,
    Number(subtitle.isFullSeason),
    subtitle.language,
    fingerprintOf(subtitle),
  ]
  const known =
    'SELECT 1 FROM subtitle_index WHERE title_id = ? AND season = ? AND episode_from = ? AND episode_end = ? ' +
    'AND is_full_season = ? AND language = ? AND fingerprint = ?'
  if (db.get(known, ...place)) return false
  const insert = 'INSERT INTO subtitle_index VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)'
  db.run(insert, ...place, id, factIdsOf(db, subtitle.releases))
  return true
}

/** 48 bits over everything but the number: equal for the same package, whatever order its parts came in. */
function fingerprintOf(subtitle: NewSubtitle): number {
  const { releases, isHearingImpaired, isMachineMade = false, framerate, comment, author } = subtitle
  const files = subtitle.files.map((file) => `${describeFile(file.path).name}:${md5Of(file.bytes)}`)
  const said = [[...releases].sort(), isHearingImpaired, isMachineMade, framerate, comment, author, files.sort()]
  return createHash('sha1').update(JSON.stringify(said)).digest().readUIntBE(0, 6)
}

function insertRow(db: ServiceDatabase, id: number, subtitle: NewSubtitle): void {
  const insert = 'INSERT INTO subtitles VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'
  db.run(
    insert,
    id,
    subtitle.titleId,
    subtitle.language,
    nameOf(subtitle),
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
  )
}

/** The file's own name for a single one, the archive's for a pack. */
function nameOf({ files, archive, releases }: NewSubtitle): string {
  const [only, ...others] = files
  if (only && others.length === 0) return describeFile(only.path).name
  return archive?.name ?? `${releases[0] ?? 'subtitles'}.zip`
}

function insertFile(db: ServiceDatabase, id: number, subtitle: NewSubtitle, file: NewFile): void {
  const described = describeFile(file.path)
  const isSingle = subtitle.files.length === 1
  db.run(
    'INSERT INTO subtitle_files VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    Number(file.fileNId ?? reserveFileId(db)),
    id,
    described.name,
    described.releaseName,
    described.season || (described.episode || isSingle ? (subtitle.season ?? 0) : 0),
    described.episode || (isSingle ? (subtitle.episodeFrom ?? 0) : 0),
    described.language ?? subtitle.language,
    Number(described.isHearingImpaired || subtitle.isHearingImpaired),
    described.format,
    file.bytes.length,
    keepBlob(db, file.bytes),
  )
}
