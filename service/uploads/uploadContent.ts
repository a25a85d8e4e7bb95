/** What an upload makes public: its own files, and beside them those of the subtitle whose place it takes, as far as they stay. */
import type { NewFile, NewSubtitle } from '../catalogue/newSubtitle.ts'
import { reserveFileId } from '../catalogue/addSubtitle.ts'
import type { BlobReader } from '../catalogue/store/blobs.ts'
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import type { Place } from './place.ts'
import { replacedMeanwhile } from './sentTexts.ts'
import { isPacked, unpacked } from './subtitleFile.ts'
import { readKeptFields, type UploadFields } from './uploadFields.ts'
import { createRoom } from './uploadRoom.ts'

export interface UploadContent {
  readonly files: readonly NewFile[]
  readonly archive: Pick<NewSubtitle, 'archive'>
  /** What is kept with the upload, for the next one that replaces a file of it. */
  readonly held: Pick<UploadFields, 'unpacked'>
}

/** Bytes of public files which stay, by their numbers: read before the transaction, which waits for no archives. */
export type KeptBytes = ReadonlyMap<number, Uint8Array>

export async function readKept(
  db: ServiceDatabase,
  blobs: BlobReader,
  { fields, place }: PlacedUpload,
): Promise<KeptBytes> {
  const kept = new Map<number, Uint8Array>()
  for (const { blobId } of stayingIn(db, place, waitingIds(db, fields)).files) {
    const bytes = await blobs.read(blobId)
    if (bytes) kept.set(blobId, bytes)
  }
  return kept
}

export interface PlacedUpload {
  readonly fields: UploadFields
  readonly place: Place
}

/**
 * One archive of subtitles alone is sent on as it came. Whatever else one holds was not looked at and stays out: its subtitles
 * are packed when first asked for, as several files are. Run inside a transaction.
 */
export function contentOf(db: ServiceDatabase, { fields, place }: PlacedUpload, kept: KeptBytes): UploadContent {
  const waiting = waitingIds(db, fields)
  const staying = stayingIn(db, place, waiting)
  const stayed = staying.files.map(({ id, name, blobId }) => {
    const bytes = kept.get(blobId)
    // What was approved meanwhile by somebody else has other bytes.
    if (!bytes) throw replacedMeanwhile(name)
    return { path: name, bytes, fileNId: id }
  })
  const sent = waiting.map((id) => ({ id, ...fileOf(db, id) }))
  const room = createRoom()
  for (const { path, bytes } of stayed) room({ name: path, bytes })
  sent.forEach(room)
  const read = sent.map((file) => ({ ...file, ...unpacked(file) }))
  const named = read.map(({ id, files: [first, ...others] }) => ({
    id,
    files: [
      ...(first ? [{ ...first, fileNId: id }] : []),
      ...others.map((other) => ({ ...other, fileNId: reserveFileId(db) })),
    ],
  }))
  const fresh = named.map(({ id, files }) => [id, files.slice(1).map(({ fileNId }) => fileNId)] as const)
  const [only, ...more] = read
  const isSentOn = only && more.length === 0 && stayed.length === 0 && only.isPure && isPacked(only.name)
  return {
    files: [...stayed, ...named.flatMap(({ files }) => files)],
    archive: isSentOn ? { archive: { name: zipName(fields.name), bytes: only.bytes } } : {},
    held: {
      unpacked: Object.fromEntries(
        [...staying.archives, ...fresh].flatMap(([id, ids]) => (ids.length > 0 ? [[id, [...ids]]] : [])),
      ),
    },
  }
}

/** Those that wait with this upload, in the order of its form, and no others: what waits elsewhere was not looked at here. */
function waitingIds(db: ServiceDatabase, { nId, fileNIds }: UploadFields): readonly string[] {
  const select =
    'SELECT CAST(file_n_id AS TEXT) AS id FROM upload_files WHERE n_id = ? AND is_sent = 1 ORDER BY file_n_id'
  const ids = db.all<{ id: string }>(select, Number(nId)).map(({ id }) => id)
  return [...fileNIds.filter((id) => ids.includes(id)), ...ids.filter((id) => !fileNIds.includes(id))]
}

function fileOf(db: ServiceDatabase, fileNId: string): { readonly name: string; readonly bytes: Uint8Array } {
  const select = 'SELECT name, bytes FROM upload_files WHERE file_n_id = ?'
  const file = db.get<{ name: string; bytes: Uint8Array }>(select, Number(fileNId))
  if (!file) throw new Error(`file ${fileNId} was not kept`)
  return file
}

interface PublicFile {
  readonly id: string
  readonly name: string
  readonly blobId: number
}

/** The number of a file that was sent, and the numbers of what came in it, but for the first, which has its own. */
type Archive = readonly [id: string, unpacked: readonly string[]]

interface Staying {
  readonly files: readonly PublicFile[]
  readonly archives: readonly Archive[]
}

/** An archive that is replaced takes along all that came in it. */
function stayingIn(db: ServiceDatabase, { nId, isByFiles }: Place, replaced: readonly string[]): Staying {
  const row = nId !== null && db.get<{ fields: string }>('SELECT fields FROM uploads WHERE n_id = ?', Number(nId))
  if (!row || !isByFiles) return { files: [], archives: [] }
  const select =
    'SELECT CAST(id AS TEXT) AS id, name, blob_id AS blobId FROM subtitle_files WHERE subtitle_id = ? ORDER BY id'
  const files = db.all<PublicFile>(select, Number(nId))
  const before = archivesOf(readKeptFields(row.fields), files)
  const archives = before.filter(([id]) => !replaced.includes(id))
  const stays = new Set(archives.flatMap(([, ids]) => ids))
  const gone = new Set([...replaced, ...before.flatMap(([, ids]) => ids.filter((id) => !stays.has(id)))])
  return { files: files.filter(({ id }) => !gone.has(id)), archives }
}

/**
 * An earlier version did not write down what came in which archive. It may have been any of those that were sent then, so it
 * goes with the last of them: until that is replaced, texts of an archive that is replaced before can stand beside the new ones.
 */
function archivesOf({ fileNIds, keepsFiles, unpacked: archives }: UploadFields, files: readonly PublicFile[]) {
  if (archives !== null) return Object.entries(archives)
  const sent = [...new Set([...keepsFiles, ...fileNIds])]
  const others = files.map(({ id }) => id).filter((id) => !sent.includes(id))
  return sent.map((id): Archive => [id, others])
}

/** API §4, step 3: the name of a packed upload is also the name of its archive. */
export function zipName(name: string): string {
  return `${name.replace(/\.zip$/i, '')}.zip`
}
