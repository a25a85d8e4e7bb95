/** The service behind a TLS proxy (docs/running-the-service.md): names, links, callers, and what it must not do for strangers. */
import { networkInterfaces } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { runServiceCommand } from '../../service/command.ts'
import { startMediaPeer, startSpeechPeer, toneWav } from '../support/engines/speechPeer.ts'
import { sampleManifest, writeManifest } from '../support/make/archives/sampleManifest.ts'
import { startServiceHere } from '../support/programs/serviceStart.ts'
import { printedByService as printed } from '../support/services/serviceCommand.ts'
import { startTestService } from '../support/services/startService.ts'
import { placeArguments } from '../support/services/storeOfTests.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

type Body = Readonly<Record<string, unknown>>

const name = 'subtitles.example'
const readJson = (text: string) => JSON.parse(text) as Body

async function keyIn(dataDir: string): Promise<string> {
  return String((await printed('key', ...placeArguments(dataDir), '--plan', 'pro'))['api_key'])
}

test('upgrade_url and docs_url carry the scheme and host that a trusted proxy names', async () => {
  const dataDir = tempFolder()
  const service = await startServiceHere(dataDir, '--trust-proxy', '127.0.0.1', '--name', name)
  const headers = { host: '127.0.0.1:9', 'x-forwarded-proto': 'https', 'x-forwarded-host': name }
  const me = await service.ask('/api/v2/me', { headers: { ...headers, 'x-api-key': await keyIn(dataDir) } })
  expect(readJson(me.text)['upgrade_url']).toBe(`https://${name}/docs/plans`)
  const refused = readJson((await service.ask('/api/v2/me', { headers })).text)
  expect(refused['error']).toMatchObject({ docs_url: `https://${name}/docs/errors#unauthorized` })
})

test('of a proxy that is not trusted nothing is believed', async () => {
  for (const args of [[], ['--trust-proxy', '10.0.0.0/8,::1']]) {
    const service = await startServiceHere(tempFolder(), '--name', name, ...args)
    const headers = {
      host: name,
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'localhost',
      'x-forwarded-for': '1.1.1.1',
    }
    const { status, text } = await service.ask('/api/v2/me', { headers })
    expect([status, readJson(text)['error']]).toMatchObject([
      401,
      { docs_url: `http://${name}/docs/errors#unauthorized` },
    ])
  }
})

test('downloads without a key are counted by the address that the proxy passes on', async () => {
  const folder = tempFolder()
  const dataDir = `${folder}/data`
  await printed('import', ...placeArguments(dataDir), writeManifest(folder, sampleManifest))
  const service = await startServiceHere(dataDir, '--trust-proxy', '127.0.0.0/8')
  const found = await service.ask(`/api/v1/subtitles?sd_id=1300001&api_key=${await keyIn(dataDir)}`)
  const [first] = readJson(found.text)['subtitles'] as { url: string }[]
  const statusFor = async (caller: string) =>
    (await service.ask(first?.url ?? '', { headers: { 'x-forwarded-for': caller } })).status
  for (let count = 0; count < 300; count += 1) expect(await statusFor('203.0.113.5')).toBe(200)
  expect(await statusFor('203.0.113.5')).toBe(429)
  expect(await statusFor('8.8.8.8, 203.0.113.5, 127.0.0.2')).toBe(429)
  expect(await statusFor('203.0.113.6')).toBe(200)
})

test.each(['evil.example', `${name}.evil.example`, '10.99.99.99', '0.0.0.0', '[::2]'])(
  'host %j is 421 misdirected before anything else, whatever is asked with whichever key',
  async (host) => {
    const dataDir = tempFolder()
    const service = await startServiceHere(dataDir, '--name', name, '--trust-proxy', '127.0.0.9')
    const key = await keyIn(dataDir)
    const misdirected = expect.stringContaining('--name') as string
    const ask = async (path: string, method = 'GET') => {
      const { status, text } = await service.ask(path, { method, headers: { host, 'x-api-key': key } })
      return [status, readJson(text)]
    }
    const ofV2 = {
      error: { code: 'misdirected', message: misdirected, docs_url: `${service.url}/docs/errors#misdirected` },
    }
    expect(await ask('/api/v2/me')).toEqual([421, ofV2])
    expect(await ask('/api/v2/files/search', 'POST')).toEqual([421, ofV2])
    expect(await ask(`/api/v1/me?api_key=${key}`)).toEqual([
      421,
      { status: false, error: 'misdirected', message: misdirected },
    ])
    expect(await ask('/docs/plans')).toEqual([421, { error: 'misdirected', message: misdirected }])
    expect(await ask('/user/getNId')).toEqual([421, { ok: false, n_id: null, error: misdirected }])
  },
)

test('a host that a trusted proxy names must be one of the service too', async () => {
  const service = await startServiceHere(tempFolder(), '--trust-proxy', '127.0.0.1', '--name', name)
  const headers = { host: name, 'x-forwarded-host': 'evil.example' }
  expect((await service.ask('/docs/plans', { headers })).status).toBe(421)
})

test('a service at all addresses goes by the one that was typed, and by localhost', async () => {
  const service = await startServiceHere(tempFolder(), '--host', '0.0.0.0')
  const { port } = new URL(service.url)
  const own = Object.values(networkInterfaces()).flatMap((found = []) =>
    found.filter(({ family }) => family === 'IPv4'),
  )
  for (const { address } of own) {
    const { status } = await service.ask('/docs/plans', { to: address, headers: { host: `${address}:${port}` } })
    expect([address, status]).toEqual([address, 200])
  }
  expect((await service.ask('/docs/plans', { headers: { host: `localhost:${port}` } })).status).toBe(200)
  expect((await service.ask('/docs/plans', { headers: { host: `192.0.2.1:${port}` } })).status).toBe(421)
})

test('whoever listens beyond this machine is warned once of plain http, and told of --trust-proxy', async () => {
  const open = await startServiceHere(tempFolder(), '--host', '0.0.0.0')
  expect(open.err).toEqual([expect.stringMatching(/plain http.*--trust-proxy/)])
  expect(open.warnings).toEqual(open.err)
  for (const args of [[], ['--host', 'localhost'], ['--host', '0.0.0.0', '--trust-proxy', '172.16.0.0/12']]) {
    const { err, warnings } = await startServiceHere(tempFolder(), ...args)
    expect([args, err, warnings]).toEqual([args, [], []])
  }
})

test.each([
  ['--trust-proxy', 'proxy.example'],
  ['--trust-proxy', '10.0.0.0/33'],
  ['--trust-proxy', '127.0.0.1,0.0.0.0/0'],
  ['--trust-proxy', ''],
  ['--name', 'https://subtitles.example'],
  ['--name', 'subtitles.example:443'],
  ['--name', 'subtitles.example,'],
  ['--name', '*.example'],
  ['--allow-local-media', 'yes'],
])('%s %j is wrong usage: 2 and a sentence', async (...args) => {
  const err: string[] = []
  const io = { stdout: () => undefined, stderr: (line: string) => err.push(line), signal: AbortSignal.timeout(1) }
  expect(await runServiceCommand(['start', '--data', tempFolder(), ...args], io)).toBe(2)
  expect(err).toEqual([expect.stringMatching(/\S+ \S+/)])
})

test('service start --help names every option of it', async () => {
  const lines: string[] = []
  const io = { stdout: (line: string) => lines.push(line), stderr: () => undefined, signal: AbortSignal.timeout(1) }
  expect(await runServiceCommand(['start', '--help'], io)).toBe(0)
  for (const option of ['--data', '--port', '--host', '--name', '--trust-proxy', '--allow-local-media'])
    expect(lines.join('\n')).toContain(option)
})

test('media of this machine and its network is not fetched for callers, on whichever address the service listens', async () => {
  const speech = await startSpeechPeer(() => ({ text: 'Hello' }))
  const media = await startMediaPeer({ '/a.wav': toneWav(1, () => true) })
  const redirecting = await startMediaPeer({ '/b.wav': `${media}/a.wav` })
  const service = await startTestService({
    plan: 'pro',
    manifest: [],
    ai: { apertium: null, speech: { url: speech.url, model: 'base' } },
  })
  onTestFinished(() => service.close())
  const { port } = new URL(media)
  for (const url of [
    `${media}/a.wav`,
    `http://localhost:${port}/a.wav`,
    `http://[::1]:${port}/`,
    `http://2130706433:${port}/`,
    `${redirecting}/b.wav`,
    'http://169.254.169.254/latest/meta-data/',
  ]) {
    const started = (await (await service.post('/api/v2/ai/transcriptions', { media_url: url })).json()) as Body
    const job = async () =>
      (await (await service.get(`/api/v2/ai/translations/${String(started['request_id'])}`)).json()) as Body
    await expect.poll(async () => (await job())['status'], { timeout: 20_000 }).toBe('failed')
    expect(await job()).toMatchObject({
      error: { code: 'media_unusable', message: expect.stringContaining('open internet') as string },
    })
  }
  expect(speech.requests).toEqual([])
  expect(service.ledgerRows().reduce((sum, { units }) => sum + units, 0)).toBe(0)
})
