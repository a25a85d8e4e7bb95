/** Our own call beside the document: how the engines of the service stand. Free, and only in the app's own service. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { AiSettings } from '../../service/ai/settings.ts'
import { newAppSecrets } from '../../service/usage/appKey.ts'
import { startJsonPeer } from '../support/engines/jsonPeer.ts'
import { startLibreTranslatePeer } from '../support/engines/libreTranslatePeer.ts'
import { startTestService } from '../support/services/startService.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

const path = '/api/v2/ai/engines'
const ofApp = { app: newAppSecrets(randomBytes) }

async function standing(ai: AiSettings): Promise<Readonly<Record<string, unknown>>> {
  const service = await startTestService({ manifest: [], ai: { apertium: null, ...ai }, start: ofApp })
  onTestFinished(() => service.close())
  const response = await service.get(path)
  expect(response.status).toBe(200)
  expect(service.ledgerRows()).toEqual([])
  const { status, engines } = (await response.json()) as { status: boolean; engines: readonly { engine: string }[] }
  expect(status).toBe(true)
  return Object.fromEntries(engines.map(({ engine, ...rest }) => [engine, rest]))
}

const absent = { state: 'absent', reason: null, names: [] }
const failing = (reason: string, names: readonly string[] = []) => ({ state: 'failing', reason, names })

test('what nobody has set is absent', async () => {
  const { ffmpeg, ...others } = await standing({})
  expect(others).toEqual({
    openai: absent,
    libretranslate: absent,
    apertium: absent,
    speech: absent,
    whisper: absent,
  })
  expect(['ready', 'failing']).toContain((ffmpeg as { state: string }).state)
})

test('an engine that answers is ready, and tells what it knows', async () => {
  const libre = await startLibreTranslatePeer()
  const models = await startJsonPeer(() => ({ body: { data: [{ id: 'llama3:8b' }, { id: 'whisper-1' }] } }))
  const silent = await startJsonPeer(() => ({ status: 404, body: {} }))
  const found = await standing({
    openai: { url: models.url, model: 'llama3', apiKey: 'secret' },
    libretranslate: { url: libre.url },
    speech: { url: silent.url, model: 'base' },
  })
  expect(found).toMatchObject({
    openai: { state: 'ready' },
    libretranslate: { state: 'ready', names: ['en', 'es', 'pb'] },
    speech: { state: 'ready' },
  })
  expect(models.requests.map(({ path: asked, headers }) => [asked, headers.authorization])).toEqual([
    ['/v1/models', 'Bearer secret'],
  ])
})

test('an engine that cannot work says why', async () => {
  const models = await startJsonPeer(() => ({ body: { data: [{ id: 'llama3:8b' }] } }))
  const strict = await startJsonPeer(() => ({ status: 401, body: {} }))
  const folder = tempFolder()
  const found = await standing({
    openai: { url: models.url, model: 'gpt' },
    libretranslate: { url: 'http://127.0.0.1:9' },
    speech: { url: strict.url, model: 'base' },
    whisper: folder,
    apertium: join(folder, 'no-such-command'),
  })
  expect(found).toMatchObject({
    openai: failing('unknown_model', ['llama3:8b']),
    libretranslate: failing('unreachable'),
    apertium: failing('not_installed'),
    speech: failing('refused'),
    whisper: failing('no_model'),
  })
})

test('a Whisper folder needs its files, and the package that runs it', async () => {
  const folder = join(tempFolder(), 'whisper')
  mkdirSync(join(folder, 'onnx'), { recursive: true })
  writeFileSync(join(folder, 'config.json'), '{}')
  writeFileSync(join(folder, 'onnx', 'encoder_model.onnx'), '')
  expect(await standing({ whisper: folder })).toMatchObject({ whisper: failing('not_installed') })
})

test('without a key nothing is told', async () => {
  const service = await startTestService({ manifest: [], start: ofApp })
  onTestFinished(() => service.close())
  expect((await fetch(service.url + path)).status).toBe(401)
})

test('a service that the app did not start has no such path, also on the loopback address: 404 with and without a key', async () => {
  const service = await startTestService({ manifest: [], start: { allowLocalMedia: true } })
  onTestFinished(() => service.close())
  const unknown = await (await service.get('/api/v2/ai/none')).text()
  for (const answer of [await service.get(path), await fetch(service.url + path)]) {
    expect([answer.status, await answer.text()]).toEqual([404, unknown])
  }
})
