/** A program: the host of the window while it takes a folder in and a page looks on, how late its event loop was, and the same again. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { LibraryState } from '../../../shared/contract/library.ts'
import { timed } from '../clock.ts'
import { askHost, openWindowHost } from '../openWindowHost.ts'
import { inputOf, report } from '../workSide.ts'

const { root, home } = inputOf<{ readonly root: string; readonly home: string }>()
const lookEveryMs = 100
/** In milliseconds; an idle loop is measured as this late. */
const resolution = 1

const host = await openWindowHost(home)

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
  await askHost(host, 'library.page', { ...view, offset: 0, limit: 100 })
  return (await askHost(host, 'library.state', {})) as LibraryState
}

/** Until the list is right. */
async function lookOn(): Promise<LibraryState> {
  for (;;) {
    const state = await look()
    if (!state.isScanning) return state
    await wait(lookEveryMs)
  }
}

await look()
const delay = monitorEventLoopDelay({ resolution })
delay.enable()
const firstMs = await timed(async () => {
  await askHost(host, 'folders.addDropped', { dropId: host.registerDrop([root]) })
  await lookOn()
})
delay.disable()
const ofNs = (ns: number) => ns / 1e6
const late = { p50Ms: ofNs(delay.percentile(50)), p99Ms: ofNs(delay.percentile(99)), worstMs: ofNs(delay.max) }
const againMs = await timed(async () => {
  await askHost(host, 'library.scan', {})
  await lookOn()
})
const { counts } = await look()
await host.close()
report({ ...late, ms: firstMs, againMs, videos: counts.videos })
