/**
 * Matching that is stopped or killed at each of its calls, and the run after it, against the real service: together they
 * spend what one undisturbed run spends (promise J1).
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../../electron/database/database.ts'
import { createMatcher } from '../../../electron/matching/ask/matchBatch.ts'
import type { SearchClient } from '../../../electron/matching/matchedVideo.ts'
import { createTitleMemory } from '../../../electron/matching/titleMemory.ts'
import { createQuotaLedger } from '../../../electron/quota/quotaLedger.ts'
import type { Gap } from '../../../electron/wanted/missing.ts'
import type { ManifestLine, ManifestTitle } from '../../support/make/archives/sampleManifest.ts'
import { startTestService, type TestService } from '../../support/services/startService.ts'
import { wantFor } from '../../support/make/subjects.ts'
import { testClient } from '../../support/services/testClient.ts'

const two = (number: number) => String(number).padStart(2, '0')
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

interface Show {
  readonly title: ManifestTitle
  readonly season: number
  readonly episodes: number
  /** Subtitles of each episode in each language. */
  readonly listed: number
  readonly isPacked?: boolean
}

const show = (name: string, id: number): ManifestTitle => {
  return { type: 'tv', name, year: 2015, filmdb_id: `tt${String(9_100_000 + id)}`, moviedb_id: 910_000 + id, sd_id: id }
}
const release = ({ title, season }: Show, episode: number) =>
  `${title.name.replaceAll(' ', '.')}.S${two(season)}E${two(episode)}.1080p.WEB.h264-ORE`

const harbour = show('Harbour Lights', 1)
const shows: readonly Show[] = [
  { title: harbour, season: 1, episodes: 6, listed: 1 },
  { title: harbour, season: 2, episodes: 7, listed: 2 },
  { title: show('Copper Valley', 2), season: 1, episodes: 20, listed: 4 },
  { title: show('Salt Road', 3), season: 3, episodes: 9, listed: 1, isPacked: true },
  { title: show('Paper Mill', 4), season: 1, episodes: 3, listed: 1 },
]
const withIds: Show = { title: show('Hollow Anthem', 5), season: 1, episodes: 4, listed: 1 }
const onlyPacked: Show = { title: show('Winter Signal', 6), season: 2, episodes: 4, listed: 1, isPacked: true }

function linesOf(one: Show): readonly ManifestLine[] {
  const { title, season, episodes, listed, isPacked = false } = one
  const files = numbers(episodes).map((episode) => `${release(one, episode)}.srt`)
  return ['EN', 'DE'].flatMap((language): readonly ManifestLine[] =>
    isPacked
      ? [{ title, language, releases: [`${title.name} S${two(season)}`], season, full_season: true, files }]
      : numbers(episodes).flatMap((episode) =>
          numbers(listed).map((copy) => {
            const name = copy === 1 ? release(one, episode) : release(one, episode).replace('ORE', `ORE${String(copy)}`)
            const place = { season, episode, episode_end: episode }
            return { title, language, releases: [name], files: [`${language}/${name}.srt`], ...place }
          }),
        ),
  )
}

const namesOf = (one: Show) => numbers(one.episodes).map((episode) => release(one, episode))
const want = (names: readonly string[], ...wishes: readonly string[]): readonly Gap[] =>
  names.flatMap((name) => wishes.map((wish) => wantFor(`/lib/${name}.mkv`, wish)))

/** Its files say ids, of which one is of nothing: asked again without it. */
const byIds = want(namesOf(withIds), 'en').map((gap) => ({
  ...gap,
  video: { ...gap.video, ids: { filmdbId: 'tt0000001', moviedbId: withIds.title.moviedb_id } },
}))

const gaps: readonly Gap[] = [
  ...want(shows.flatMap(namesOf), 'en', 'de'),
  ...byIds,
  ...want(namesOf(onlyPacked), 'es>translate:en'),
  ...want(
    numbers(8).map((episode) => `Nobody.Knows.S01E${two(episode)}.720p.WEB.x264-NONE`),
    'en',
  ),
  // More than are asked for at once.
  ...want(
    numbers(60).map((number) => `Unknown.Film.Number${String(number)}x.2003.DVDRip-X`),
    'en',
    'de',
  ),
]

let service: TestService
beforeAll(async () => {
  service = await startTestService({ manifest: [...shows, withIds, onlyPacked].flatMap(linesOf) })
})
afterAll(() => service.close())

const charged = () => service.ledgerRows().reduce((sum, { units }) => sum + units, 0)

interface Home {
  readonly db: Database
  readonly client: SearchClient
}

function newHome(): Home {
  return { db: openDatabase(':memory:'), client: testClient({ url: service.url, apiKey: service.newKey('pro') }) }
}

interface Start {
  readonly client: SearchClient
  readonly signal?: AbortSignal
  readonly mostSearches?: number | null
}

/** A start of the program on that home: how each video was answered, and in which languages it is there. */
async function start({ db }: Home, { client, signal = never, mostSearches = null }: Start) {
  const ledger = createQuotaLedger(db, { nowMs: () => 0 })
  const memory = createTitleMemory(db, { nowMs: () => 0 })
  ledger.recover()
  const matcher = createMatcher({ client, memory, ledger, serviceAddress: service.url })
  const matched = await matcher.matchAll(gaps, { batchId: 'b', signal, mostSearches })
  return matched.map(({ status, listed }) => [status, ...new Set(listed.map(({ language }) => language))].join(' '))
}

interface Broken extends SearchClient {
  /** Settles once so many answers were handed over. */
  readonly broken: Promise<unknown>
  /** Settles once all that was sent has been answered, whether or not the program has heard of it. */
  settled(): Promise<unknown>
  readonly calls: number
}

/** Hands over so many answers; then nothing more comes, and nothing more is sent. */
function breaking(client: SearchClient, answers: number): Broken {
  const sent: Promise<unknown>[] = []
  const { promise: broken, resolve } = Promise.withResolvers<null>()
  let handedOver = 0
  const nothing = new Promise<never>(() => undefined)
  async function call<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    if (handedOver >= answers) return nothing
    const answer = send()
    sent.push(answer)
    const said = await answer
    if (handedOver >= answers) return nothing
    handedOver += 1
    if (handedOver === answers) resolve(null)
    return said
  }
  return {
    searchFiles: (names, options, signal) => call(() => client.searchFiles(names, options, signal)),
    searchSubtitles: (query, signal, callId) => call(() => client.searchSubtitles(query, signal, callId)),
    broken,
    settled: () => Promise.allSettled(sent),
    get calls() {
      return sent.length
    },
  }
}

/** @returns whether it was killed; else it has come to its end */
async function killAfter(home: Home, answers: number): Promise<boolean> {
  const client = breaking(home.client, answers)
  const ended = start(home, { client }).then(() => false)
  const isKilled = await Promise.race([ended, client.broken.then(() => true)])
  // What that answer brings is stored; what it leads to is sent to nobody.
  await new Promise(setImmediate)
  await client.settled()
  return isKilled
}

const never = new AbortController().signal

interface Undisturbed {
  readonly said: readonly string[]
  readonly units: number
  readonly calls: number
}

let known: Undisturbed | null = null
async function undisturbed(): Promise<Undisturbed> {
  if (known) return known
  const home = newHome()
  const before = charged()
  const client = breaking(home.client, Infinity)
  known = { said: await start(home, { client }), units: charged() - before, calls: client.calls }
  return known
}

/** What all runs of a home spend, and what the last of them says: nothing of it is asked again by a further one. */
async function expectAsUndisturbed(disturb: (home: Home) => Promise<unknown>, what: string): Promise<void> {
  const whole = await undisturbed()
  const home = newHome()
  const before = charged()
  await disturb(home)
  const said = await start(home, home)
  await start(home, home)
  expect({ units: charged() - before, said }, what).toEqual({ units: whole.units, said: whole.said })
}

test('killed after any number of answers, a run and the next one spend what one does', async () => {
  const { calls } = await undisturbed()
  for (let answers = 1; answers <= calls; answers += 1)
    await expectAsUndisturbed((home) => killAfter(home, answers), `killed after ${String(answers)}`)
})

test('killed after each answer again, all runs spend what one does', async () => {
  await expectAsUndisturbed(async (home) => {
    while (await killAfter(home, 1));
  }, 'killed after each')
})

test('stopped at any answer, a run and the next one spend what one does', async () => {
  const { calls } = await undisturbed()
  for (let answers = 1; answers <= calls; answers += 1) {
    await expectAsUndisturbed(
      async (home) => {
        const stop = new AbortController()
        const client = stoppingAt(home.client, answers, stop)
        await start(home, { client, signal: stop.signal }).catch(() => 'stopped')
      },
      `stopped at ${String(answers)}`,
    )
  }
})

test('run after run with a limit of searches, they spend what one does', async () => {
  for (const mostSearches of [1, 2, 3, 7]) {
    await expectAsUndisturbed(
      async (home) => {
        let said = await start(home, { ...home, mostSearches })
        while (said.some((one) => one.startsWith('waiting'))) said = await start(home, { ...home, mostSearches })
      },
      `${String(mostSearches)} a run`,
    )
  }
})

/** Stops the run while this answer is on its way to it. */
function stoppingAt(client: SearchClient, most: number, stop: AbortController): SearchClient {
  let answers = 0
  async function call<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    const said = await send()
    answers += 1
    if (answers >= most) stop.abort()
    return said
  }
  return {
    searchFiles: (names, options, signal) => call(() => client.searchFiles(names, options, signal)),
    searchSubtitles: (query, signal, callId) => call(() => client.searchSubtitles(query, signal, callId)),
  }
}
