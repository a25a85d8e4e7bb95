/** Better subtitles for ours: taken or offered as the user wants, never over a machine's text or an edited file unasked. */
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import type { Written, WrittenDetails } from '../../../../electron/sidecar/history/history.ts'
import { createBetterRound } from '../../../../electron/watch/rounds/betterRound.ts'
import { createBetterWatch } from '../../../../electron/watch/rounds/betterWatch.ts'
import type { WatchLimits } from '../../../../electron/watch/rounds/watchLimits.ts'
import { createWatchNotes } from '../../../../electron/watch/watchNotes.ts'
import { createQuotaLedger } from '../../../../electron/quota/quotaLedger.ts'
import type { ListedSubtitle } from '../../../../electron/serviceClient/listing.ts'
import { AppError } from '../../../../shared/errors.ts'
import {
  connectionTo,
  delivered,
  rulesOf,
  simulatedHome,
  storeWritten,
  writtenRow,
} from '../../../support/fakes/simulatedRound.ts'
import { listed, videoAt, wantFor } from '../../../support/make/subjects.ts'

const service = 'embedded'
const releaseName = 'Film.2020.1080p.BluRay.x264-GRP'
const videoPath = `/films/${releaseName}.mkv`
const day = 86_400_000

interface Facts {
  readonly mode: 'off' | 'offer' | 'take'
  readonly details?: Partial<WrittenDetails>
  readonly row?: Partial<Written>
  readonly wish?: string
  readonly found: ListedSubtitle
}

function scene({ mode, details = {}, row: rest = {}, wish = 'en', found }: Facts) {
  const db = openDatabase(':memory:')
  const said = {
    nowMs: 0,
    isUntouched: true,
    isThere: true,
    isAway: false,
    isSealed: false,
    searches: 0,
    outcome: 'written' as 'written' | 'error',
  }
  const clock = { nowMs: () => said.nowMs }
  const row = writtenRow({ videoPath, ...rest }, details)
  storeWritten(db, row)
  const replaced: (Written | undefined)[] = []
  const settings = { 'service.address': service, 'watch.better': mode, 'watch.betterDays': 14 } as const
  const video = videoAt(row.videoPath)
  const home = simulatedHome({ db, ...clock, settings, find: () => (said.isThere ? video : null) })
  const better = createBetterWatch({ db, notes: createWatchNotes(db), clock, home })
  const ledger = createQuotaLedger(db, clock)
  const gap = wantFor(row.videoPath, wish, video)
  const connection = connectionTo({
    offers: () => [found],
    failure: () => (said.isAway ? new AppError('service.unreachable', '') : null),
    isCached: () => false,
    asked: (wants) => void (said.searches += wants.length),
    async checkFolder() {
      if (said.isSealed) throw new AppError('file.notWritable', '')
    },
    deliver(order) {
      replaced.push(order.replaces)
      const error = new AppError('service.unreachable', '')
      return said.outcome === 'written' ? delivered(order) : { kind: 'failed', error }
    },
  })
  const look = createBetterRound({
    ...{ home, better, clock },
    disk: { sha256: async () => (said.isUntouched ? row.sha256 : 'another') },
    link: { current: async () => connection },
    rules: { book: () => rulesOf(gap.wish) },
    written: { note: () => undefined },
  })
  const round = async (atMs: number, limits: Partial<WatchLimits> = {}) => {
    said.nowMs = atMs
    const none = { limitSearches: null, limitDownloads: null }
    return look({ ...none, ...limits, signal: new AbortController().signal, emit: () => undefined })
  }
  const searchesLeft = (remaining: number) =>
    ledger.learn(service, { search: { used: null, limit: null, remaining, resetsAtMs: null } })
  return { said, better, replaced, row, round, searchesLeft }
}

const nearer = listed('new', releaseName)
const furtherName = 'Film.2020.720p.BluRay.x264-OTHER'
const further = listed('new', furtherName)
const machine = { isMachineMade: true, tier: 0 }

test('taken where the user said so, offered where not', async () => {
  const taking = scene({ mode: 'take', found: nearer })
  taking.better.add(taking.row)
  expect(await taking.round(2 * day)).toBe(1)
  expect(taking.replaced).toEqual([taking.row])

  const offering = scene({ mode: 'offer', found: nearer })
  offering.better.add(offering.row)
  expect(await offering.round(2 * day)).toBe(0)
  expect(offering.better.offers()).toEqual([{ writtenId: 1, offer: releaseName }])
  offering.better.want(1)
  expect(await offering.round(2 * day + 1)).toBe(1)
})

test.each(['take', 'offer'] as const)(
  'what a machine made is never replaced unasked in mode %s, and a person’s work is offered for it',
  async (mode) => {
    const { better, replaced, round } = scene({ mode, details: machine, found: further })
    better.addMachineMade()
    expect(await round(2 * day)).toBe(0)
    expect(replaced).toEqual([])
    expect(better.offers()).toEqual([{ writtenId: 1, offer: furtherName }])
    better.want(1)
    expect(await round(2 * day + 1)).toBe(1)
  },
)

test.each([{ limitDownloads: 0 }, { limitSearches: 0 }])(
  'nothing is taken beyond what the watch is allowed (%o); it has its turn later',
  async (limits) => {
    const { better, row, round, replaced } = scene({ mode: 'take', found: nearer })
    better.add(row)
    expect(await round(2 * day, limits)).toBe(0)
    expect(replaced).toEqual([])
    expect(await round(3 * day)).toBe(1)
  },
)

test('a translation is offered a person’s text in the next language of its wish', async () => {
  const row = { language: 'pt-BR', path: '/films/a.pt-BR.srt' }
  const found = listed('new', releaseName, { language: 'pt' })
  const wish = 'pt-BR>pt>translate:en'
  const translated = scene({ mode: 'offer', details: machine, row, wish, found })
  translated.better.addMachineMade()
  await translated.round(2 * day)
  expect(translated.better.offers()).toHaveLength(1)

  const human = scene({ mode: 'offer', row, wish, found })
  human.better.add(human.row)
  await human.round(2 * day)
  expect(human.better.offers()).toEqual([])
})

test('another machine’s text is no better than a person’s', async () => {
  const { better, row, round } = scene({ mode: 'take', found: listed('new', releaseName, { isMachineMade: true }) })
  better.add(row)
  expect(await round(2 * day)).toBe(0)
})

test('a file that was edited since is the user’s: neither looked at nor replaced any more', async () => {
  const { said, better, row, round, replaced } = scene({ mode: 'take', found: nearer })
  better.add(row)
  said.isUntouched = false
  expect(await round(2 * day)).toBe(0)
  expect([better.due(99 * day), replaced]).toEqual([[], []])
})

test('what cannot be looked at now has its turn in an hour: no unit, a drive that is away', async () => {
  const { said, better, row, round, searchesLeft } = scene({ mode: 'take', found: nearer })
  better.add(row)
  said.nowMs = 2 * day
  searchesLeft(0)
  expect(await round(2 * day)).toBe(0)
  expect(better.due(2 * day)).toEqual([])
  searchesLeft(9)
  said.isThere = false
  expect(await round(2 * day + 3_600_000)).toBe(0)
  expect(better.due(2 * day + 3_600_000)).toEqual([])
  said.isThere = true
  expect(await round(2 * day + 7_200_000)).toBe(1)
})

test('a yes of the user outlives a failure', async () => {
  const { said, better, row, round } = scene({ mode: 'offer', found: nearer })
  better.add(row)
  await round(2 * day)
  better.want(1)
  said.outcome = 'error'
  expect(await round(2 * day + 1)).toBe(0)
  said.outcome = 'written'
  expect(await round(2 * day + 3_600_001)).toBe(1)
})

test('each text of a machine is taken up once', async () => {
  const { better } = scene({ mode: 'offer', details: machine, found: nearer })
  better.addMachineMade()
  better.drop(1)
  better.addMachineMade()
  expect(better.due(99 * day)).toEqual([])
})

test('a service that cannot be asked is no look: the yes of the user and the looks that are left stay', async () => {
  const { said, better, row, round } = scene({ mode: 'offer', found: nearer })
  better.add(row)
  await round(2 * day)
  better.want(1)
  said.isAway = true
  expect(await round(2 * day + 1)).toBe(0)
  expect(better.due(2 * day + 3_600_001)).toMatchObject([{ looks: 0, isWanted: true }])
  said.isAway = false
  expect(await round(2 * day + 3_600_001)).toBe(1)
})

test('nothing is asked beside what nothing can be written to: the yes of the user and the looks that are left stay', async () => {
  const { said, better, row, round } = scene({ mode: 'offer', found: nearer })
  better.add(row)
  await round(2 * day)
  better.want(1)
  said.searches = 0
  said.isSealed = true
  expect([await round(2 * day + 1), said.searches]).toEqual([0, 0])
  expect(better.due(2 * day + 1)).toEqual([])
  expect(better.due(2 * day + 3_600_001)).toMatchObject([{ looks: 0, isWanted: true }])
  said.isSealed = false
  expect(await round(2 * day + 3_600_001)).toBe(1)
})
