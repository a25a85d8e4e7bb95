/** Thirty days of watching in a made world: 20,000 changes, 50 mounts, 40 sleeps, summer time, a clock that is set (promise J9). */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { openDatabase } from '../../electron/database/database.ts'
import type { LibraryVideo } from '../../electron/library/mediaFile.ts'
import { createCheckRoot } from '../../electron/watch/look/checkRoot.ts'
import { isQuiet, parseQuietHours } from '../../electron/watch/quietHours.ts'
import { createRootKeeper } from '../../electron/watch/look/rootKeeper.ts'
import { createSettling } from '../../electron/watch/look/settling.ts'
import { createWatchLoop } from '../../electron/watch/watchLoop.ts'
import { createRound } from '../../electron/watch/rounds/watchRound.ts'
import { createWatchedVideos, type WatchedVideo } from '../../electron/watch/follow/watchedVideos.ts'
import { createWatchNotes } from '../../electron/watch/watchNotes.ts'
import { createWishCalendar } from '../../electron/watch/rounds/wishCalendar.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import {
  connectionTo,
  delivered,
  offerFor,
  roundParts,
  simulatedHome,
  writtenRow,
} from '../support/fakes/simulatedRound.ts'
import { SimulatedClock, SimulatedDisk } from '../support/fakes/watchedWorld.ts'
import { createWatchScope, wholeWatch } from '../../electron/watch/rounds/watchScope.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const days = 30
const changes = 20_000
const roots = ['/films', '/drive']

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

test(
  'each video is handled exactly once, the rest by the calendar, and nothing grows',
  { timeout: 300_000 },
  async () => {
    const clock = new SimulatedClock(Date.UTC(2026, 9, 10))
    const disk = new SimulatedDisk()
    const db = openDatabase(':memory:')
    const videos = createWatchedVideos(db)
    const calendar = createWishCalendar(db)
    const settling = createSettling({ settleMs: () => 10_000, monotonicMs: () => clock.monotonicMs() })
    const written = new Map<number, number>()
    // What the history knows of the videos that were written beside.
    const writtenBeside = new Map<string, string>()
    const hashOf = ({ path, partialHash }: WatchedVideo) => partialHash ?? writtenBeside.get(path)
    const asked: number[] = []
    const bugs: unknown[] = []
    let hoursOff = 0
    const nowMs = () => clock.nowMs()

    const find = (path: string): LibraryVideo | null => {
      const file = disk.files.get(path)
      if (!file) return null
      const { sizeBytes, modifiedMs } = file
      return {
        file: {
          path,
          root: path.slice(0, path.indexOf('/', 1)),
          sizeBytes,
          modifiedMs,
          sidecars: disk.sidecarsOf(path),
        },
        media: null,
        ids: { filmdbId: null, moviedbId: null },
      }
    }
    const never = (path: string) => path.includes('unknown')

    const home = simulatedHome({ db, nowMs, find })
    const check = createCheckRoot({
      // Each of its subtitles is ours.
      home: { ...home, history: { ownerOf: () => writtenRow() } },
      ...{ disk, notes: createWatchNotes(db), videos, calendar, settling, clock },
      async follow(file) {
        const content = disk.files.get(file.path)?.content
        const from = videos.alike(file).find((known) => hashOf(known) === String(content) && !disk.has(known.path))
        if (!from) return null
        const sidecar = disk.sidecars.get(from.path)
        disk.sidecars.delete(from.path)
        if (sidecar !== undefined) disk.sidecars.set(file.path, `${file.path}.en.srt`)
        calendar.moved(from.path, file.path)
        return { from, partialHash: String(content), sidecars: sidecar === undefined ? [] : [`${file.path}.en.srt`] }
      },
    })

    const service = connectionTo({
      offers: (gap) => (never(gap.video.file.path) ? null : [offerFor(gap)]),
      asked: (gaps) => asked.push(...gaps.filter(({ video }) => never(video.file.path)).map(() => clock.monotonicMs())),
      deliver(order) {
        const { path } = order.gap.video.file
        const { content } = disk.files.get(path)!
        written.set(content, (written.get(content) ?? 0) + 1)
        disk.sidecars.set(path, `${path}.en.srt`)
        return delivered(order)
      },
    })
    const round = createRound(
      roundParts({
        ...{ home, videos, calendar, clock },
        link: { current: async () => service },
        written: { note: ({ video }) => writtenBeside.set(video, String(disk.files.get(video)?.content)) },
      }),
    )

    const scope = createWatchScope(wholeWatch)
    const loop = createWatchLoop({
      ...{ clock, settling },
      keeperFor: (path, wake) =>
        createRootKeeper({
          ...{ path, clock, check, settling, disk, wake },
          events: disk.events(clock),
          notes: createWatchNotes(db),
        }),
      work: {
        isDue: (some) => videos.hasToCheck(some) || calendar.due(nowMs(), some).length > 0,
        // Summer time ends in the middle: from then on the wall is an hour behind.
        isAllowed: () => !isQuiet(parseQuietHours('02:00-05:00'), ((nowMs() / minute) % 1_440) - hoursOff * 60),
        async run({ roots: some, signal }) {
          const leftOut = { ignored: 0, unreadable: 0, orphans: 0 }
          const kind = { isWhole: false, isOffline: false, isDryRun: false } as const
          await round({
            ...kind,
            roots: some,
            skipped: leftOut,
            limitDownloads: null,
            limitSearches: null,
            scope,
            signal,
            emit: () => undefined,
          })
        },
        noteChecked: async () => undefined,
        endTurn: () => undefined,
      },
      listener: { changed: () => undefined, report: (error) => bugs.push(error) },
    })
    const idle = async () => {
      do await new Promise((resolve) => setImmediate(resolve))
      while (loop.state().activity !== 'idle')
    }

    const pick = createRandom(4)
    let lastContent = 0
    const there: string[] = []
    const handled = new Set<number>()
    function tell(path: string): void {
      // Every fourth event gets lost: looking finds it all the same.
      const root = path.slice(0, path.indexOf('/', 1))
      if (pick(4) > 0 && !disk.away.has(root)) disk.hooks.get(root)?.onHint([path.slice(0, path.lastIndexOf('/'))])
    }
    function change(): void {
      const kind = pick(10)
      const known = there[pick(there.length)]
      if (known !== undefined && disk.away.has(known.slice(0, known.indexOf('/', 1)))) return
      if (kind < 4 || known === undefined) {
        const path = `${roots[disk.away.size > 0 ? 0 : pick(2)]!}/Folder ${pick(20)}/Film ${++lastContent}.mkv`
        disk.files.set(path, { content: lastContent, sizeBytes: 2 ** 21 + lastContent, modifiedMs: nowMs() })
        there.push(path)
        tell(path)
      } else if (kind < 6) {
        const path = known.replace('.mkv', '+.mkv')
        disk.files.set(path, disk.files.get(known)!)
        disk.files.delete(known)
        there[there.indexOf(known)] = path
        tell(known)
        tell(path)
      } else if (there.length > 120) {
        const [oldest = ''] = there
        if (disk.away.has(oldest.slice(0, oldest.indexOf('/', 1)))) return
        handled.add(disk.files.get(oldest)!.content)
        there.shift()
        disk.files.delete(oldest)
        disk.sidecars.delete(oldest)
        tell(oldest)
      } else tell(known)
    }

    disk.files.set('/films/Folder/unknown.mkv', { content: -1, sizeBytes: 7, modifiedMs: nowMs() - day })
    loop.setRoots(roots)
    await clock.pass(minute, idle)
    const resources = process.getActiveResourcesInfo().length
    let heapAfterFirstDay = 0
    let made = 0
    for (let slot = 0; slot < days * 24; slot += 1) {
      if (slot % 14 === 5 && slot / 14 < 50) disk.away.add('/drive')
      if (slot % 14 === 6) disk.away.delete('/drive')
      if (slot % 18 === 9 && slot / 18 < 40) clock.jump(2 * hour - minute * pick(60)) // It slept.
      if (slot === 15 * 24) hoursOff = 1
      if (slot === 200) clock.jump(-2 * hour)
      if (slot === 500) clock.jump(3 * hour)
      for (; made < (changes * (slot + 1)) / (days * 24); made += 1) change()
      await clock.pass(hour, idle)
      if (slot === 24) {
        collect()
        heapAfterFirstDay = process.memoryUsage().heapUsed
      }
    }
    disk.away.clear()
    await clock.pass(6 * hour, idle)
    collect()
    const grownBytes = process.memoryUsage().heapUsed - heapAfterFirstDay

    expect(bugs).toEqual([])
    expect(made).toBe(changes)
    expect([...written.values()].filter((times) => times !== 1)).toEqual([])
    expect(there.filter((path) => !disk.sidecars.has(path))).toEqual([])
    expect(lastContent - [...written.keys()].length).toBeLessThan(lastContent / 20) // Gone before anybody could look.
    // Daily for three weeks, then weekly; sleeps, quiet hours and a clock that is set move a try by hours, not by days.
    const gaps = asked.slice(1).map((atMs, index) => (atMs - asked[index]!) / day)
    expect(asked.length).toBeGreaterThanOrEqual(20)
    expect(asked.length).toBeLessThanOrEqual(27)
    expect(Math.max(...gaps)).toBeGreaterThan(5)
    expect(grownBytes / days).toBeLessThan(2 ** 20)
    expect(Math.abs(process.getActiveResourcesInfo().length - resources)).toBeLessThanOrEqual(5)
    expect(clock.timers.size).toBeLessThanOrEqual(5)
    await loop.close()
    expect(clock.timers.size).toBeLessThanOrEqual(2)
    db.close()
  },
)
