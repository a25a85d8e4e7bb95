/**
 * What is known of videos that were found on the disk: headers and ids come from the table while the files are as they
 * were, else from the files. Whatever is another than the table says is stored; an unchanged library writes nothing.
 */
import type { Database } from '../database/database.ts'
import { yieldToEventLoop } from './yieldToEventLoop.ts'
import { withLooks } from './lookIntoTexts.ts'
import { idsIn, mediaIn, sidecarsIn, type VideoRow } from './libraryRows.ts'
import {
  hasAnyId,
  type LibraryVideo,
  type MediaFile,
  type MediaInfo,
  type Sidecar,
  type TitleIds,
} from './mediaFile.ts'
import type { FoundIds } from './media/readIds.ts'

export interface DescribeParts {
  readonly database: Database
  readonly readMediaInfo: (path: string) => Promise<MediaInfo | null>
  readonly readIds: (file: MediaFile) => Promise<FoundIds>
}

export interface DescribedVideo extends LibraryVideo {
  /** The table did not have it so. */
  readonly isNews: boolean
}

/** In the order of the files, which are read together and stored together. */
export type DescribeVideos = (files: readonly MediaFile[]) => Promise<readonly DescribedVideo[]>

interface Known {
  /** undefined when it must be read. */
  readonly media: MediaInfo | null | undefined
  /** undefined when they must be looked for. */
  readonly ids: TitleIds | undefined
  /** Whether the row is what the scan says. */
  readonly isStored: boolean
}

interface Learned {
  readonly file: MediaFile
  /** undefined when it cannot be read just now: then the next time tries again. */
  readonly media: MediaInfo | null | undefined
  readonly ids: TitleIds
  /** Set when media or ids are not stored yet; `idsFrom` is null when ids must be looked for again. */
  readonly news: { readonly idsFrom: string | null } | null
  readonly isStored: boolean
}

const nothing: Known = { media: undefined, ids: undefined, isStored: false }
const upsert = `
INSERT INTO library_videos (path, root, size_bytes, modified_ms, sidecars, met_after)
  VALUES (?, ?, ?, ?, ?, (SELECT coalesce(max(id), 0) FROM written))
ON CONFLICT (path) DO UPDATE SET
  root = excluded.root, size_bytes = excluded.size_bytes, modified_ms = excluded.modified_ms,
  sidecars = excluded.sidecars, met_after = iif(is_vanished, excluded.met_after, met_after), is_vanished = 0`

export function createDescribeVideos({ database, readMediaInfo, readIds }: DescribeParts): DescribeVideos {
  function rowsOf(files: readonly MediaFile[]): ReadonlyMap<string, KnownRow> {
    const sql = 'SELECT * FROM library_videos WHERE path IN (SELECT value FROM json_each(?))'
    const rows = database.all<KnownRow>(sql, JSON.stringify(files.map(({ path }) => path)))
    return new Map(rows.map((row) => [row.path, row]))
  }

  async function learn(seen: MediaFile, row: KnownRow | undefined): Promise<Learned> {
    const file = await withTexts(seen, row)
    const { media, ids, isStored } = knownOf(file, row)
    if (media !== undefined && ids) return { file, media, ids, news: null, isStored }
    const read = media === undefined ? await readMediaInfo(file.path).catch(() => undefined) : media
    const found = ids ? { ids, areAllRead: true } : await readIds(file)
    const idsFrom = found.areAllRead ? idsFromOf(file) : null
    return { file, media: read, ids: found.ids, news: { idsFrom }, isStored: false }
  }

  function keep({ file, media, ids, news }: Learned): void {
    const { path, root, sizeBytes, modifiedMs } = file
    database.run(upsert, path, root, sizeBytes, modifiedMs, jsonOf(file.sidecars))
    if (!news) return
    const sql = 'UPDATE library_videos SET is_probed = ?, media = ?, ids = ?, ids_from = ? WHERE path = ?'
    const values = [media ? JSON.stringify(media) : null, hasAnyId(ids) ? JSON.stringify(ids) : null, news.idsFrom]
    database.run(sql, media === undefined ? 0 : 1, ...values, path)
  }

  return async (files) => {
    const rows = rowsOf(files)
    const learned = await Promise.all(files.map((file) => learn(file, rows.get(file.path))))
    const news = learned.filter(({ isStored }) => !isStored)
    if (news.length > 0) {
      // As in the index of videos, a cache waits for no disk.
      database.transaction(() => news.forEach(keep), { isDurable: false })
    }
    // What is all known waits for no disk, and would let nobody else in.
    await yieldToEventLoop()
    return learned.map(({ file, media = null, ids, isStored }) => ({ file, media, ids, isNews: !isStored }))
  }
}

interface KnownRow extends VideoRow {
  readonly ids_from: string | null
  readonly is_vanished: number
}

async function withTexts(file: MediaFile, row: KnownRow | undefined): Promise<MediaFile> {
  const sidecars = await withLooks(file.sidecars, () => (row ? sidecarsIn(row) : []))
  return sidecars === file.sidecars ? file : { ...file, sidecars }
}

/** Nothing is known of a video whose size or time is another. */
function knownOf(file: MediaFile, row: KnownRow | undefined): Known {
  if (row?.size_bytes !== file.sizeBytes || row.modified_ms !== file.modifiedMs) return nothing
  const isFromSame = file.infoFiles ? row.ids_from === idsFromOf(file) : row.ids !== null
  const isStored = row.is_vanished === 0 && row.root === file.root && row.sidecars === jsonOf(file.sidecars)
  return { media: mediaIn(row), ids: isFromSame ? idsIn(row) : undefined, isStored }
}

/** What ids depend on beside the video's name: the root they are looked for up to, and the .nfo files on the way there. */
function idsFromOf({ root, infoFiles }: MediaFile): string | null {
  return infoFiles ? JSON.stringify([root, infoFiles]) : null
}

function jsonOf(sidecars: readonly Sidecar[]): string {
  return sidecars.length === 0 ? '[]' : JSON.stringify(sidecars)
}
