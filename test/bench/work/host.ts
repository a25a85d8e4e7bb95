/** A program: the host of the window while it takes a folder in and a page looks on, and how late its event loop was. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openHost } from '../../../electron/window/host.ts'
import type { LibraryState } from '../../../shared/contract/library.ts'
import { besideWork, inputOf, report } from '../workSide.ts'

const { root, home } = inputOf<{ readonly root: string; readonly home: string }>()
const lookEveryMs = 100
/** In milliseconds; an idle loop is measured as this late. */
const resolution = 1

const host = await openHost({
  homeFolder: home,
  files: {
    serviceWorker: besideWork('embeddedServiceWorker.js'),
    collectionWorker: besideWork('collectionWorker.js'),
    importWorker: besideWork('importWorker.js'),
    archiveWorker: besideWork('archiveWorker.js'),
    scanWorker: besideWork('scanWorker.js'),
    watchWorker: besideWork('watchWorker.js'),
    sample: fileURLToPath(besideWork('sample/')),
    ear: { worker: besideWork('earWorker.js'), folder: fileURLToPath(besideWork('ear/')) },
  },
  env: {},
  version: '0.0.0',
  abilities: {
    kind: 'web',
    canDropFiles: true,
    canChooseFolder: false,
    canShowInFolder: false,
    hasFixedAddress: false,
  },
  report: (thrown) => {
    throw thrown
  },
})

async function ask(name: string, input: unknown): Promise<unknown> {
  const reply = await host.dispatch(name, input)
  if (!reply.ok) throw new Error(reply.error.message)
  return reply.value
}

/** What a page asks while it shows the library. */
async function look(): Promise<LibraryState> {
  const view = {
    search: '',
    sort: 'title',
    isDescending: false,
    sortLanguage: null,
    view: 'titles',
    open: { all: true, except: [] },
  }
  await ask('library.page', { ...view, offset: 0, limit: 100 })
  return (await ask('library.state', {})) as LibraryState
}

await look()
const delay = monitorEventLoopDelay({ resolution })
const startedMs = performance.now()
delay.enable()
await ask('folders.addDropped', { dropId: host.registerDrop([root]) })
let state = await look()
while (state.isScanning) {
  await wait(lookEveryMs)
  state = await look()
}
delay.disable()
const ofNs = (ns: number) => ns / 1e6
const late = { p50Ms: ofNs(delay.percentile(50)), p99Ms: ofNs(delay.percentile(99)), worstMs: ofNs(delay.max) }
await host.close()
report({ ...late, ms: performance.now() - startedMs, videos: state.counts.videos })
