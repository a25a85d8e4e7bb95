/** Puts the uploads of the window together over an engine and its connection. Composition only. */
import { createHash } from 'node:crypto'
import { toAppError } from '../../shared/errors.ts'
import type { UploadPreview } from '../../shared/contract/upload.ts'
import { previewOf as plainPreviewOf } from '../../shared/subtitle/plainText.ts'
import { newId, type Engine } from '../engine/compose.ts'
import type { HostEvents } from './hostEvents.ts'
import { createBreather } from '../library/breather.ts'
import { videoBeside } from '../library/videoBeside.ts'
import { paidSearch } from '../quota/paidSearch.ts'
import { contentOfText } from '../serviceClient/callContent.ts'
import type { FolderCommands } from '../views/folders/folderCommands.ts'
import type { ServiceLink } from '../views/serviceLink.ts'
import { createUploadSession, type UploadSession } from '../views/upload/uploadSession.ts'
import { createUploadSources } from '../views/upload/uploadSources.ts'
import { addressOfSecret } from '../settings/engineSettings.ts'
import { followReviews } from '../upload/followReviews.ts'
import { readUpload } from '../upload/lookAtSubtitle.ts'
import { previewOf } from '../upload/previewOf.ts'
import { problemsOf } from '../upload/problemsOf.ts'
import { isUnread, type UploadRecord } from '../upload/uploadRecord.ts'
import { describeAny, matchWith, openUploads, sendOne, whileSending } from '../engine/uploads.ts'

export interface HostUploadNeeds {
  readonly engine: Engine
  readonly events: HostEvents
  readonly link: ServiceLink
  readonly folders: Pick<FolderCommands, 'dropped'>
}

export function openUpload({ engine, events, link, folders }: HostUploadNeeds): UploadSession {
  const { store, desk } = openUploads(engine, async () => (await link.current()).reader)
  const changed = () => {
    events.changed('upload')
  }
  return createUploadSession({
    store,
    desk,
    problemsOf,
    isUnread,
    newId,
    changed,
    revision: () => events.revision('upload'),
    sources: createUploadSources({
      index: engine.libraryIndex,
      ownerOf: (path) => engine.history.ownerOf(path),
      breathe: createBreather(),
      newId,
    }),
    async sendOne(id, options) {
      const connection = await link.current()
      await whileSending(engine, () => sendOne(store, connection, id, { ...options, onStep: changed })).catch(
        (thrown: unknown) => {
          const { code, message } = toAppError(thrown)
          if (code === 'home.locked') store.change(id, { failure: { code, message } })
          throw thrown
        },
      )
    },
    droppedFiles: (dropId) =>
      Promise.all(
        folders.dropped(dropId).map(async (path) => {
          const { videoPath, ...sidecar } = await videoBeside(path)
          return { path, video: videoPath === null ? null : await describeAny(engine, videoPath), sidecar }
        }),
      ),
    async check(ids, { isOffline, signal }) {
      const batchId = engine.history.startBatch('upload')
      await desk.check(ids, matchWith(await link.current(), { batchId, signal, isOffline }), { isOffline })
      events.changed('usage')
    },
    async searchTitles(text, signal) {
      const { client, service, account } = await link.current()
      const batchId = engine.history.startBatch('upload')
      const found = await paidSearch(
        { ledger: engine.ledger, service, account, batchId },
        {
          units: 1,
          subject: text,
          reason: 'title of an upload',
          content: contentOfText('titles', text, 10),
          call: (callId) => client.searchTitles(text, { limit: 10, callId }, signal),
          keep: (answer) => answer,
        },
      )
      events.changed('usage')
      return found
    },
    preview: (upload, signal) => preview({ engine, link }, upload, signal),
    async followReviews(signal) {
      const { client, service } = await link.current()
      await followReviews({ store, client, service }, signal)
    },
    destination: () => destinationOf(engine),
  })
}

/** The built-in service has a token of its own. */
function destinationOf({ settings, secrets, env }: Engine) {
  const address = settings['service.address']
  if (address === 'embedded') return { host: '', hasToken: true }
  const host = URL.parse(settings['service.uploadAddress'] || address)?.host ?? address
  const token =
    env['UNDERTITLE_UPLOAD_TOKEN'] ?? secrets.get('upload-token', addressOfSecret('upload-token', settings)) ?? ''
  return { host, hasToken: token !== '' }
}

const mostPreviewedCues = 3

async function preview(
  { engine, link }: Pick<HostUploadNeeds, 'engine' | 'link'>,
  upload: UploadRecord,
  signal: AbortSignal,
): Promise<UploadPreview> {
  const { reader } = await link.current()
  const files = await Promise.all(
    upload.files.map(async ({ path, name }) => {
      const bytes = await readUpload(path)
      const cues = name.toLowerCase().endsWith('.zip')
        ? []
        : (await reader.prepare(bytes, { fileName: name }, signal)).document.cues
      const firstLines = cues.slice(0, mostPreviewedCues).map(({ text }) => plainPreviewOf(text))
      const md5 = createHash('md5').update(bytes).digest('hex')
      return { name, sizeBytes: bytes.length, md5, firstLines: firstLines.join('\n') }
    }),
  )
  return { host: destinationOf(engine).host, files, fields: [...previewOf(upload)] }
}
