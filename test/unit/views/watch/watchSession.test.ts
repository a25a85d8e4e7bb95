import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import { createQuotaLedger } from '../../../../electron/quota/quotaLedger.ts'
import { createSettings } from '../../../../electron/settings/settings.ts'
import { createWatchSession, type RunningWatch } from '../../../../electron/views/watch/watchSession.ts'
import { createBetterWatch } from '../../../../electron/watch/rounds/betterWatch.ts'
import { createWatchedVideos } from '../../../../electron/watch/follow/watchedVideos.ts'
import type { LoopActivity } from '../../../../electron/watch/watchLoop.ts'
import { createWatchNotes } from '../../../../electron/watch/watchNotes.ts'
import { createWantedRules } from '../../../../electron/wanted/wantedRules.ts'
import { createWishCalendar } from '../../../../electron/watch/rounds/wishCalendar.ts'
import { noTopics } from '../../../support/fakes/notedTopics.ts'

/** @param starts Whether each start of the watch works. */
function sessionWith(...starts: readonly boolean[]) {
  const log: string[] = []
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  const settings = createSettings(db)
  const notes = createWatchNotes(db)
  const clock = { nowMs: () => 0 }
  let started = 0
  const activity: { now: LoopActivity } = { now: 'idle' }
  const loop = {
    setRoots: (roots: readonly string[]) => log.push(`roots ${roots.join()}`),
    wake: () => log.push('wake'),
    pauseForUserRun: async () => void log.push('aside'),
    state: () => ({ roots: [], problem: null, activity: activity.now }),
  }
  const running = { loop, quietUntilMs: () => null, waitingFiles: () => [], close: async () => void log.push('closed') }
  const session = createWatchSession({
    async start() {
      if (starts[started++] === false) throw new Error('no watching here')
      log.push('started')
      return running as unknown as RunningWatch
    },
    library: { folders: () => [{ id: '1', path: '/lib', token: 'lib', videos: 3, onlySkipped: 0, state: 'there' }] },
    videos: createWatchedVideos(db),
    calendar: createWishCalendar(db),
    better: createBetterWatch({ db, notes, clock, home: { settings: settings.read() } }),
    ...{ notes, settings },
    budget: { settings: settings.read(), ledger: createQuotaLedger(db, clock) },
    openQuestions: () => 0,
    rules: createWantedRules({ db, clock, settings, fixed: new Set() }),
    clock,
    topics: noTopics,
  })
  return { session, settings, log, activity }
}

test('turned on it watches the folders of the library, and turned off it lets go of them', async () => {
  const { session, log } = sessionWith()
  await session.turn(true)
  await session.turn(true)
  expect(session.state().isOn).toBe(true)
  await session.turn(false)
  expect(session.state().isOn).toBe(false)
  expect(log).toEqual(['started', 'roots /lib', 'closed'])
})

test('a start that failed does not keep the next one from trying', async () => {
  const { session, log } = sessionWith(false, true)
  await expect(session.turn(true)).rejects.toThrow('no watching here')
  expect(session.state().isOn).toBe(false)
  await session.wake()
  expect([session.state().isOn, log]).toEqual([true, ['started', 'roots /lib']])
})

test('other wishes are looked for once, also those that changed while it was off', async () => {
  const { session, settings, log } = sessionWith()
  await session.turn(true)
  session.rulesChanged()
  expect(log).toEqual(['started', 'roots /lib'])
  settings.write('languages', 'de')
  session.rulesChanged()
  session.rulesChanged()
  expect(log.slice(2)).toEqual(['wake'])
})

test('a pause is kept, and makes it leave its work at once', async () => {
  const { session, log } = sessionWith()
  await session.turn(true)
  session.pause(true)
  expect([session.isPaused(), session.state().isPaused, log.slice(2)]).toEqual([true, true, ['aside', 'wake']])
})

test('turned on anew it works: a pause ends with the time it was on before', async () => {
  const { session } = sessionWith()
  await session.turn(true)
  session.pause(true)
  await session.turn(false)
  await session.turn(true)
  expect(session.isPaused()).toBe(false)
})

test('it works while a round of its loop goes on, and only then', async () => {
  const { session, activity } = sessionWith()
  expect(session.isWorking()).toBe(false)
  await session.turn(true)
  expect(session.isWorking()).toBe(false)
  activity.now = 'working'
  expect(session.isWorking()).toBe(true)
  await session.turn(false)
  expect(session.isWorking()).toBe(false)
})
