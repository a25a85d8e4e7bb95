import { expect, test } from 'vitest'
import type { Runs } from '../../../../electron/runs/runs.ts'
import type { Sidecar } from '../../../../electron/library/mediaFile.ts'
import type { Written } from '../../../../electron/sidecar/history/history.ts'
import type { TimingCheck, TimingOrder } from '../../../../electron/timing/checkTiming.ts'
import { videoIdOf } from '../../../../electron/views/ids.ts'
import { createTimingSession, type TimingTools } from '../../../../electron/views/timing/timingSession.ts'
import { AppError } from '../../../../shared/errors.ts'
import { shiftBy } from '../../../../shared/timing/retiming.ts'
import { notedRuns } from '../../../support/fakes/notedRuns.ts'
import { noTopics } from '../../../support/fakes/notedTopics.ts'
import { videoAt } from '../../../support/make/subjects.ts'

const videoPath = '/lib/Film.mkv'
const path = '/lib/Film.en.srt'
const choice = { videoId: videoIdOf(videoPath), sidecarId: videoIdOf(path) }
const { signal } = new AbortController()
const late = {
  alignment: { kind: 'mendable', retiming: shiftBy(-2_000), confidence: 1, before: 0.2, after: 0.9, picture: null },
  source: { kind: 'own', named: 'Film.de.srt' },
  notes: [],
} as unknown as TimingCheck

const yours = '/m/Film.fr.srt'

function sessionWith(tools: Partial<TimingTools>, runsThat: Partial<Pick<Runs, 'record'>> = {}) {
  const log: string[] = []
  const run = notedRuns()
  let version = 1
  const owner = (asked: string) => (asked === path ? ({ id: version, path, videoPath } as Written) : null)
  const session = createTimingSession({
    library: {
      has: () => true,
      resolve: () => [],
      entry: () => ({ title: 'A', type: 'movie', season: null, year: 2019 }) as never,
      video: () => videoAt(videoPath, { sidecars: [{ path } as Sidecar, { path: yours } as Sidecar] }),
    },
    history: { ownerOf: owner, list: () => [owner(path)!] },
    runs: { ...run.runs, ...runsThat },
    book: { of: () => null },
    open() {
      log.push('opened')
      const none = () => Promise.reject(new Error('not asked'))
      return { check: none, apply: none, close: async () => void log.push('closed'), ...tools }
    },
    topics: noTopics,
  })
  return { session, log, runs: run.log, write: () => ({ id: ++version }) as Written }
}

test('a track that a person chose tells alone; a whole folder is measured as the settings say', async () => {
  const asked: TimingOrder[] = []
  const { session } = sessionWith({
    check: async (order) => {
      asked.push(order)
      return late
    },
  })
  for (const each of [{ ...choice, sound: 1 }, choice, { ...choice, sidecarId: null, sound: 1 }]) {
    session.check(each)
    await session.idle()
  }
  expect(asked.map(({ sound }) => sound)).toEqual([1, undefined, undefined])
  expect(asked[0]?.isTrusted?.({ kind: 'speech', named: '' })).toBe(true)
  expect(asked[0]?.isTrusted?.({ kind: 'own', path: yours, named: 'Film.fr.srt' })).toBe(false)
})

test('what is found can be mended once, and the tools are given back after each work', async () => {
  const { session, log, runs, write } = sessionWith({ check: async () => late, apply: async () => write() })
  session.check(choice)
  expect(session.state()).toMatchObject({ isRunning: true, done: 0, total: 1 })
  await session.idle()
  const [row] = session.state().rows
  expect(row).toMatchObject({ state: 'mendable', change: { offsetMs: -2_000, named: 'Film.de.srt' } })
  expect(await session.apply([row!.id], signal)).toEqual({ moved: 1, problem: null, batchId: 'r1' })
  expect(session.state().rows).toMatchObject([{ state: 'moved' }])
  await expect(session.apply([row!.id], signal)).rejects.toThrow('Check again')
  expect(log).toEqual(['opened', 'closed', 'opened', 'closed'])
  expect(runs).toEqual(['open timing timing', 'written r1', 'done r1'])
})

test('a run that the home has no room for ends all the same, and the tools are given back', async () => {
  const full = () => {
    throw new AppError('disk.full', 'The disk is full.')
  }
  const tools = { check: async () => late, apply: async () => ({ id: 2 }) as Written }
  const { session, log, runs } = sessionWith(tools, { record: full })
  session.check(choice)
  await session.idle()
  const [row] = session.state().rows
  await expect(session.apply([row!.id], signal)).rejects.toThrow('The disk is full.')
  expect(runs).toEqual(['open timing timing', 'done r1'])
  expect(log).toEqual(['opened', 'closed', 'opened', 'closed'])
})

test('what was said of a version that stands there no more is not said any longer', async () => {
  const { session, write } = sessionWith({ check: async () => late })
  session.check(choice)
  await session.idle()
  write()
  expect(session.state().rows).toEqual([])
})

test('a cancelled check forgets what it had not begun, and a failure stays with its row', async () => {
  const failing = sessionWith({ check: () => Promise.reject(new AppError('subtitle.unreadable', 'No subtitle.')) })
  failing.session.check({ ...choice, sidecarId: null })
  await failing.session.idle()
  expect(failing.session.state().rows).toMatchObject([{ state: 'failed', problem: { code: 'subtitle.unreadable' } }])
  const { session } = sessionWith({
    check: (order) =>
      new Promise((_, reject) => order.signal.addEventListener('abort', () => reject(new Error('stop')))),
  })
  session.check(choice)
  expect(() => session.check(choice)).toThrow('A check is running')
  session.cancel()
  await session.idle()
  expect(session.state()).toMatchObject({ isRunning: false, rows: [] })
})

test('a file of the user is measured, and left as it is', async () => {
  const { session } = sessionWith({ check: async () => late })
  const ofUser = { ...choice, sidecarId: videoIdOf(yours) }
  session.check(ofUser)
  await session.idle()
  expect(session.state()).toMatchObject({ mendable: 0, rows: [{ state: 'mendable' }] })
  const everything = null
  await expect(session.apply(everything, signal)).rejects.toThrow('nothing left to fix')
  await expect(session.shift({ ...ofUser, byMs: 500 }, signal)).rejects.toThrow('did not write this file')
  expect(() => session.check({ ...choice, sidecarId: 'other' })).toThrow('no longer there')
})
