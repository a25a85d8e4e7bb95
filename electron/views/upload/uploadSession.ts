/** Uploads as the window sees them: the grid, what it is filled from, sending in the background, and what the review made of it. */
import type {
  UploadFilter,
  UploadChange,
  UploadPreview,
  UploadRow,
  UploadSource,
  UploadState,
  UploadTitle,
} from '../../../shared/contract/upload.ts'
import { AppError, toAppError } from '../../../shared/errors.ts'
import { matchWith } from '../../batch/matchWith.ts'
import { describeAny } from '../../library/describeAny.ts'
import type { LibraryIndex } from '../../library/libraryIndex.ts'
import { videoBeside } from '../../library/videoBeside.ts'
import type { TitleMatch } from '../../serviceClient/listing.ts'
import type { Environment } from '../../settings/engineSettings.ts'
import type { Secrets } from '../../settings/secrets.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import { asRun } from '../../runs/runs.ts'
import { uploadOutcomes, uploadScope } from '../../upload/uploadOutcomes.ts'
import type { ReplacedFile } from '../../upload/replaceFile.ts'
import { followReviews } from '../../upload/followReviews.ts'
import { problemsOf } from '../../upload/problemsOf.ts'
import type { AddedFile, UploadDesk } from '../../upload/uploadDesk.ts'
import type { UploadRecord } from '../../upload/uploadRecord.ts'
import type { UploadStore } from '../../upload/uploadStore.ts'
import type { FolderCommands } from '../folders/folderCommands.ts'
import { createHandles } from '../ids.ts'
import type { Page, PageWindow } from '../page.ts'
import type { Topics } from '../topics.ts'
import { standingPage } from './standingPage.ts'
import { uploadDestination } from './uploadDestination.ts'
import { knownTo, notYetListed, unreadAmong, wasSent } from './uploadIntake.ts'
import { uploadPreview } from './uploadPreview.ts'
import { countsOf, filterOf, uploadRowOf } from './uploadRows.ts'
import { createUploadRun, type UploadRunParts, type UploadSender } from './uploadRun.ts'
import type { UploadSources } from './uploadSources.ts'
import { askTitles, type UploadTitlesParts } from './uploadTitles.ts'
import type { Ids } from '../../../node/ids.ts'

export interface UploadSessionParts extends UploadTitlesParts {
  readonly store: UploadStore
  readonly desk: UploadDesk
  readonly sources: UploadSources
  readonly index: Pick<LibraryIndex, 'find'>
  readonly folders: Pick<FolderCommands, 'dropped'>
  readonly settings: Pick<SettingsStore, 'read'>
  readonly secrets: Pick<Secrets, 'get'>
  readonly env: Environment
  readonly sender: UploadSender
  readonly runs: UploadRunParts['runs']
  readonly ids: Ids
  readonly topics: Topics
}

export interface UploadSession {
  state(): UploadState
  page(query: PageWindow & { readonly filter: UploadFilter }): Page<UploadRow>
  sources(query: PageWindow & { readonly search: string }): Promise<Page<UploadSource>>
  /** Number of rows added; those that cannot be sent say why. */
  addSource(source: { readonly sourceId: string; readonly asPack: boolean }, signal: AbortSignal): Promise<number>
  addDropped(dropId: string, signal: AbortSignal): Promise<number>
  /** Answers the row of the pack. @throws AppError 'input.invalid' as `packFields` does */
  join(rowIds: readonly string[]): string
  split(rowId: string, signal: AbortSignal): Promise<number>
  /** @throws AppError as `replaceFile` does */
  replaceFile(file: ReplacedFile, signal: AbortSignal): Promise<void>
  edit(rowIds: readonly string[], change: UploadChange): void
  check(rowIds: readonly string[], signal: AbortSignal): Promise<void>
  titles(text: string, signal: AbortSignal): Promise<UploadTitle[]>
  setTitle(rowIds: readonly string[], titleId: string): void
  preview(rowId: string, signal: AbortSignal): Promise<UploadPreview>
  send(rowIds: readonly string[]): void
  sendAgain(rowId: string): void
  cancel(): void
  /** The run that is being sent; null where none is. */
  runningId(): string | null
  follow(signal: AbortSignal): Promise<void>
  remove(rowIds: readonly string[]): number
  idle(): Promise<void>
}

const mostTitles = 1_000

export function createUploadSession(parts: UploadSessionParts): UploadSession {
  const { store, desk, sources, link, topics } = parts
  const titles = createHandles<TitleMatch>(parts.ids, mostTitles)
  const run = createUploadRun(parts)
  const changed = () => topics.changed('upload')
  const revision = () => topics.revision('upload')
  const service = () => parts.settings.read()['service.address']
  const known = () => knownTo(service(), store.list())
  const destination = () => uploadDestination({ ...parts, settings: parts.settings.read() })

  /** Each with what is wrong with it; read anew each time, for the command line may have added some. */
  function listed() {
    return store.list().map((upload) => {
      const problems = problemsOf(upload)
      return { upload, problems, filter: filterOf(upload, problems) }
    })
  }

  /** A file that cannot be sent is a row too: it says why. */
  async function addFile(file: AddedFile, signal: AbortSignal): Promise<UploadRecord> {
    try {
      return await desk.add(file, signal)
    } catch (thrown) {
      const { code, message } = toAppError(thrown)
      if (code === 'cancelled' || code === 'internal') throw thrown
      return desk.addUnread(file, { code, message })
    }
  }

  /** Answers the rows that were added. */
  async function addFiles(files: readonly AddedFile[], signal: AbortSignal): Promise<readonly string[]> {
    for (const { id } of unreadAmong(store.list(), new Set(files.map(({ path }) => path)))) store.remove(id)
    const added: string[] = []
    for (const file of notYetListed(files, store.list())) {
      const upload = await addFile(file, signal)
      if (wasSent(upload, known())) store.remove(upload.id)
      else added.push(upload.id)
      changed()
    }
    // What was answered before costs nothing; a service that is away keeps nobody from filling in rows.
    await check(added, { isOffline: true, signal }).catch(() => undefined)
    changed()
    return added
  }

  /** Fills in titles and duplicates; costs units unless offline. */
  async function check(
    ids: readonly string[],
    { isOffline, signal }: { readonly isOffline: boolean; readonly signal: AbortSignal },
  ): Promise<void> {
    const batchId = parts.history.startBatch('upload')
    await desk.check(ids, matchWith(await link.current(), { batchId, signal, isOffline }), { isOffline })
    topics.changed('usage')
  }

  function join(rowIds: readonly string[]): string {
    const { id } = desk.join(rowIds)
    changed()
    return id
  }

  function requireUnsent(rowId: string): UploadRecord {
    const upload = store.get(rowId)
    if (upload?.step === 'draft' && run.state().current !== rowId) return upload
    throw new AppError('input.invalid', 'Only what was not sent can be taken apart.')
  }

  /** With the video that it is named after, where there is one. */
  async function besideVideo(path: string): Promise<AddedFile> {
    const { videoPath, ...sidecar } = await videoBeside(path)
    return { path, video: videoPath === null ? null : await describeAny(parts.index, videoPath), sidecar }
  }

  return {
    state() {
      const { isSending, toSend, through, pack } = run.state()
      const counted = countsOf(listed(), service())
      return { revision: revision(), ...destination(), isSending, toSend, through, pack, ...counted }
    },
    page({ filter, offset, limit }) {
      const now = { atWorkId: run.state().current, service: service() }
      const shown = listed().filter((row) => filter === 'all' || row.filter === filter)
      const rows = shown.slice(offset, offset + limit).map((row) => uploadRowOf(row, now))
      return { rows, total: shown.length, revision: revision() }
    },
    async sources({ search, ...window }) {
      return { ...(await standingPage(await sources.list(search), window, known())), revision: revision() }
    },
    async addSource({ sourceId, asPack }, signal) {
      const files = sources.files(sourceId).map(({ video, sidecar }) => ({
        path: sidecar.path,
        video,
        sidecar: { language: sidecar.language, isHearingImpaired: sidecar.isHearingImpaired, releaseName: '' },
      }))
      const added = await addFiles(files, signal)
      const isWhole = added.every((id) => store.get(id)?.failure === null)
      if (asPack && added.length > 1 && isWhole) join(added)
      return added.length
    },
    addDropped: async (dropId, signal) =>
      (await addFiles(await Promise.all(parts.folders.dropped(dropId).map(besideVideo)), signal)).length,
    join,
    async split(rowId, signal) {
      const files = await Promise.all(requireUnsent(rowId).files.map(({ path }) => besideVideo(path)))
      // Sending may have begun meanwhile.
      requireUnsent(rowId)
      store.remove(rowId)
      return (await addFiles(files, signal)).length
    },
    async replaceFile(file, signal) {
      const upload = store.get(file.id)
      const start = { kind: 'upload', command: 'upload', scope: uploadScope([upload]) } as const
      await asRun(parts.runs, start, async (runId) => {
        parts.runs.record(runId, uploadOutcomes(await parts.sender.replace(file, signal)))
      }).finally(changed)
    },
    edit(rowIds, change) {
      for (const id of rowIds) desk.edit(id, change)
      changed()
    },
    async check(rowIds, signal) {
      await check(rowIds, { isOffline: false, signal })
      changed()
    },
    async titles(text, signal) {
      const found = await askTitles(parts, text, signal)
      topics.changed('usage')
      return found.map((title) => {
        const { titleId, filmdbId, moviedbId, name, type, year } = title
        const key = JSON.stringify([titleId, filmdbId, moviedbId, name, type, year])
        return { id: titles.idOf(key, title), name, type, year }
      })
    },
    setTitle(rowIds, titleId) {
      const title = titles.get(titleId)
      if (!title) throw new AppError('input.invalid', 'This title is no longer known. Search for it again.')
      for (const id of rowIds) desk.setTitle(id, title)
      changed()
    },
    async preview(rowId, signal) {
      const upload = store.get(rowId)
      if (!upload) throw new AppError('file.missing', 'This upload is no longer in the list.')
      const { reader } = await link.current()
      return { host: destination().host, ...(await uploadPreview(reader, upload, signal)) }
    },
    send(rowIds) {
      const wanted = new Set(rowIds)
      const sendable = listed().filter(
        ({ upload, problems }) => wanted.has(upload.id) && upload.step !== 'sent' && problems.length === 0,
      )
      run.start(sendable.map(({ upload }) => upload.id))
    },
    sendAgain(rowId) {
      run.start([rowId], true)
    },
    cancel: () => {
      run.cancel()
    },
    runningId: () => run.runningId(),
    async follow(signal) {
      await followReviews({ store, ...(await link.current()) }, signal)
      changed()
    },
    remove(rowIds) {
      const { current } = run.state()
      const removable = rowIds.filter((id) => id !== current && store.get(id) !== null)
      for (const id of removable) store.remove(id)
      changed()
      return removable.length
    },
    idle: () => run.idle(),
  }
}
