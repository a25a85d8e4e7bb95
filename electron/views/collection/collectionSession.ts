/** The user's own collection as the window sees it: taken into the built-in service one source at a time, in the background. */
import type { CollectionState } from '../../../shared/contract/program/collection.ts'
import { AppError, toAppError } from '../../../shared/errors.ts'
import type { CollectionThread, OwnContents } from '../../serviceClient/embedded/collectionThread.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { PageWindow } from '../page.ts'
import type { Topics } from '../topics.ts'
import type { CollectionStore } from './collectionStore.ts'
import type { Bugs } from '../../log/bugs.ts'

export interface CollectionSessionParts {
  readonly store: CollectionStore
  readonly thread: CollectionThread
  readonly settings: Pick<SettingsStore, 'read'>
  readonly sample: CollectionState['sample']
  /** The system's dialogs; null where this host has none. */
  readonly choose: ((kind: 'folder' | 'file') => Promise<string | null>) | null
  /** The catalogue holds other things than before. */
  readonly grown: () => void
  readonly topics: Pick<Topics, 'changed' | 'revision'>
  readonly bugs: Bugs
}

export interface CollectionSession {
  state(): CollectionState
  /** The same, with what is in the catalogue counted. */
  read(): Promise<CollectionState>
  /** Begins in the background. @throws AppError 'input.invalid' while another one is taken in */
  add(paths: readonly string[]): void
  choose(kind: 'folder' | 'file'): Promise<boolean>
  again(sourceId: string): void
  cancel(): void
  /** @throws AppError 'input.invalid' for the one that is being taken in */
  forget(sourceId: string): void
  skipped(query: PageWindow & { readonly sourceId: string }): {
    readonly rows: { message: string }[]
    readonly total: number
    readonly revision: number
  }
  /** Stops what goes on; settles when it has. What was read is kept. */
  close(): Promise<void>
}

export function createCollectionSession(parts: CollectionSessionParts): CollectionSession {
  const { store, thread, settings, topics } = parts
  let own: OwnContents | null = null
  let running: { readonly stop: AbortController; readonly ended: Promise<void> } | null = null

  const state = (): CollectionState => ({
    revision: topics.revision('collection'),
    own,
    isSamplesOnly: settings.read()['service.address'] === 'embedded' && own?.titles === 0,
    sample: parts.sample,
    sources: store.list(),
  })

  async function takeIn(sourceId: string, path: string, signal: AbortSignal): Promise<void> {
    try {
      const end = await thread.import({
        path,
        signal,
        onProgress(counts, skipped) {
          store.step(sourceId, counts, skipped)
          topics.changed('collection')
        },
      })
      own = end.own
      store.end(sourceId, { state: 'done', counts: end.counts })
    } catch (thrown) {
      own = null
      const error = toAppError(thrown)
      store.end(sourceId, error.code === 'cancelled' ? { state: 'stopped' } : { state: 'failed', error })
    }
    parts.grown()
  }

  async function takeInEach(paths: readonly string[], signal: AbortSignal): Promise<void> {
    for (const path of paths) {
      if (signal.aborted) return
      await takeIn(store.begin(path), path, signal)
      topics.changed('collection')
    }
  }

  function begin(paths: readonly string[]): void {
    if (running) throw new AppError('input.invalid', 'A collection is being read. Wait for it, or stop it first.')
    const stop = new AbortController()
    const ended = takeInEach(paths, stop.signal)
      .catch((thrown: unknown) => parts.bugs.report(toAppError(thrown)))
      .finally(() => {
        running = null
        topics.changed('collection')
      })
    running = { stop, ended }
    topics.changed('collection')
  }

  return {
    state,
    async read() {
      own ??= await thread.own()
      return state()
    },
    add: begin,
    async choose(kind) {
      if (!parts.choose) throw new AppError('input.invalid', 'This host has no dialog for folders. Browse instead.')
      const path = await parts.choose(kind)
      if (path !== null) begin([path])
      return path !== null
    },
    again: (sourceId) => begin([store.pathOf(sourceId)]),
    cancel: () => running?.stop.abort(),
    forget(sourceId) {
      if (store.list().some(({ id, state: how }) => id === sourceId && how === 'running'))
        throw new AppError('input.invalid', 'A collection is being read. Wait for it, or stop it first.')
      store.forget(sourceId)
      topics.changed('collection')
    },
    skipped: ({ sourceId, ...window }) => ({
      ...store.skipped(sourceId, window),
      revision: topics.revision('collection'),
    }),
    async close() {
      running?.stop.abort()
      await running?.ended
    },
  }
}
