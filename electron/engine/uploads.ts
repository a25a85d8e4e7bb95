/** Puts uploads together over an engine: the desk needs no service, sending does. Composition only. */
import { lstat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { AppError, toAppError } from '../../shared/errors.ts'
import { newId, type Engine } from './compose.ts'
import type { Connection } from '../batch/connection.ts'
import { lockOwner } from '../database/ownerLock.ts'
import type { ArchiveReader } from '../download/archiveReader.ts'
import { kindOfFile } from '../library/scan/fileNames.ts'
import { readMediaInfo } from '../library/media/readMediaInfo.ts'
import { readIds } from '../library/media/readIds.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import { notedUploads } from './noted.ts'
import { hearingImpairedShare } from '../upload/hearingImpairedShare.ts'
import { lookAtSubtitle } from '../upload/lookAtSubtitle.ts'
import type { TextFacts } from '../upload/prefill.ts'
import { sendUpload, type SendOptions } from '../upload/sendUpload.ts'
import { createUploadDesk, type MatchAll, type UploadDesk } from '../upload/uploadDesk.ts'
import { createUploadStore, type UploadStore } from '../upload/uploadStore.ts'

export interface Uploads {
  readonly store: UploadStore
  readonly desk: UploadDesk
}

/** @param reader Asked for only when a file is looked at. */
export function openUploads(engine: Engine, reader: () => Promise<ArchiveReader>): Uploads {
  const store = notedUploads(createUploadStore({ db: engine.db, nowMs: Date.now, newId }), engine.log.note)
  const desk = createUploadDesk({
    store,
    look: (path, signal) => lookAtSubtitle({ factsOf: factsWith(reader) }, path, signal),
    describe: (path) => describeAny(engine, path),
    history: engine.history,
  })
  return { store, desk }
}

/** For whoever holds the lock on sending. */
export function sendOne(store: UploadStore, { client, service }: Connection, id: string, options: SendOptions) {
  return sendUpload({ store, client, service, nowMs: Date.now }, id, options)
}

/**
 * Two processes that send the same upload would send it twice (promise J4), so that one sends at a time.
 * @throws AppError 'home.locked'
 */
export async function whileSending<Result>({ home }: Engine, work: () => Promise<Result>): Promise<Result> {
  const lock = lockSending(home.uploadLock)
  try {
    return await work()
  } finally {
    lock.release()
  }
}

function lockSending(file: string) {
  try {
    return lockOwner(file)
  } catch (thrown) {
    if (toAppError(thrown).code !== 'home.locked') throw thrown
    throw new AppError(
      'home.locked',
      'Another Undertitle is sending uploads just now. Try again when it is done.',
      thrown,
    )
  }
}

export interface AskOptions {
  readonly batchId: string
  readonly signal: AbortSignal
  /** Uses only what was answered before, which costs nothing. */
  readonly isOffline?: boolean
}

/** The matcher of the main job: its answers are kept, its units are in the ledger. */
export function matchWith({ batch }: Connection, { batchId, signal, isOffline = false }: AskOptions): MatchAll {
  const askAgain = isOffline ? {} : { askAgain: () => true }
  return (wants) => batch.plan.matcher.matchAll(wants, { batchId, signal, isOffline, ...askAgain })
}

function factsWith(reader: () => Promise<ArchiveReader>) {
  return async (bytes: Uint8Array, fileName: string, signal: AbortSignal): Promise<TextFacts> => {
    const thread = await reader()
    const isArchive = fileName.toLowerCase().endsWith('.zip')
    const [first] = isArchive ? (await thread.read(bytes, signal)).members : [{ name: fileName, bytes }]
    const { document } = await thread.prepare(first?.bytes ?? bytes, { fileName: first?.name ?? fileName }, signal)
    return { language: await thread.language(document, signal), hearingImpairedShare: hearingImpairedShare(document) }
  }
}

/** A video of the library as it is known there; anything else by its header, its name and the .nfo files about it. */
export async function describeAny(engine: Engine, path: string): Promise<LibraryVideo> {
  const known = engine.libraryIndex.find(path)
  if (known) return known
  const root = dirname(path)
  const found = await lstat(path).catch(() => null)
  const file = { path, root, sizeBytes: found?.size ?? 0, modifiedMs: found?.mtimeMs ?? 0, sidecars: [] }
  const media = kindOfFile(basename(path)) === 'video' ? await readMediaInfo(path).catch(() => null) : null
  return { file, media, ids: (await readIds({ path, root })).ids }
}
