/** `--archives`: the same answers where the bytes of files lie beside the database, and a plain refusal where they are away. */
import { existsSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { ArchiveStore } from '../../service/catalogue/archives/archiveStore.ts'
import { moveSomeBlobs } from '../../service/catalogue/archives/moveBlobs.ts'
import { openArchives } from '../../service/catalogue/archives/openArchives.ts'
import { requireArchives } from '../../service/catalogue/archives/requireArchives.ts'
import { createCatalogue } from '../../service/catalogue/catalogue.ts'
import { removeSubtitle } from '../../service/catalogue/removeSubtitle.ts'
import { createBlobReader } from '../../service/catalogue/store/blobs.ts'
import { runServiceCommand } from '../../service/command.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { episodeFields, review, subtitleText, uploaderOf } from '../support/make/archives/uploadForms.ts'
import { postgresThreads } from '../support/postgres/openDatabases.ts'
import { startS3Peer } from '../support/peers/s3Peer.ts'
import { startS3Server } from '../support/peers/s3Server.ts'
import { startTestService } from '../support/services/startService.ts'
import { openStoreOf, placeArguments } from '../support/services/storeOfTests.ts'

const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'own/secret+key', region: 'eu-test-1' }

interface Place {
  readonly place: string
  readonly env: Readonly<Record<string, string>>
  /** How many objects are there. */
  count(): number | Promise<number>
}

const places: Readonly<Record<string, () => Promise<Place>>> = {
  async folder() {
    const place = join(tempFolder(), 'archives')
    return { place, env: {}, count: () => (existsSync(place) ? filesBelow(place) : 0) }
  },
  async s3() {
    const peer = await startS3Peer(keys, 'subtitles')
    onTestFinished(() => peer.close())
    return { place: 's3://subtitles/x', env: peer.env, count: () => peer.objects.size }
  },
  async s3rver() {
    const server = await startS3Server('subtitles')
    onTestFinished(() => server.close())
    return { place: 's3://subtitles/x', env: server.env, count: async () => (await server.objects()).length }
  },
}

function filesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
}

/** As a start and the mover behind it do. */
async function moveAll(dataDir: string, archives: ArchiveStore): Promise<void> {
  const db = openStoreOf(dataDir)
  await requireArchives(db, archives)
  while ((await moveSomeBlobs(db, archives)) > 0);
  db.close()
}

const openedAt = async ({ place, env }: Place) => (await openArchives(place, env))!

describe.each(Object.entries(places))('%s', (_name, openPlace) => {
  test('what is downloaded stays the same byte by byte, and repeated archives too', async () => {
    const place = await openPlace()
    const archives = await openedAt(place)
    const service = await startTestService({ plan: 'pro', start: { archives } })
    onTestFinished(() => service.close())
    const list = await service.get('/api/v1/subtitles?sd_id=1300002&unpack=1&subs_per_page=30')
    interface Row {
      readonly url: string
      readonly unpack_files: readonly { readonly url: string }[]
    }
    const { subtitles } = (await list.json()) as { readonly subtitles: readonly Row[] }
    const urls = subtitles.flatMap(({ url, unpack_files }) => [url, ...unpack_files.map((file) => file.url)])
    const download = async (url: string) => Buffer.from(await (await service.get(url)).arrayBuffer()).toString('hex')
    const before = await Promise.all(urls.map(download))
    await moveAll(service.dataDir, archives)
    const db = openStoreOf(service.dataDir)
    expect(db.get('SELECT sum(length(bytes)) AS inside FROM blobs')).toEqual({ inside: 0 })
    db.close()
    expect(await Promise.all(urls.map(download))).toEqual(before)
    expect(await place.count()).toBeGreaterThan(urls.length)
  })

  test('a running service moves what comes in by itself', async () => {
    const place = await openPlace()
    const service = await startTestService({ plan: 'pro', start: { archives: await openedAt(place) } })
    onTestFinished(() => service.close())
    await expect.poll(() => place.count(), { timeout: 10_000 }).toBeGreaterThan(5)
  })

  test('one file of a pack whose bytes were moved is replaced, and the others stay', async () => {
    const place = await openPlace()
    const archives = await openedAt(place)
    const service = await startTestService({ plan: 'pro', start: { archives } })
    onTestFinished(() => service.close())
    const uploader = uploaderOf(service)
    const first = await uploader.getNId()
    const ids: string[] = []
    for (const episode of [5, 6]) {
      const file = { name: `Copper.Valley.S01E0${episode}.srt`, text: subtitleText(`E${episode}.`) }
      const { body } = await uploader.sendFile(file.name, file.text, { n_id: first })
      ids.push((body['file'] as { file_n_id: string }).file_n_id)
    }
    const fields = { ...episodeFields, lang: 'DE', ef: '5', ee: '6', comment: 'Pack.' }
    await uploader.complete({ ...fields, n_id: first, file_n_ids: ids })
    expect(await review(service.dataDir, '--approve', first)).toMatchObject({ code: 0 })
    await moveAll(service.dataDir, archives)

    const second = await uploader.getNId()
    const [, sixth = ''] = ids
    await uploader.sendFile('Copper.Valley.S01E06.srt', subtitleText('Six.'), { n_id: second, file_n_id: sixth })
    await uploader.complete({ ...fields, n_id: second, file_n_ids: sixth })
    const unnamed = await review(service.dataDir, '--approve', second)
    expect([unnamed.code, unnamed.err.join()]).toEqual([3, expect.stringContaining('--archives')])
    const approved: string[] = []
    const io = { stdout: () => undefined, stderr: (line: string) => approved.push(line), postgresThreads }
    const named = ['review', ...placeArguments(service.dataDir), '--archives', place.place, '--approve', second]
    expect(await runServiceCommand(named, { ...io, env: place.env, signal: new AbortController().signal })).toBe(0)
    const bytes = await (await service.get(`/api/v2/subtitles/${second}/download`)).arrayBuffer()
    const texts = Object.values(unzipSync(new Uint8Array(bytes))).map((file) => new TextDecoder().decode(file))
    expect(texts).toEqual([subtitleText('E5.'), subtitleText('Six.')])
  })

  test('a start that names no archives, or others, is refused with a sentence: 3', async () => {
    const place = await openPlace()
    const service = await startTestService({ plan: 'pro' })
    await moveAll(service.dataDir, await openedAt(place))
    for (const args of [[], ['--archives', join(tempFolder(), 'others')]]) {
      const err: string[] = []
      const io = {
        stdout: () => undefined,
        stderr: (line: string) => err.push(line),
        signal: AbortSignal.timeout(9_000),
        postgresThreads,
      }
      expect([args, await runServiceCommand(['start', ...placeArguments(service.dataDir), ...args], io)]).toEqual([
        args,
        3,
      ])
      expect(err).toEqual([expect.stringMatching(/archives .*\./i)])
    }
    await service.close()
  })
})

test('HEAD, and a download that the quota refuses, fetch nothing from the archives', async () => {
  const peer = await startS3Peer(keys, 'subtitles')
  onTestFinished(() => peer.close())
  const archives = (await openArchives('s3://subtitles', peer.env))!
  const service = await startTestService({ plan: 'free', start: { archives } })
  onTestFinished(() => service.close())
  await moveAll(service.dataDir, archives)
  const list = await service.get('/api/v1/subtitles?sd_id=1300001&languages=EN&unpack=1')
  const [row] = ((await list.json()) as { readonly subtitles: readonly { readonly n_id: string }[] }).subtitles
  const path = `/api/v2/subtitles/${row?.n_id}/download`
  const whole = await (await service.get(path)).arrayBuffer()
  // Its archive was made just now: the size is asked there once it has moved.
  await moveAll(service.dataDir, archives)

  const fetched = () => peer.calls.filter((call) => call.startsWith('GET')).length
  // What is moved is read again before it goes here; the service moves by itself, too.
  let seen = -1
  const isStill = () => seen === (seen = fetched())
  await expect.poll(isStill, { interval: 500 }).toBe(true)
  const before = fetched()
  const head = await fetch(service.url + path, { method: 'HEAD', headers: { 'x-api-key': service.key } })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(whole.byteLength)])
  service.spend('downloads', 49)
  expect((await service.get(`${path}?format=file`)).status).toBe(429)
  expect(fetched()).toBe(before)
  expect(Buffer.from(await (await service.get(path)).arrayBuffer()).equals(Buffer.from(whole))).toBe(true)
})

test('balancers that ask all the time make one look at the archives between them', async () => {
  const peer = await startS3Peer(keys, 'subtitles')
  onTestFinished(() => peer.close())
  const service = await startTestService({ start: { archives: (await openArchives('s3://subtitles', peer.env))! } })
  onTestFinished(() => service.close())
  const db = openStoreOf(service.dataDir)
  onTestFinished(() => db.close())
  // What is moved is read again before it goes here: those reads are over then.
  await expect.poll(() => db.get('SELECT sum(length(bytes)) AS inside FROM blobs')).toEqual({ inside: 0 })
  const before = peer.calls.length
  const answers = await Promise.all(Array.from({ length: 40 }, () => fetch(`${service.url}/readyz`)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const looks = peer.calls.slice(before).filter((call) => call.startsWith('GET'))
  expect(looks.length).toBeLessThanOrEqual(1)
})

test('while the archives are away: 503 storage_unavailable, no unit, /readyz says storage, and all is well afterwards', async () => {
  const folder = join(tempFolder(), 'archives')
  const archives = (await openArchives(folder, {}))!
  const reported: string[] = []
  const report = (where: string) => reported.push(where)
  const service = await startTestService({ plan: 'pro', start: { archives, report } })
  onTestFinished(() => service.close())
  await moveAll(service.dataDir, archives)
  const list = await service.get('/api/v1/subtitles?sd_id=1300001&languages=EN')
  const [row] = ((await list.json()) as { readonly subtitles: readonly { readonly n_id: string }[] }).subtitles
  const path = `/api/v2/subtitles/${row?.n_id}/download?format=file`

  renameSync(folder, `${folder}-away`)
  const refused = await service.get(path)
  expect([refused.status, await refused.json()]).toEqual([
    503,
    { error: expect.objectContaining({ code: 'storage_unavailable' }) as object },
  ])
  expect(JSON.stringify(await (await service.get(path)).json())).not.toContain(folder)
  expect(service.ledgerRows().filter(({ counter }) => counter === 'downloads')).toEqual([])
  expect(reported).toContain(`GET ${path.split('?')[0]}`)
  const ready = await fetch(`${service.url}/readyz`)
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { ready: false, checks: { database: 'ok', migrations: 'ok', storage: 'failed' } },
  ])

  renameSync(`${folder}-away`, folder)
  expect((await service.get(path)).status).toBe(200)
  // One answer serves for some seconds.
  await expect.poll(async () => (await fetch(`${service.url}/readyz`)).status, { timeout: 10_000 }).toBe(200)
})

test('files that are replaced while their archive is made leave no archive of the old ones', async () => {
  const archives = (await openArchives(join(tempFolder(), 'archives'), {}))!
  const service = await startTestService({ plan: 'pro' })
  await moveAll(service.dataDir, archives)
  const db = openStoreOf(service.dataDir)
  onTestFinished(async () => {
    db.close()
    await service.close()
  })
  const select = `SELECT CAST(subtitle_id AS TEXT) AS nId, min(id) AS file, max(blob_id) AS blob FROM subtitle_files
    WHERE subtitle_id NOT IN (SELECT subtitle_id FROM archives) GROUP BY subtitle_id HAVING count(*) = 1 LIMIT 1`
  const found = db.get<{ readonly nId: string; readonly file: number; readonly blob: number }>(select)!
  const other = db.get<{ readonly id: number }>('SELECT id FROM blobs WHERE id <> ? LIMIT 1', found.blob)!
  const reader = createBlobReader(db, archives)
  let isFirst = true
  const slow = {
    ...reader,
    async read(id: number) {
      const bytes = await reader.read(id)
      if (isFirst) db.run('UPDATE subtitle_files SET blob_id = ? WHERE id = ?', other.id, found.file)
      isFirst = false
      return bytes
    },
  }
  const made = await createCatalogue(db, slow).archiveOf(found.nId)
  const [content] = Object.values(unzipSync(made!.bytes))
  expect(Buffer.from(content!).equals(Buffer.from((await reader.read(other.id))!))).toBe(true)
  // Of what is taken away meanwhile nothing is left behind.
  db.transaction(() => removeSubtitle(db, found.nId))
  expect(await createCatalogue(db, slow).archiveOf(found.nId)).toBeNull()
})
