/** A program: watches a folder until its events come, then idles; says how long that took, what it holds and what idling costs. */
import { setTimeout as wait } from 'node:timers/promises'
import { openEngine } from '../../../electron/engine/compose.ts'
import { openWatch } from '../../../electron/engine/openWatch.ts'
import { openFollower } from '../../../electron/engine/pairs.ts'
import { openVideoFollower } from '../../../electron/engine/videoFollower.ts'
import { openWatchStores } from '../../../electron/engine/watchStores.ts'
import type { FolderEvents } from '../../../electron/watch/look/folderEvents.ts'
import { createFolderEvents } from '../../../electron/watch/look/folderEventsThread.ts'
import { builtAppFiles } from '../appFiles.ts'
import { inputOf, report } from '../workSide.ts'
import { wholeWatch } from '../../../electron/watch/rounds/watchScope.ts'

interface Input {
  readonly root: string
  readonly home: string
  readonly idleMs: number
}

const { root, home, idleMs } = inputOf<Input>()
const files = builtAppFiles()
const engine = await openEngine({ homeFolder: home, files, env: {}, isOwner: true })
const thread = createFolderEvents(files.watchWorker)
let hasEvents = false
let readyMs = 0

/** The real events, and when they are there. */
const events: FolderEvents = {
  watch: (path, hooks) =>
    thread.watch(path, {
      ...hooks,
      onReady() {
        hasEvents = true
        readyMs ||= performance.now() - startedMs
        hooks.onReady()
      },
    }),
  close: () => thread.close(),
}

const startedMs = performance.now()
let lookedMs = 0
const stores = openWatchStores(engine.db, engine)
const watch = await openWatch({
  ...{ engine, stores, events, follower: openFollower(engine) },
  videoFollower: openVideoFollower(engine, stores),
  kind: {
    ...{ isOffline: false, isDryRun: false, startsWhole: false },
    ...{ limitDownloads: null, limitSearches: null, scope: wholeWatch },
  },
  link: { current: () => Promise.reject(new Error('Nothing is asked here.')) },
  rules: engine.rules,
  translations: { order: () => undefined, turn: () => undefined },
  mayWork: () => false,
  listener: {
    emit: () => undefined,
    round: () => undefined,
    limited: () => undefined,
    written: () => undefined,
    checked() {
      lookedMs ||= performance.now() - startedMs
    },
    digest: () => undefined,
    changed: () => undefined,
    report: (error) => {
      throw error
    },
  },
})

const health = () => watch.loop.state().roots[0]
const isSettled = () => watch.loop.state().activity === 'idle' && (hasEvents || health()?.state === 'looking')

watch.loop.setRoots([root])
while (lookedMs === 0 || !isSettled()) await wait(20)
readyMs ||= performance.now() - startedMs
// The look that follows the events: what changed while they were set up.
do await wait(1_000)
while (!isSettled())

const before = process.cpuUsage()
const idleSinceMs = performance.now()
await wait(idleMs)
const { user, system } = process.cpuUsage(before)
const idlePercent = ((user + system) / 1_000 / (performance.now() - idleSinceMs)) * 100
const rssMb = process.memoryUsage().rss / 2 ** 20
const { videos } = stores
const numbers = { lookedMs, readyMs, idlePercent, rssMb, videos: videos.count(root), folders: health()?.folders ?? 0 }
await watch.loop.close()
await thread.close()
engine.close()
report({ ...numbers, hasEvents: Number(hasEvents) })
