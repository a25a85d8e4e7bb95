/** Folders are gathered, told once, tried again with growing waits, and lost by nobody: on a clock that only moves when told. */
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createOutsideStandings, retryAfterMs } from '../../../electron/batch/players/outsideStandings.ts'
import { createPlayerNews } from '../../../electron/batch/players/playerNews.ts'
import { createPlayerTeller } from '../../../electron/batch/players/playerTeller.ts'
import { openDatabase } from '../../../electron/database/database.ts'
import { TellFailure } from '../../../electron/serviceClient/players/outsideRequest.ts'
import type { PlayerApi } from '../../../electron/serviceClient/players/playerApi.ts'
import { defaultSettings, type Settings } from '../../../shared/settings/settingTable.ts'
import { createHandClock } from '../../support/fakes/handClock.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const jellyfin = 'http://127.0.0.1:8096'

interface Scene {
  readonly settings?: Partial<Settings>
  readonly tell?: PlayerApi['tell']
  readonly file?: string
  readonly clock?: ReturnType<typeof createHandClock>
}

function open({ settings = {}, tell, file, clock = createHandClock() }: Scene = {}) {
  const db = openDatabase(file ?? join(tempFolder(), 'app.sqlite'))
  const calls: { readonly folders: readonly string[]; readonly key: string | null }[] = []
  const values = { ...defaultSettings, 'players.jellyfin': jellyfin, ...settings }
  const api: PlayerApi = {
    async tell(target, folders, signal) {
      calls.push({ folders, key: target.key })
      return (await tell?.(target, folders, signal)) ?? { unknown: [] }
    },
    ask: () => Promise.reject(new Error('Nobody asks here.')),
  }
  const [news, standings] = [createPlayerNews(db, clock), createOutsideStandings(db)]
  const noted: string[] = []
  const teller = createPlayerTeller({
    ...{ news, standings, clock },
    apis: { jellyfin: api, emby: api, plex: api },
    settings: { read: () => values },
    secrets: { get: (name, service) => (name === 'jellyfin-key' && service === jellyfin ? 'the-key' : null) },
    note: (_level, what) => noted.push(what),
    isOffline: false,
  })
  const close = () => {
    teller.close()
    db.close()
  }
  const pass = async (ms: number) => {
    clock.pass(ms)
    for (let times = 0; times < 5; times += 1) await turn()
  }
  return { teller, calls, news, standings, clock, pass, close, values, noted, db }
}

function opened(scene: Scene = {}) {
  const one = open(scene)
  onTestFinished(one.close)
  return one
}

test('a run of 500 files in five folders is one call that names each folder once', async () => {
  const { teller, calls, pass, news } = opened()
  for (let file = 0; file < 500; file += 1) teller.folderChanged(`/media/${file % 5}`)
  expect(calls).toEqual([])
  await pass(5_000)
  expect(calls).toEqual([{ folders: [0, 1, 2, 3, 4].map((at) => `/media/${at}`), key: 'the-key' }])
  await pass(3_600_000)
  expect([calls.length, news.count('jellyfin')]).toEqual([1, 0])
})

test('nobody is told where nothing is set, and nothing is kept for them', async () => {
  const { teller, calls, pass, news } = opened({ settings: { 'players.jellyfin': '' } })
  teller.folderChanged('/media/a')
  await pass(60_000)
  expect([calls, news.count('jellyfin'), news.count('plex')]).toEqual([[], 0, 0])
})

test('folders are told under the names that the server has for them', async () => {
  const pairs = JSON.stringify([['/media/films', '/data/films']])
  const { teller, calls, pass, standings } = opened({
    settings: { 'players.jellyfinFolders': pairs },
    tell: async () => ({ unknown: ['/data/films/a'] }),
  })
  teller.folderChanged('/media/films/a')
  await pass(5_000)
  expect(calls[0]?.folders).toEqual(['/data/films/a'])
  expect(standings.get('jellyfin')).toMatchObject({ unknown: '/media/films/a', failure: null })
})

test('a server that fails is tried again, later each time, and told all that came meanwhile', async () => {
  let isAway = true
  const { teller, calls, pass, standings, news, clock } = opened({
    tell: async () => {
      if (isAway) throw new TellFailure('unreachable')
      return { unknown: [] }
    },
  })
  teller.folderChanged('/media/a')
  await pass(5_000)
  expect(standings.get('jellyfin')).toMatchObject({ failure: 'unreachable', nextMs: clock.nowMs() + 30_000 })
  teller.folderChanged('/media/b')
  await pass(29_999)
  expect(calls).toHaveLength(1)
  await pass(10_000)
  expect(calls).toHaveLength(2)
  for (let hour = 0; hour < 24; hour += 1) await pass(3_600_000)
  const tries = calls.length
  expect(tries).toBeGreaterThan(20)
  expect(tries).toBeLessThan(40)
  isAway = false
  await pass(3_600_000)
  expect(calls.at(-1)?.folders).toEqual(['/media/a', '/media/b'])
  expect([news.count('jellyfin'), standings.get('jellyfin').failure]).toEqual([0, null])
})

test('the waits grow to an hour and no further', () => {
  expect([1, 2, 3, 7, 8, 1_000].map((failures) => retryAfterMs(failures) / 1_000)).toEqual([
    30, 60, 120, 1_920, 3_600, 3_600,
  ])
})

test('another key is tried at once; a server that is no longer set is forgotten', async () => {
  const { teller, calls, pass, values, news, standings } = opened({
    tell: async () => {
      throw new TellFailure('refused')
    },
  })
  teller.folderChanged('/media/a')
  await pass(5_000)
  teller.settingsChanged()
  await pass(1)
  expect(calls).toHaveLength(2)
  Object.assign(values, { 'players.jellyfin': '' })
  teller.settingsChanged()
  await pass(3_600_000)
  expect([calls.length, news.count('jellyfin'), standings.get('jellyfin').failure]).toEqual([2, 0, null])
})

test('what was not told before the end is told after the next start', async () => {
  const file = join(tempFolder(), 'app.sqlite')
  const clock = createHandClock()
  const first = open({ file, clock })
  first.teller.folderChanged('/media/a')
  first.close()
  const { teller, calls, pass } = opened({ file, clock })
  teller.wake()
  await pass(0)
  expect(calls.map(({ folders }) => folders)).toEqual([['/media/a']])
})

test('a folder that gets another file while it is told is told once more', async () => {
  const asked = Promise.withResolvers<{ readonly unknown: readonly string[] }>()
  const { teller, calls, pass } = opened({ tell: () => asked.promise })
  teller.folderChanged('/media/a')
  await pass(5_000)
  teller.folderChanged('/media/a')
  asked.resolve({ unknown: [] })
  await pass(0)
  await pass(5_000)
  expect(calls.map(({ folders }) => folders)).toEqual([['/media/a'], ['/media/a']])
})

test('the end of a command waits for the telling, and not for a server that hangs', async () => {
  const { teller, calls, clock } = opened({ tell: () => new Promise(() => undefined) })
  teller.folderChanged('/media/a')
  let isOver = false
  const finished = teller.finish(10_000).then(() => (isOver = true))
  await turn()
  expect([calls.length, isOver]).toEqual([1, false])
  clock.pass(10_000)
  await finished
})

test('a home that cannot be read is noted, whether a timer or the end of a command asks it', async () => {
  const { teller, clock, noted, db } = opened()
  teller.folderChanged('/media/a')
  db.run('DROP TABLE player_standing')
  clock.pass(5_000)
  expect(noted).toEqual(['player.trouble'])
  const finished = teller.finish(10_000)
  clock.pass(10_000)
  await finished
  expect(noted).toEqual(['player.trouble', 'player.trouble'])
})
