/** Puts watch mode of the window together over an engine, its library and its plan. Composition only. */
import type { Engine } from '../engine/compose.ts'
import type { HostAi } from './hostAi.ts'
import type { HostEvents } from './hostEvents.ts'
import { openWatch } from '../engine/openWatch.ts'
import { openWatchStores } from '../engine/watchStores.ts'
import { createBatchLog } from '../batch/batchLog.ts'
import type { LibrarySession } from '../views/library/librarySession.ts'
import type { PlanCommands } from '../views/plan/planCommands.ts'
import type { ServiceLink } from '../views/serviceLink.ts'
import { createWatchSession, type WatchSession } from '../views/watch/watchSession.ts'
import type { AppError } from '../../shared/errors.ts'
import { formatWish } from '../wanted/parseWishes.ts'
import type { WantedRules } from '../wanted/wish.ts'
import type { Checked } from '../watch/look/checkRoot.ts'
import { createFolderEvents } from '../watch/look/folderEventsThread.ts'
import { quietUntil } from '../watch/quietHours.ts'

export interface HostWatchNeeds {
  readonly engine: Engine
  readonly events: HostEvents
  readonly library: LibrarySession
  readonly plan: () => Pick<PlanCommands, 'isBusy'>
  readonly link: ServiceLink
  readonly rules: () => WantedRules
  readonly ai: Pick<HostAi, 'order' | 'turn'>
  readonly report: (error: AppError) => void
}

export interface HostWatch extends WatchSession {
  /** It is on, and paused or in its quiet hours: what it ordered by itself rests too. */
  isResting(): boolean
}

export function openHostWatch(needs: HostWatchNeeds): HostWatch {
  const { engine, events, library, link, ai, rules, report } = needs
  const { db, history, settingsStore } = engine
  const stores = openWatchStores(db, engine)
  const { notes } = stores
  const changed = () => events.changed('watch')

  const session = createWatchSession({
    start,
    folders: () => library.folders(),
    ...stores,
    written: (id) => history.get(id),
    settings: settingsStore,
    nowMs: Date.now,
    changed,
    revision: () => events.revision('watch'),
  })

  async function start() {
    const thread = createFolderEvents(engine.files.watchWorker)
    const watch = await openWatch({
      engine,
      stores,
      kind: { isOffline: false, isDryRun: false, startsWhole: false, limitDownloads: null },
      events: thread,
      connect: () => link.current(),
      rules,
      // They are the window's own jobs, seen and stopped on its activity screen: its queue follows them.
      translations: ai,
      mayWork: () => !session.isPaused() && !needs.plan().isBusy(),
      listener: {
        emit: createBatchLog(engine.log.note),
        round: () => tell(['watch', 'usage', 'history', 'library']),
        written: ({ video, sidecar, language }) => library.noteWritten({ videoPath: video, path: sidecar, language }),
        checked: (_root, checked) => noteChecked(library, checked),
        digest: (digest) => session.noteDigest(digest),
        changed() {
          for (const { path, state } of watch.loop.state().roots)
            if (state !== 'starting')
              library.noteFolder(path, state === 'away' || state === 'unreadable' ? state : null)
          changed()
        },
        report,
      },
    })
    noteRules()
    return {
      loop: watch.loop,
      quietUntilMs: () => watch.quietUntilMs(),
      waitingFiles: () => watch.waitingFiles(),
      async close() {
        await watch.loop.close()
        await thread.close()
        ai.turn()
      },
    }
  }

  /** Wishes that changed while watch mode was off. */
  function noteRules(): void {
    const now = JSON.stringify(rules())
    if (notes.get('rules') === now) return
    notes.set('rules', now)
    session.rulesChanged(rules().wishes.map(formatWish))
  }

  function tell(topics: readonly Parameters<HostEvents['changed']>[0][]): void {
    for (const topic of topics) events.changed(topic)
  }

  return {
    ...session,
    rulesChanged: noteRules,
    isResting: () => engine.settings['watch.isOn'] && (session.isPaused() || quietUntil(engine, Date.now()) !== null),
  }
}

async function noteChecked(library: LibrarySession, { changed, gone }: Checked): Promise<void> {
  if (changed.length + gone.length > 0) await library.noteChecked(changed, gone)
}
