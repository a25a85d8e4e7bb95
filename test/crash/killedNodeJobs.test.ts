/**
 * Translations on three nodes behind nginx, over one PostgreSQL, whose nodes are killed in the middle of them, before and after
 * an answer of the engine: `npx vitest run --project crash test/crash/killedNodeJobs.test.ts`. At the end 100 ask at once for
 * the last unit. UNDERTITLE_NODE_KILLS says how many kills, UNDERTITLE_SEED which moments.
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { plans } from '../../service/usage/plans.ts'
import { createUsageLedger } from '../../service/usage/usageLedger.ts'
import { startOpenAiPeer } from '../support/engines/openAiPeer.ts'
import { trickySubtitle } from '../support/make/trickySubtitle.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { openPostgres } from '../support/postgres/openDatabases.ts'
import { postgresPrograms, startPostgresServer } from '../support/postgres/postgresServer.ts'
import { freePort } from '../support/programs/freePort.ts'
import { hasNginx, startNginx } from '../support/programs/nginx.ts'
import { runCli, startCli } from '../support/programs/runCli.ts'
import { createAccountIn, listening } from '../support/programs/serviceProcess.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

const kills = Number(process.env['UNDERTITLE_NODE_KILLS'] ?? 24)
const seed = Number(process.env['UNDERTITLE_SEED'] ?? 1)
const films = 4
const languages = ['ES', 'FR', 'DE', 'IT', 'PT', 'NL']
const start = '/api/v2/ai/translations'
const many = 100
const programs = postgresPrograms()
const isHere = programs !== null && hasNginx
const needed = isHere ? '' : ' (needs Debian’s postgresql and nginx-light)'

interface Row {
  readonly units: number
  readonly object: string
}

test.skipIf(!isHere)(
  `${kills} kills of three nodes run no translation twice, and 100 at the last unit take one (seed ${seed})${needed}`,
  async () => {
    const pick = createRandom(seed)
    const server = await startPostgresServer(programs ?? '')
    onTestFinished(() => server.stop())
    const folder = tempFolder()
    mkdirSync(folder, { recursive: true })
    for (let film = 1; film <= films; film += 1)
      writeFileSync(join(folder, `Film.${film}.2020.WEB-A.en.srt`), trickySubtitle('srt', 60 + film))
    expect(await runCli(['service', 'import', '--database', server.url, folder])).toMatchObject({ code: 0 })
    const database = openPostgres(server.url)
    onTestFinished(() => database.close())
    const numbers = database.all<{ id: number }>('SELECT id FROM subtitles ORDER BY id').map(({ id }) => String(id))
    expect(numbers).toHaveLength(films)

    const nodes = new Map<number, ChildProcess>()
    /** The node to kill at the next question to the engine. */
    let doomed: number | null = null
    const kill = (port: number) => nodes.get(port)?.kill('SIGKILL')
    const engine = await startOpenAiPeer({
      refuse: () => {
        if (doomed !== null) kill(doomed)
        doomed = null
        return null
      },
    })
    const ports = await Promise.all([freePort(), freePort(), freePort()])
    async function startNode(port: number): Promise<void> {
      const engines = ['--openai-url', engine.url, '--openai-model', 'test', '--apertium', 'off']
      const place = ['--database', server.url, '--port', String(port), '--trust-proxy', '127.0.0.1']
      const { child } = await listening(startCli(['service', 'start', ...place, ...engines]))
      nodes.set(port, child)
      onTestFinished(() => void child.kill('SIGKILL'))
    }
    await Promise.all(ports.map(startNode))
    const nginx = await startNginx(tempFolder(), ports)
    onTestFinished(() => nginx.stop())

    const account = createAccountIn(database, 'pro')
    const headers = { 'x-api-key': account.key }
    const orders = numbers.flatMap((n_id) => languages.map((target_language) => ({ n_id, target_language })))
    /** As a client that was not answered: it asks again, which starts nothing twice. */
    const order = (body: object) =>
      fetch(nginx.url + start, { method: 'POST', headers, body: JSON.stringify(body) }).then(
        ({ status }) => status,
        () => 0,
      )
    for (let killed = 0; killed < kills; killed += 1) {
      const port = ports[pick(ports.length)] ?? 0
      const gone = once(nodes.get(port)!, 'close')
      // Half of the kills wait for a question to the engine, half for a moment.
      if (killed % 2 === 0) doomed = port
      await Promise.all(Array.from({ length: 3 }, () => order(orders[pick(orders.length)] ?? {})))
      await Promise.race([gone, wait(killed % 2 === 0 ? 3_000 : pick(400))])
      kill(port)
      await gone
      doomed = null
      await startNode(port)
    }

    for (const body of orders) await expect.poll(() => order(body), { timeout: 30_000 }).toBeOneOf([200, 202])
    const open = () => database.all('SELECT id FROM ai_jobs WHERE finished_at IS NULL')
    await expect.poll(open, { timeout: 120_000, interval: 200 }).toEqual([])
    expect(database.all('SELECT error_code FROM ai_jobs WHERE error_code IS NOT NULL')).toEqual([])
    const charged = database.all<Row>("SELECT units, object FROM usage_ledger WHERE counter = 'ai'")
    expect(charged.every(({ units }) => units === 1)).toBe(true)
    expect(new Set(charged.map(({ object }) => object)).size).toBe(charged.length)
    expect(charged).toHaveLength(orders.length)
    const made = database.all<{ language: string }>('SELECT language FROM subtitles WHERE is_machine_made = 1')
    expect(made).toHaveLength(orders.length)

    const poor = createAccountIn(database, 'free')
    const { search: units } = plans.free.limits
    const items = [{ object: 'earlier', units: units - 1 }]
    createUsageLedger(database, Date.now).charge(
      { accountId: poor.id, keyId: 'earlier', limits: plans.free.limits },
      { counter: 'search', route: 'earlier', items },
    )
    const answers = await Promise.all(
      Array.from({ length: many }, async (_, at) => {
        const response = await fetch(`${nginx.url}/api/v2/movies/search?q=film${at}`, {
          headers: { 'x-api-key': poor.key },
        })
        await response.arrayBuffer()
        return response.status
      }),
    )
    expect([200, 429].map((status) => answers.filter((one) => one === status).length)).toEqual([1, many - 1])
  },
)
