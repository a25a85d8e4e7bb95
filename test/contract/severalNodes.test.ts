/** Several services over one store, a data folder or a database on a server: limits hold across them, a job is run by one. */
import { onTestFinished, describe, expect, test } from 'vitest'
import { defaultTone, tones } from '../../shared/translation/tones.ts'
import type { Job } from '../../service/ai/jobs/job.ts'
import { JobTakenOver } from '../../service/ai/jobs/jobTakenOver.ts'
import { createOperations } from '../../service/store/operations.ts'
import { createLeasedTurns } from '../../service/store/postgres/leasedTurns.ts'
import { nobodyWatches } from '../../service/operation/observer.ts'
import { plans } from '../../service/usage/plans.ts'
import { openArchives } from '../../service/catalogue/archives/openArchives.ts'
import { readNetworks } from '../../service/network/networks.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { startOpenAiPeer } from '../support/engines/openAiPeer.ts'
import { episodeFields, review, subtitleText, uploaderOf } from '../support/make/archives/uploadForms.ts'
import { startS3Server } from '../support/peers/s3Server.ts'
import { hasNginx, startNginx } from '../support/programs/nginx.ts'
import { startNodes } from '../support/services/startNodes.ts'
import { noon, type TestService } from '../support/services/startService.ts'
import { isOnPostgres, openStoreOf } from '../support/services/storeOfTests.ts'

const now = () => noon

async function statuses(urls: readonly string[], paths: readonly string[], { key }: TestService) {
  const answers = await Promise.all(
    paths.map(async (path, index) => {
      const response = await fetch((urls[index % urls.length] ?? '') + path, { headers: { 'x-api-key': key } })
      await response.arrayBuffer()
      return response.status
    }),
  )
  return answers.sort((a, b) => a - b)
}

async function numbersOf(service: TestService): Promise<readonly string[]> {
  const list = await service.get('/api/v1/subtitles?sd_id=1300002&subs_per_page=30')
  const { subtitles } = (await list.json()) as { readonly subtitles: readonly { readonly n_id: string }[] }
  return subtitles.map(({ n_id }) => n_id)
}

const many = 100

test('of 100 downloads at the last unit, over two nodes, one is answered and one unit charged', async () => {
  const { service, urls } = await startNodes(2, { plan: 'free' })
  const numbers = await numbersOf(service)
  expect(numbers.length).toBeGreaterThan(1)
  service.spend('downloads', plans.free.limits.downloads - 1)
  // Different objects, as a repeat would cost nothing.
  const path = (index: number) => `/subtitle/${numbers[0]}-${numbers[0]}.zip?api_key=${service.key}&x=${index}`
  const paths = Array.from({ length: many }, (_, index) =>
    index % 2 === 0 ? path(index) : `/api/v2/subtitles/${numbers[1]}/download?x=${index}`,
  )
  const answered = await statuses(urls, paths, service)
  const charged = service.ledgerRows().filter(({ counter, route }) => counter === 'downloads' && route !== 'earlier')
  expect(charged.map(({ units }) => units)).toEqual([1])
  // Whoever asks for what was charged just now gets it for nothing; nobody gets the other.
  expect(new Set(answered)).toEqual(new Set([200, 429]))
  expect(answered.filter((status) => status === 200).length).toBeLessThanOrEqual(many / 2)
})

test('of 100 searches at the last unit, over two nodes, one is answered', async () => {
  const { service, urls } = await startNodes(2, { plan: 'free' })
  service.spend('search', plans.free.limits.search - 1)
  const paths = Array.from({ length: many }, (_, index) => `/api/v2/movies/search?q=copper${index}`)
  const answered = await statuses(urls, paths, service)
  expect(answered.filter((status) => status === 200).length).toBe(1)
  expect(answered.filter((status) => status === 429).length).toBe(many - 1)
})

test('100 requests of one id, over two nodes, are charged once', async () => {
  const { service, urls } = await startNodes(2, { plan: 'pro' })
  const headers = { 'x-api-key': service.key, 'idempotency-key': 'one-request-of-one-person' }
  const asked = Array.from({ length: many }, (_, index) =>
    fetch(`${urls[index % 2] ?? ''}/api/v2/movies/search?q=copper`, { headers }),
  )
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200))
  expect(service.ledgerRows().reduce((sum, { units }) => sum + units, 0)).toBe(1)
})

interface LastUnit {
  /** Leaves one unit. */
  readonly use: (service: TestService) => void
  /** Each something that was not paid for yet. */
  readonly ask: (at: number, url: string, service: TestService, nId: string) => Promise<Response>
  readonly yes: number
}

const targets = ['ES', 'FR', 'DE', 'IT', 'PL', 'CS', 'DA', 'FI', 'HU', 'NO', 'RO', 'SV', 'TR', 'UK', 'NL', 'EL', 'BG']
const stranger = '203.0.113.5'
const lastUnits: Readonly<Record<string, LastUnit>> = {
  searches: {
    // One went to what is asked for below.
    use: (service) => service.spend('search', plans.pro.limits.search - 2),
    ask: (at, url, { key }) => fetch(`${url}/api/v2/movies/search?q=copper${at}`, { headers: { 'x-api-key': key } }),
    yes: 200,
  },
  'downloads without a key': {
    use: (service) => service.spendAnonymously(stranger, 299),
    ask: (_at, url, _service, nId) =>
      fetch(`${url}/subtitle/${nId}-${nId}.zip`, { headers: { 'x-forwarded-for': stranger } }),
    yes: 200,
  },
  translations: {
    use: (service) => service.spend('ai', plans.pro.limits.ai - 1),
    ask: (at, url, { key }, nId) => {
      const wanted = { n_id: nId, target_language: targets[at % targets.length], tone: tones[at % tones.length] }
      const init = { method: 'POST', headers: { 'x-api-key': key }, body: JSON.stringify(wanted) }
      return fetch(`${url}/api/v2/ai/translations`, init)
    },
    yes: 202,
  },
}

test.skipIf(!hasNginx).each(Object.entries(lastUnits))(
  'of 100 %s at the last unit, over three nodes behind nginx (Debian: nginx-light), one is answered',
  async (_what, { use, ask, yes }) => {
    const model = await startOpenAiPeer()
    const { service, urls } = await startNodes(3, {
      plan: 'pro',
      ai: { openai: { url: model.url, model: 'test' }, apertium: null },
      start: { trustedProxies: readNetworks(['127.0.0.1']) },
    })
    const nginx = await startNginx(
      tempFolder(),
      urls.map((url) => Number(new URL(url).port)),
    )
    onTestFinished(() => nginx.stop())
    const [nId = ''] = await numbersOf(service)
    use(service)
    const asked = Array.from({ length: many }, (_, at) => ask(at, nginx.url, service, nId))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.sort((a, b) => a - b)).toEqual([yes, ...Array<number>(many - 1).fill(429)])
  },
)

test('what any of three nodes takes in lies in one S3-compatible store, and each hands it out', async () => {
  const store = await startS3Server('subtitles')
  onTestFinished(() => store.close())
  const archives = await openArchives('s3://subtitles', store.env)
  const { service, urls } = await startNodes(3, { plan: 'pro', start: { archives } })
  const uploader = uploaderOf({ ...service, url: urls[1] ?? '' })
  const sent = subtitleText('Any node.')
  const nId = await uploader.upload(episodeFields, undefined, sent)
  expect(await review(service.dataDir, '--approve', nId)).toMatchObject({ code: 0 })

  const database = openStoreOf(service.dataDir)
  onTestFinished(() => database.close())
  const inside = () => database.get('SELECT sum(length(bytes)) AS inside FROM blobs')
  await expect.poll(inside).toEqual({ inside: 0 })
  expect((await store.objects()).length).toBeGreaterThan(1)
  const download = async (url: string) => {
    const path = `${url}/api/v2/subtitles/${nId}/download?format=file`
    return (await fetch(path, { headers: { 'x-api-key': service.key } })).text()
  }
  expect(await Promise.all(urls.map(download))).toEqual(urls.map(() => sent))
})

describe.skipIf(!isOnPostgres)('leases of jobs (PostgreSQL alone: one process has the queue of a data folder)', () => {
  /** The operations as a node of this name has them; no service runs beside it. */
  function nodeOf(dataDir: string, holder: string) {
    const database = openStoreOf(dataDir)
    onTestFinished(() => database.close())
    const turns = createLeasedTurns(database, holder)
    const clock = { nowMs: now }
    return { database, ...createOperations({ database, archives: null, clock, observer: nobodyWatches, turns }) }
  }

  function twoNodes() {
    const dataDir = tempFolder()
    return [nodeOf(dataDir, 'first'), nodeOf(dataDir, 'second')] as const
  }

  function startJobs({ accounts, jobs }: ReturnType<typeof nodeOf>, count: number): void {
    const created = accounts.create('tests', 'pro')
    const { account, keyId } = accounts.ownerOfKey(accounts.createKey(created, 'tests'))!
    const by = {
      account,
      keyId,
      route: 'tests',
      callId: null,
      payer: { accountId: account.id, keyId, limits: account.plan.limits },
    }
    const asked = { tone: defaultTone, estimatedMs: 1, targetLanguage: null, mediaUrl: 'http://media.example/a' }
    for (let job = 0; job < count; job += 1) jobs.startTranscription(asked, by)
  }

  const idsOf = (jobs: readonly Job[]) => jobs.map(({ id }) => id)
  const none = new Set<number>()

  test('each job is taken by one node', () => {
    const [first, second] = twoNodes()
    startJobs(first, 5)
    const ofFirst = idsOf(first.jobs.take(2, none))
    const ofSecond = idsOf(second.jobs.take(5, none))
    expect([ofFirst.length, ofSecond.length]).toEqual([2, 3])
    expect(new Set([...ofFirst, ...ofSecond]).size).toBe(5)
    expect(first.jobs.take(5, new Set(ofFirst))).toEqual([])
  })

  test('what is given back is taken by others, and nothing else', () => {
    const [first, second] = twoNodes()
    startJobs(first, 3)
    const [kept, ...spare] = idsOf(first.jobs.take(3, none))
    second.jobs.giveBack([kept!])
    first.jobs.giveBack(spare)
    expect(idsOf(second.jobs.take(3, none))).toEqual(spare)
  })

  test('what a dead node had is taken over once, with what it has paid for; what it still writes is refused', () => {
    const [first, second] = twoNodes()
    startJobs(first, 1)
    const [job] = first.jobs.take(1, none)
    first.jobs.keepCues(job!, new Map([[0, 'paid for']]), 0.5)
    expect(second.jobs.take(1, none)).toEqual([])
    first.database.run("UPDATE job_leases SET until = clock_timestamp() - interval '1 second'")
    expect(idsOf(second.jobs.take(1, none))).toEqual([job!.id])
    expect(second.jobs.cuesOf(job!)).toEqual(new Map([[0, 'paid for']]))
    const error = { code: 'internal_error', message: 'It failed.' } as const
    expect(() => first.jobs.fail(job!, error)).toThrow(JobTakenOver)
    second.jobs.fail(job!, error)
    expect(second.ledger.rows().map(({ units }) => units)).toEqual([1, -1])
    expect(first.jobs.take(1, none)).toEqual([])
  })

  test('a node that says that it lives keeps its jobs, and gives them back when it leaves', async () => {
    const [first, second] = twoNodes()
    startJobs(first, 1)
    const [job] = first.jobs.take(1, none)
    first.database.run("UPDATE job_leases SET until = clock_timestamp() + interval '300 milliseconds'")
    first.jobs.take(0, new Set([job!.id]))
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(second.jobs.take(1, none)).toEqual([])
    first.jobs.leave()
    expect(idsOf(second.jobs.take(1, none))).toEqual([job!.id])
  })
})
