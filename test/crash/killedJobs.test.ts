/**
 * SIGKILL of the service at steps of translation jobs (promises F3, J2): at each call to the engine, before and after its
 * answer, and at random moments. UNDERTITLE_KILLS says how many kills, UNDERTITLE_SEED which moments.
 */
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openServiceDatabase } from '../../service/catalogue/store/database.ts'
import { serviceTables } from '../../service/tables.ts'
import { createUsageLedger } from '../../service/usage/usageLedger.ts'
import { startOpenAiPeer } from '../support/engines/openAiPeer.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { runCli, startCli } from '../support/programs/runCli.ts'
import { listening, type ServiceChild } from '../support/programs/serviceProcess.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { trickySubtitle } from '../support/make/trickySubtitle.ts'

const kills = Number(process.env['UNDERTITLE_KILLS'] ?? 200)
const seed = Number(process.env['UNDERTITLE_SEED'] ?? 1)
const killsARound = 10
const start = '/api/v2/ai/translations'
const languages = ['ES', 'FR', 'DE', 'IT']

test(`after ${kills} kills each job has ended once and was charged once (seed ${seed})`, async () => {
  const pick = createRandom(seed)
  for (let killed = 0; killed < kills; killed += killsARound) await playRound(pick)
})

async function playRound(pick: (length: number) => number): Promise<void> {
  const folder = tempFolder()
  mkdirSync(folder, { recursive: true })
  const dataDir = join(folder, 'data')
  const film = join(folder, 'Film.2020.WEB-A.en.srt')
  writeFileSync(film, trickySubtitle('srt', 90))
  expect(await runCli(['service', 'import', '--data', dataDir, film])).toMatchObject({ code: 0 })
  const made = await runCli(['service', 'key', '--data', dataDir, '--plan', 'pro'])
  const { api_key: key } = JSON.parse(made.stdout) as { api_key: string }

  let current: ServiceChild | null = null
  let killAtCall = Infinity
  const peer = await startOpenAiPeer({
    refuse: () => {
      if (peer.requests.length === killAtCall) current?.child.kill('SIGKILL')
      return null
    },
  })
  const run = async () => (current = await startProcess(dataDir, peer.url))
  for (let kill = 0; kill < killsARound; kill += 1) {
    // Half of the kills wait for a call to the engine, half for a moment.
    killAtCall = kill % 2 === 0 ? peer.requests.length + 1 + pick(3) : Infinity
    const { child, url } = await run()
    const timer = setTimeout(() => child.kill('SIGKILL'), kill % 2 === 0 ? 3_000 : pick(400))
    const ended = once(child, 'close')
    await Promise.allSettled(languages.slice(0, 1 + pick(4)).map((language) => begin(url, key, language)))
    await ended
    clearTimeout(timer)
    expect(child.signalCode).toBe('SIGKILL')
  }
  killAtCall = Infinity
  const { child, url } = await run()
  await expectOneEach(dataDir, url, key)
  child.kill('SIGTERM')
  await once(child, 'close')
}

async function startProcess(dataDir: string, engine: string): Promise<ServiceChild> {
  const args = ['--data', dataDir, '--openai-url', engine, '--openai-model', 'test', '--apertium', 'off']
  const child = startCli(['service', 'start', ...args])
  onTestFinished(() => void child.kill('SIGKILL'))
  return listening(child)
}

interface Job {
  readonly request_id: string
  readonly target_language: string
  readonly status: string
}

async function begin(url: string, key: string, language: string): Promise<number> {
  const body = JSON.stringify({ n_id: '2000001', target_language: language })
  return (await fetch(url + start, { method: 'POST', body, headers: { 'x-api-key': key } })).status
}

async function jobsOf(url: string, key: string): Promise<readonly Job[]> {
  const response = await fetch(url + start, { headers: { 'x-api-key': key } })
  return ((await response.json()) as { jobs: readonly Job[] }).jobs
}

/** Every job ended, in one row a language, with one unit and one public subtitle. */
async function expectOneEach(dataDir: string, url: string, key: string): Promise<void> {
  // A job whose start was repeated after a kill reads "reused" once it is published.
  const isOpen = ({ status }: Job) => status !== 'published' && status !== 'reused'
  const open = async () => (await jobsOf(url, key)).filter(isOpen)
  await expect.poll(open, { timeout: 60_000 }).toEqual([])
  const jobs = await jobsOf(url, key)
  const translated = jobs.map(({ target_language }) => target_language).sort()
  expect(new Set(translated).size).toBe(translated.length)

  const database = openServiceDatabase(dataDir, serviceTables)
  const charged = createUsageLedger(database, Date.now)
    .rows()
    .filter(({ counter }) => counter === 'ai')
  const published = database.all<{ language: string }>('SELECT language FROM subtitles WHERE is_machine_made = 1')
  const intact = database.get<{ integrity_check: string }>('PRAGMA integrity_check')
  database.close()
  expect(charged.map(({ object }) => object).sort()).toEqual(
    jobs.map(({ request_id }) => `translation ${request_id}`).sort(),
  )
  expect(charged.every(({ units }) => units === 1)).toBe(true)
  expect(published.map(({ language }) => language).sort()).toEqual(translated)
  expect(intact).toEqual({ integrity_check: 'ok' })
}
