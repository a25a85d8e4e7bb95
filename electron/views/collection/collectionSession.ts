/** The user's own collection as the window sees it: looked into, taken into the built-in service and out of it, one source at a time, in the background. */
import { isUnderWay } from '../../../shared/collectionWork.ts'
import type { CollectionState } from '../../../shared/contract/program/collection.ts'
import { AppError, toAppError } from '../../../shared/errors.ts'
import type { CollectionThread, CollectionWork, Contents } from '../../serviceClient/embedded/collectionThread.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { PageWindow } from '../page.ts'
import type { Topics } from '../topics.ts'
import type { CollectionStore, SourceEnd } from './collectionStore.ts'
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
  /** Looks into them in the background: what they would bring. @throws AppError 'input.invalid' while another one is read */
  add(paths: readonly string[]): void
  choose(kind: 'folder' | 'file'): Promise<boolean>
  /** In the background. The look into it ends, where it goes on. @throws AppError 'input.invalid' while another one is read */
  takeIn(sourceId: string): Promise<void>
  takeOut(sourceId: string): void
  cancel(): void
  /** @throws AppError 'input.invalid' for the one that is being read */
  forget(sourceId: string): void
  skipped(query: PageWindow & { readonly sourceId: string }): {
    readonly rows: { message: string }[]
    readonly total: number
    readonly revision: number
  }
  /** Stops what goes on; settles when it has. What was read is kept. */
  close(): Promise<void>
}

interface Task {
  readonly sourceId: string
  readonly path: string
  readonly kind: CollectionWork
}

const endOf: Readonly<Record<CollectionWork, SourceEnd['state']>> = {
  look: 'found',
  'take-in': 'done',
  'take-out': 'out',
}

export function createCollectionSession(parts: CollectionSessionParts): CollectionSession {
  const { store, thread, settings, topics } = parts
  let contents: Contents | null = null
  let running: { readonly stop: AbortController; readonly ended: Promise<void> } | null = null

  const state = (): CollectionState => ({
    revision: topics.revision('collection'),
    own: contents?.own ?? null,
    isSamplesOnly: settings.read()['service.address'] === 'embedded' && contents?.own.titles === 0,
    sample: parts.sample,
    sources: store.list().map((source) => ({ ...source, held: contents?.held[source.path] ?? null })),
  })

  async function work({ sourceId, path, kind }: Task, signal: AbortSignal): Promise<void> {
    try {
      const { counts, ...now } = await thread.do({
        ...{ path, work: kind, signal },
        onProgress(counts, skipped) {
          if (kind !== 'take-out') store.step(sourceId, counts, skipped)
          topics.changed('collection')
        },
      })
      contents = now
      store.end(sourceId, { state: endOf[kind], ...(kind !== 'take-out' && { counts }) })
    } catch (thrown) {
      const error = toAppError(thrown)
      // How much is there after what broke off; where that cannot be read either, the next reading asks again.
      contents = await thread.contents().catch(() => null)
      if (error.code === 'cancelled') endEarly(sourceId, kind)
      else store.end(sourceId, { state: 'failed', error })
    }
    if (kind !== 'look') parts.grown()
    topics.changed('collection')
  }

  /** A look brought nothing that could be kept; of what was to be taken out, the rest is there still. */
  function endEarly(sourceId: string, kind: CollectionWork): void {
    if (kind === 'look') store.forget(sourceId)
    else store.end(sourceId, { state: kind === 'take-out' ? 'done' : 'stopped' })
  }

  function begin(tasks: (signal: AbortSignal) => Promise<void>): void {
    requireRest()
    const stop = new AbortController()
    const ended = tasks(stop.signal)
      .catch((thrown: unknown) => parts.bugs.report(toAppError(thrown)))
      .finally(() => {
        running = null
        topics.changed('collection')
      })
    running = { stop, ended }
    topics.changed('collection')
  }

  function requireRest(): void {
    if (running) throw new AppError('input.invalid', 'A collection is being read. Wait for it, or stop it first.')
  }

  function look(paths: readonly string[]): void {
    begin(async (signal) => {
      for (const path of paths)
        if (!signal.aborted) await work({ sourceId: store.begin(path, 'looking'), path, kind: 'look' }, signal)
    })
  }

  const stateOf = (sourceId: string) => store.list().find(({ id }) => id === sourceId)?.state

  return {
    state,
    async read() {
      contents ??= await thread.contents()
      return state()
    },
    add: look,
    async choose(kind) {
      if (!parts.choose) throw new AppError('input.invalid', 'This host has no dialog for folders. Browse instead.')
      const path = await parts.choose(kind)
      if (path !== null) look([path])
      return path !== null
    },
    async takeIn(sourceId) {
      const path = store.pathOf(sourceId)
      if (running && stateOf(sourceId) === 'looking') {
        running.stop.abort()
        await running.ended
      }
      begin((signal) => work({ sourceId: store.begin(path, 'running'), path, kind: 'take-in' }, signal))
    },
    takeOut(sourceId) {
      const path = store.pathOf(sourceId)
      requireRest()
      store.turn(sourceId, 'removing')
      begin((signal) => work({ sourceId, path, kind: 'take-out' }, signal))
    },
    cancel: () => running?.stop.abort(),
    forget(sourceId) {
      const how = stateOf(sourceId)
      if (how && isUnderWay(how)) requireRest()
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
