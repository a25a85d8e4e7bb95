import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createServiceClient } from '../../../../electron/serviceClient/client.ts'
import {
  startEmbeddedService,
  type EmbeddedService,
} from '../../../../electron/serviceClient/embedded/embeddedService.ts'
import { writeFfmpegStandIn } from '../../../support/engines/ffmpegStandIn.ts'
import { builtFiles } from '../../../support/programs/builtFiles.ts'
import { quietHarbour, sampleManifest, writeManifest } from '../../../support/make/archives/sampleManifest.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'
import { anySignal } from '../../../support/services/testClient.ts'
import { systemClock } from '../../../../node/clock.ts'

const workerUrl = builtFiles.serviceWorker

function clientOf({ url, apiKey }: Pick<EmbeddedService, 'url' | 'apiKey'>) {
  const parts = { clock: { ...systemClock, wait: () => Promise.resolve() }, chance: { random: () => 0 } }
  const client = createServiceClient({ baseUrl: url, downloadUrl: url, apiKey, ...parts })
  onTestFinished(() => client.close())
  return client
}

test('the whole way: sample catalogue, search by name, download, usage', async () => {
  const sampleDir = tempFolder()
  writeManifest(sampleDir, sampleManifest)
  const service = await startEmbeddedService({ workerUrl, dataDir: join(tempFolder(), 'new'), sampleDir })
  onTestFinished(() => service.close())
  const client = clientOf(service)

  const found = await client.searchSubtitles({ filmName: quietHarbour.name, languages: [] }, anySignal)
  expect(found.titles[0]?.filmdbId).toBe(quietHarbour.filmdb_id)
  const { bytes } = await client.download(found.subtitles[0]!, anySignal)
  expect(Buffer.from(bytes.subarray(0, 2)).toString()).toBe('PK')
  expect(await client.usage(anySignal)).toMatchObject({ isPro: true, planName: 'pro', downloads: { used: 1 } })
  const names = ['The.Quiet.Harbour.2019.1080p.mkv', 'nothing like it.mkv']
  const answers = await client.searchFiles(names, { languages: [] }, anySignal)
  expect(answers.map(({ fileName, match }) => [fileName, match?.titleId])).toEqual([
    [names[0], quietHarbour.sd_id],
    [names[1], undefined],
  ])
})

test('each start has a new key and keeps the counters; the old key is void', async () => {
  const dataDir = tempFolder()
  const first = await startEmbeddedService({ workerUrl, dataDir })
  await clientOf(first).searchTitles('anything', {}, anySignal)
  await first.close()

  const second = await startEmbeddedService({ workerUrl, dataDir })
  onTestFinished(() => second.close())
  expect((await clientOf(second).usage(anySignal)).search.used).toBe(1)
  await expect(clientOf({ url: second.url, apiKey: first.apiKey }).usage(anySignal)).rejects.toMatchObject({
    code: 'key.refused',
  })
})

test('two processes on one folder do not void each other', async () => {
  const dataDir = tempFolder()
  const watching = await startEmbeddedService({ workerUrl, dataDir })
  onTestFinished(() => watching.close())
  const asked = await startEmbeddedService({ workerUrl, dataDir })
  await clientOf(asked).searchTitles('anything', {}, anySignal)
  await asked.close()
  expect((await clientOf(watching).usage(anySignal)).search.used).toBe(1)
})

test('after closing nothing listens any more', async () => {
  const service = await startEmbeddedService({ workerUrl, dataDir: tempFolder() })
  await service.close()
  await expect(clientOf(service).usage(anySignal)).rejects.toMatchObject({ code: 'service.unreachable' })
})

test('a data folder that is none is one clear error', async () => {
  const file = join(tempFolder(), 'file')
  writeFileSync(file, 'not a folder')
  await expect(startEmbeddedService({ workerUrl, dataDir: file })).rejects.toMatchObject({
    code: 'home.unusable',
    message: expect.stringContaining(file) as string,
  })
})

test('a worker that is missing is one too', async () => {
  const missing = new URL('./no-such-worker.ts', workerUrl)
  await expect(startEmbeddedService({ workerUrl: missing, dataDir: tempFolder() })).rejects.toMatchObject({
    code: 'service.unreachable',
  })
})

test.skipIf(process.platform === 'win32')(
  'another ffmpeg is used by the service that runs, at once, and it ends as before',
  async () => {
    const ffmpeg = join(tempFolder(), 'ffmpeg')
    const service = await startEmbeddedService({ workerUrl, dataDir: tempFolder(), ffmpeg })
    const client = clientOf(service)
    const standing = async () => (await client.engines(anySignal)).find(({ engine }) => engine === 'ffmpeg')?.state
    expect(await standing()).toBe('failing')
    service.useFfmpeg(writeFfmpegStandIn(tempFolder()))
    await expect.poll(standing).toBe('ready')
    await service.close()
  },
)
