/** `service start --processes N`: real processes over one data folder behind one address, on the built program. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished, describe, expect, test } from 'vitest'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { sampleManifest, writeManifest } from '../support/make/archives/sampleManifest.ts'
import { runCli, startCli } from '../support/programs/runCli.ts'
import { createAccount, ledgerRows, listening } from '../support/programs/serviceProcess.ts'
import { plans } from '../../service/usage/plans.ts'

/** Pids of those that it started, by the system's own list. */
function startedBy(pid: number | undefined): readonly number[] {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return listed.split(' ').filter(Boolean).map(Number)
}

function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

interface Begun {
  /** Sends what was still to come, and says how it was answered. */
  readonly finish: () => Promise<number | undefined>
}

/** A request of which the head was taken in, and the body has not come. */
async function begin(url: string, key: string): Promise<Begun> {
  const body = JSON.stringify({ filenames: ['The.Paper.Lantern.2019.mkv'] })
  const headers = { 'x-api-key': key, expect: '100-continue', 'content-length': body.length }
  const asked = request(`${url}/api/v2/files/search`, { method: 'POST', headers, agent: false })
  const response = once(asked, 'response') as Promise<[IncomingMessage]>
  asked.flushHeaders()
  await once(asked, 'continue')
  return {
    async finish() {
      asked.end(body)
      const [answer] = await response
      answer.resume()
      return answer.statusCode
    },
  }
}

async function startTwo() {
  const folder = tempFolder()
  const dataDir = `${folder}/data`
  await runCli(['service', 'import', '--data', dataDir, writeManifest(folder, sampleManifest)])
  const { key } = createAccount(dataDir, 'free')
  const args = ['service', 'start', '--data', dataDir, '--apertium', 'off', '--admin-port', '0', '--processes', '2']
  const child = startCli(args)
  const [out, err]: string[][] = [[], []]
  child.stdout?.on('data', (chunk) => out?.push(String(chunk)))
  child.stderr?.on('data', (chunk) => err?.push(String(chunk)))
  const { url } = await listening(child)
  const closed = once(child, 'close')
  async function end(): Promise<number | null> {
    child.kill('SIGTERM')
    await closed
    return child.exitCode
  }
  onTestFinished(async () => {
    await end()
  })
  // The line comes with the first; the second listens a moment later.
  await expect.poll(() => startedBy(child.pid).length).toBe(2)
  const ask = (path: string) => fetch(url + path, { headers: { 'x-api-key': key, connection: 'close' } })
  return { child, url, dataDir, key, ask, end, out: out ?? [], err: err ?? [] }
}

/** How many requests the two have answered by the figures of both. */
async function answeredOf(ask: (path: string) => Promise<Response>, route: string): Promise<number> {
  const figures = await (await ask('/metrics')).text()
  const lines = figures.split('\n').filter((line) => line.startsWith('undertitle_request_seconds_count'))
  return Number(
    lines
      .find((line) => line.includes(`route="${route}"`))
      ?.split(' ')
      .at(-1) ?? 0,
  )
}

describe.skipIf(process.platform !== 'linux')('two processes over one data folder, on Linux', () => {
  test('say one line, answer at one address, add up their figures, and keep limits exact', async () => {
    const service = await startTwo()
    const lines = service.out.join('').trim().split('\n')
    expect(lines).toHaveLength(1)
    expect(Object.keys(JSON.parse(lines[0] ?? '') as object)).toEqual(['listening', 'admin'])

    const limit = plans.free.limits.search
    const names = (from: number) => Array.from({ length: 50 }, (_, at) => `The.Film.${from + at}.2019.mkv`)
    const asked = Array.from({ length: Math.ceil(limit / 50) + 6 }, async (_, at) => {
      const response = await fetch(`${service.url}/api/v2/files/search`, {
        method: 'POST',
        headers: { 'x-api-key': service.key, connection: 'close' },
        body: JSON.stringify({ filenames: names(at * 50) }),
      })
      await response.arrayBuffer()
      return response.status
    })
    const answered = (await Promise.all(asked)).filter((status) => status === 200).length
    const charged = ledgerRows(service.dataDir).filter(({ counter }) => counter === 'search')
    expect(charged.reduce((sum, { units }) => sum + units, 0)).toBe(answered * 50)
    expect(answered * 50).toBeLessThanOrEqual(limit)
    expect(await answeredOf(service.ask, '/api/v2/files/search')).toBe(asked.length)
    expect(await service.end()).toBe(0)
    expect(service.err.join('')).toBe('')
  })

  test('one that is killed is replaced, and the other answers meanwhile; its page has a new link', async () => {
    const service = await startTwo()
    const [first = 0, second = 0] = startedBy(service.child.pid)
    const answering = async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => service.ask('/healthz').catch(() => null)))
      return answers.filter((answer) => answer?.status === 200).length
    }
    for (const killed of [second, first]) {
      process.kill(killed, 'SIGKILL')
      await expect.poll(() => isRunning(killed)).toBe(false)
      await expect.poll(answering).toBe(8)
      await expect.poll(() => startedBy(service.child.pid).filter(isRunning).length).toBe(2)
    }
    expect(service.err.join('').match(/ended by itself/g)).toHaveLength(2)
    await expect.poll(() => service.out.join('').trim().split('\n').length).toBe(2)
    expect(Object.keys(JSON.parse(service.out.join('').trim().split('\n')[1] ?? '') as object)).toEqual(['admin'])
    expect((await (await service.ask('/metrics')).text()).includes('undertitle_ai_jobs_open 0')).toBe(true)
  })

  test('none is left where the one that started them is killed', async () => {
    const service = await startTwo()
    const pids = startedBy(service.child.pid)
    service.child.kill('SIGKILL')
    await expect.poll(() => pids.filter(isRunning)).toEqual([])
  })

  test('a request that is under way when it is told to end gets its answer', async () => {
    const service = await startTwo()
    const begun = await Promise.all(Array.from({ length: 12 }, () => begin(service.url, service.key)))
    const ended = service.end()
    await expect
      .poll(() =>
        service.ask('/healthz').then(
          () => 'answers',
          () => 'closed',
        ),
      )
      .toBe('closed')
    expect(await Promise.all(begun.map(({ finish }) => finish()))).toEqual(begun.map(() => 200))
    expect(await ended).toBe(0)
  })
})

test.skipIf(process.platform !== 'linux')(
  'a second service of several processes does not share the port of the first',
  async () => {
    const service = await startTwo()
    const port = new URL(service.url).port
    const args = ['service', 'start', '--data', tempFolder(), '--apertium', 'off', '--processes', '2', '--port', port]
    const { code, stderr } = await runCli(args)
    expect([code, stderr.trim()]).toEqual([
      3,
      'Another program uses this port. Choose another with --port, or 0 for any free one.',
    ])
  },
)

test('a taken port and a number that cannot be end it with one sentence each', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as AddressInfo
  const start = ['service', 'start', '--data', tempFolder(), '--apertium', 'off', '--processes']
  const busy = startCli([...start, '2', '--port', `${port}`])
  const [said] = await Promise.all([text(busy.stderr!), once(busy, 'close')])
  expect(busy.exitCode).toBe(3)
  expect(said.trim()).toBe('Another program uses this port. Choose another with --port, or 0 for any free one.')
  for (const wrong of ['0', '33', 'two']) {
    const { code, stderr } = await runCli([...start, wrong])
    expect([code, stderr.trim()]).toEqual([2, '--processes must be a number from 1 to 32.'])
  }
})
