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
import type { TitleMatch } from '../../serviceClient/listing.ts'
import type { AddedFile, UploadDesk } from '../../upload/uploadDesk.ts'
import type { UploadRecord } from '../../upload/uploadRecord.ts'
import type { UploadStore } from '../../upload/uploadStore.ts'
import { createHandles } from '../ids.ts'
import type { Page, PageWindow } from '../page.ts'
import { countsOf, filterOf, uploadRowOf, type ProblemsOf } from './uploadRows.ts'
import { createUploadRun, type UploadRunParts } from './uploadRun.ts'
import type { UploadSources } from './uploadSources.ts'

export interface UploadSessionParts {
  readonly store: UploadStore
  readonly desk: UploadDesk
  readonly sources: UploadSources
  readonly problemsOf: ProblemsOf
  /** Its file is none that may be sent. */
  readonly isUnread: (upload: UploadRecord) => boolean
  readonly sendOne: UploadRunParts['sendOne']
  /** Subtitles among dropped files, with the videos they are named after. */
  readonly droppedFiles: (dropId: string) => Promise<readonly AddedFile[]>
  /** Fills in titles and duplicates; costs units unless offline. */
  readonly check: (
    ids: readonly string[],
    order: { readonly isOffline: boolean; readonly signal: AbortSignal },
  ) => Promise<void>
  readonly searchTitles: (text: string, signal: AbortSignal) => Promise<readonly TitleMatch[]>
  readonly preview: (upload: UploadRecord, signal: AbortSignal) => Promise<UploadPreview>
  readonly followReviews: (signal: AbortSignal) => Promise<void>
  readonly destination: () => Pick<UploadState, 'host' | 'hasToken'>
  readonly newId: () => string
  readonly changed: () => void
  readonly revision: () => number
}

export interface UploadSession {
  state(): UploadState
  page(query: PageWindow & { readonly filter: UploadFilter }): Page<UploadRow>
  sources(query: PageWindow & { readonly search: string }): Promise<Page<UploadSource>>
  /** Number of rows added; those that cannot be sent say why. */
  addSource(sourceId: string, signal: AbortSignal): Promise<number>
  addDropped(dropId: string, signal: AbortSignal): Promise<number>
  edit(rowIds: readonly string[], change: UploadChange): void
  check(rowIds: readonly string[], signal: AbortSignal): Promise<void>
  titles(text: string, signal: AbortSignal): Promise<UploadTitle[]>
  setTitle(rowIds: readonly string[], titleId: string): void
  preview(rowId: string, signal: AbortSignal): Promise<UploadPreview>
  send(rowIds: readonly string[]): void
  sendAgain(rowId: string): void
  cancel(): void
  follow(signal: AbortSignal): Promise<void>
  remove(rowIds: readonly string[]): number
  idle(): Promise<void>
}

const mostTitles = 1_000

export function createUploadSession(parts: UploadSessionParts): UploadSession {
  const { store, desk, sources, problemsOf, changed } = parts
  const titles = createHandles<TitleMatch>(parts.newId, mostTitles)
  const run = createUploadRun({ sendOne: parts.sendOne, changed })

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

  /** They are looked at again, in a row of their own. */
  function removeUnread(paths: ReadonlySet<string>): void {
    const unread = store
      .list()
      .filter((upload) => parts.isUnread(upload) && upload.files.some(({ path }) => paths.has(path)))
    for (const { id } of unread) store.remove(id)
  }

  /** The same bytes from the same place: a season may be added again for its mended files. */
  function wasSent({ id, files: [file] }: UploadRecord): boolean {
    return store.list().some((other) => {
      const isOther = other.id !== id && other.step === 'sent' && other.review !== 'rejected'
      return isOther && other.files.some(({ path, sha256 }) => path === file?.path && sha256 === file.sha256)
    })
  }

  async function addFiles(files: readonly AddedFile[], signal: AbortSignal): Promise<number> {
    removeUnread(new Set(files.map(({ path }) => path)))
    const open = store.list().filter(({ step }) => step !== 'sent')
    const known = new Set(open.flatMap((upload) => upload.files.map(({ path }) => path)))
    const added: string[] = []
    for (const file of files.filter(({ path }) => !known.has(path))) {
      const upload = await addFile(file, signal)
      if (wasSent(upload)) store.remove(upload.id)
      else added.push(upload.id)
      changed()
    }
    // What was answered before costs nothing; a service that is away keeps nobody from filling in rows.
    await parts.check(added, { isOffline: true, signal }).catch(() => undefined)
    changed()
    return added.length
  }

  return {
    state() {
      const { isSending, toSend, through } = run.state()
      const counts = countsOf(listed().map(({ filter }) => filter))
      return { revision: parts.revision(), ...parts.destination(), isSending, toSend, through, counts }
    },
    page({ filter, offset, limit }) {
      const { current } = run.state()
      const shown = listed().filter((row) => filter === 'all' || row.filter === filter)
      const rows = shown
        .slice(offset, offset + limit)
        .map(({ upload, problems }) => uploadRowOf(upload, problems, upload.id === current))
      return { rows, total: shown.length, revision: parts.revision() }
    },
    async sources({ search, offset, limit }) {
      const all = await sources.list(search)
      return { rows: all.slice(offset, offset + limit), total: all.length, revision: parts.revision() }
    },
    addSource: (sourceId, signal) =>
      addFiles(
        sources.files(sourceId).map(({ video, sidecar }) => ({
          path: sidecar.path,
          video,
          sidecar: { language: sidecar.language, isHearingImpaired: sidecar.isHearingImpaired, releaseName: '' },
        })),
        signal,
      ),
    addDropped: async (dropId, signal) => addFiles(await parts.droppedFiles(dropId), signal),
    edit(rowIds, change) {
      for (const id of rowIds) desk.edit(id, change)
      changed()
    },
    async check(rowIds, signal) {
      await parts.check(rowIds, { isOffline: false, signal })
      changed()
    },
    async titles(text, signal) {
      const found = await parts.searchTitles(text, signal)
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
      return parts.preview(upload, signal)
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
    async follow(signal) {
      await parts.followReviews(signal)
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
