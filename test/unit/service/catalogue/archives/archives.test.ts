/** Bytes of files and archives: the same promises wherever they lie, in the database, a folder or an S3-compatible store. */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { keyOf, pathOf, type ArchiveStore } from '../../../../../service/catalogue/archives/archiveStore.ts'
import { folderArchives } from '../../../../../service/catalogue/archives/folderArchives.ts'
import { moveSomeBlobs } from '../../../../../service/catalogue/archives/moveBlobs.ts'
import { openArchives } from '../../../../../service/catalogue/archives/openArchives.ts'
import { requireArchives } from '../../../../../service/catalogue/archives/requireArchives.ts'
import { createBlobReader, keepBlob } from '../../../../../service/catalogue/store/blobs.ts'
import { openServiceDatabase, type ServiceDatabase } from '../../../../../service/catalogue/store/database.ts'
import { tempFolder } from '../../../../support/disks/tempFolder.ts'
import { isSigned, startS3Peer, type S3Peer } from '../../../../support/peers/s3Peer.ts'
import { startS3Server, type S3Server } from '../../../../support/peers/s3Server.ts'

const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'own/secret+key', region: 'eu-test-1' }

const drivers: Readonly<Record<string, () => Promise<ArchiveStore | null>>> = {
  database: () => openArchives('database', {}),
  folder: () => openArchives(join(tempFolder(), 'archives'), {}),
  s3: async () => openArchives('s3://subtitles/some/place', envOf(await s3())),
  s3rver: async () => openArchives('s3://subtitles/some/place', (await s3rver()).env),
}

async function s3(): Promise<S3Peer> {
  const peer = await startS3Peer(keys, 'subtitles')
  onTestFinished(() => peer.close())
  return peer
}

async function s3rver(): Promise<S3Server> {
  const server = await startS3Server('subtitles')
  onTestFinished(() => server.close())
  return server
}

/** With a slash at its end, as people write it. */
function envOf({ url, env }: Pick<S3Peer, 'url' | 'env'>, secret = keys.secretAccessKey) {
  return { ...env, AWS_ENDPOINT_URL_S3: `${url}/`, AWS_SECRET_ACCESS_KEY: secret }
}

function openDatabase(): ServiceDatabase {
  const db = openServiceDatabase(tempFolder())
  onTestFinished(() => db.close())
  return db
}

/** As a start and the mover behind it do. */
async function moveAll(db: ServiceDatabase, archives: ArchiveStore | null): Promise<void> {
  await requireArchives(db, archives)
  while (archives !== null && (await moveSomeBlobs(db, archives)) > 0);
}

const bytesInside = (db: ServiceDatabase) => db.get<{ sum: number }>('SELECT sum(length(bytes)) AS sum FROM blobs')?.sum
const text = (content: string) => new TextEncoder().encode(content)
const told = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes)

describe.each(Object.entries(drivers))('%s', (name, open) => {
  test('what was kept comes back byte by byte, before and after it was moved', async () => {
    const [db, archives] = [openDatabase(), await open()]
    const reader = createBlobReader(db, archives)
    const contents = [
      new Uint8Array(0),
      text('one'),
      randomBytes(300_000),
      ...Array.from({ length: 40 }, () => randomBytes(9)),
    ]
    const ids = contents.map((bytes) => keepBlob(db, bytes))
    const readAll = async () => {
      for (const [index, id] of ids.entries())
        expect(Buffer.compare((await reader.read(id)) ?? text('none'), contents[index] ?? text('?'))).toBe(0)
    }
    await readAll()
    await moveAll(db, archives)
    await readAll()
    expect(bytesInside(db)).toBe(name === 'database' ? 300_003 + 360 : 0)
    expect(await reader.read(999)).toBeNull()
  })

  test('the same bytes are kept once, also after they were moved; others of the same md5 are others', async () => {
    const [db, archives] = [openDatabase(), await open()]
    const reader = createBlobReader(db, archives)
    const md5 = 'd41d8cd98f00b204e9800998ecf8427e'
    const [one, other] = [keepBlob(db, text('one'), md5), keepBlob(db, text('other'), md5)]
    expect(one).not.toBe(other)
    await moveAll(db, archives)
    expect([keepBlob(db, text('one'), md5), keepBlob(db, text('other'), md5)]).toEqual([one, other])
    const third = keepBlob(db, text('third'), md5)
    expect([one, other]).not.toContain(third)
    await moveAll(db, archives)
    const texts = await Promise.all([one, other, third].map((id) => reader.read(id)))
    expect(texts.map(told)).toEqual(['one', 'other', 'third'])
  })

  test('two databases may move the same bytes to the same place, at once and again', async () => {
    const archives = await open()
    const dbs = [openDatabase(), openDatabase()]
    const ids = dbs.map((db) => keepBlob(db, text('shared')))
    await Promise.all(dbs.map((db) => moveAll(db, archives)))
    await Promise.all(dbs.map((db) => moveAll(db, archives)))
    for (const [index, db] of dbs.entries())
      expect(told(await createBlobReader(db, archives).read(ids[index] ?? 0))).toBe('shared')
  })
})

const outside = Object.entries(drivers).filter(([name]) => name !== 'database')

describe.each(outside)('moved to %s', (_name, open) => {
  const openOutside = async () => (await open())!

  test('cut off between archives and database, or before, nothing is lost and the next run goes on', async () => {
    const [db, archives] = [openDatabase(), await openOutside()]
    const ids = Array.from({ length: 40 }, (_, index) => keepBlob(db, text(`file ${index}`)))
    await requireArchives(db, archives)
    let left = 25
    const cut: ArchiveStore = {
      ...archives,
      async put(key, bytes) {
        left -= 1
        if (left < 0) throw new Error('cut off before')
        await archives.put(key, bytes)
        if (left === 0) throw new Error('cut off after')
      },
    }
    await moveSomeBlobs(db, cut)
    await expect(moveSomeBlobs(db, cut)).rejects.toThrow('cut off')
    const reader = createBlobReader(db, archives)
    for (const [index, id] of ids.entries()) expect(told(await reader.read(id))).toBe(`file ${index}`)
    await moveAll(db, archives)
    expect(bytesInside(db)).toBe(0)
    for (const [index, id] of ids.entries()) expect(told(await reader.read(id))).toBe(`file ${index}`)
  })

  test('bytes that are gone or changed are refused, never handed out', async () => {
    const [db, archives] = [openDatabase(), await openOutside()]
    const id = keepBlob(db, text('right'))
    await moveAll(db, archives)
    const gone: ArchiveStore = { ...archives, get: async () => null }
    const changed: ArchiveStore = { ...archives, get: async () => text('wrong') }
    await expect(createBlobReader(db, gone).read(id)).rejects.toMatchObject({ name: 'ArchiveTrouble' })
    await expect(createBlobReader(db, changed).read(id)).rejects.toMatchObject({ name: 'ArchiveTrouble' })
    await expect(createBlobReader(db, null).read(id)).rejects.toMatchObject({ name: 'ArchiveTrouble' })
  })

  test('bytes stay in the database while another place, such as a disk that is not mounted, takes them', async () => {
    const [db, archives] = [openDatabase(), await openOutside()]
    keepBlob(db, text('moved'))
    await moveAll(db, archives)
    const id = keepBlob(db, text('still inside'))
    await expect(moveSomeBlobs(db, await openOutside())).rejects.toMatchObject({ name: 'ArchiveTrouble' })
    expect(bytesInside(db)).toBe('still inside'.length)
    await moveAll(db, archives)
    expect(told(await createBlobReader(db, archives).read(id))).toBe('still inside')
  })

  test('a start needs the very archives that bytes were moved to', async () => {
    const [db, archives] = [openDatabase(), await openOutside()]
    await requireArchives(db, null)
    await requireArchives(db, archives)
    keepBlob(db, text('moved'))
    await moveAll(db, archives)
    await requireArchives(db, archives)
    await expect(requireArchives(db, null)).rejects.toThrow('--archives')
    await expect(requireArchives(db, await openOutside())).rejects.toMatchObject({ name: 'ArchiveTrouble' })
  })
})

test('in a folder everything is for its user alone, and nothing half written is left', async () => {
  const folder = join(tempFolder(), 'archives')
  const archives = (await openArchives(folder, {}))!
  const bytes = text('content')
  const key = keyOf(bytes)
  await Promise.all([archives.put(key, bytes), archives.put(key, bytes)])
  const [place, dir] = [join(folder, pathOf(key)), join(folder, key.slice(0, 2))]
  expect(readdirSync(dir)).toEqual([key])
  expect([statSync(place).mode & 0o777, statSync(dir).mode & 0o777, statSync(folder).mode & 0o777]).toEqual([
    0o600, 0o700, 0o700,
  ])
  // What a power cut has left is replaced.
  writeFileSync(place, '')
  await archives.put(key, bytes)
  expect(readFileSync(place, 'utf8')).toBe('content')
})

test('a folder that cannot be written is trouble with its name', async () => {
  const file = join(tempFolder(), 'a-file')
  writeFileSync(file, '')
  const archives = (await openArchives(join(file, 'inside'), {}))!
  await expect(archives.put('ab12', text('x'))).rejects.toThrow(/a-file.*ENOTDIR/)
  expect(existsSync(join(file, 'inside'))).toBe(false)
})

test('S3 is asked by path, signed for its region; a busy store is asked again', async () => {
  const peer = await s3()
  const archives = (await openArchives('s3://subtitles/some/place', envOf(peer)))!
  peer.failures.push(503, 500)
  const key = keyOf(text('x'))
  await archives.put(key, text('x'))
  const path = `/subtitles/some/place/${key.slice(0, 2)}/${key}`
  expect(peer.calls).toEqual([`PUT ${path} 503`, `PUT ${path} 500`, `PUT ${path} 200`])
  expect(told(await archives.get(key))).toBe('x')
  expect(await archives.get(keyOf(text('y')))).toBeNull()
})

test('S3: a wrong secret, region or bucket, and a store that is away, are trouble and not missing files', async () => {
  const peer = await s3()
  const get = async (place: string, env: Record<string, string>) => (await openArchives(place, env))!.get('ab12')
  await expect(get('s3://subtitles', envOf(peer, 'another'))).rejects.toThrow('403, SignatureDoesNotMatch')
  await expect(get('s3://subtitles', { ...envOf(peer), AWS_REGION: 'us-east-1' })).rejects.toThrow('403')
  await expect(get('s3://another', envOf(peer))).rejects.toThrow('404, NoSuchBucket')
  await peer.close()
  await expect(get('s3://subtitles', envOf(peer))).rejects.toThrow('do not answer')
})

test('what others wrote to speak as S3 tells the same trouble apart, and how large an object is', async () => {
  const server = await startS3Server('subtitles')
  const opened = async (place: string, other: Record<string, string> = {}) =>
    (await openArchives(place, { ...server.env, ...other }))!
  const archives = await opened('s3://subtitles/some/place')
  const bytes = randomBytes(70_000)
  const key = keyOf(bytes)
  await archives.put(key, bytes)
  expect(await server.objects()).toEqual([`some/place/${pathOf(key)}`])
  expect([await archives.sizeOf(key), await archives.sizeOf(keyOf(text('y')))]).toEqual([70_000, null])
  expect(await archives.get(keyOf(text('y')))).toBeNull()
  const secret = { AWS_SECRET_ACCESS_KEY: 'another' }
  await expect((await opened('s3://subtitles', secret)).get('ab12')).rejects.toThrow('403, SignatureDoesNotMatch')
  await expect((await opened('s3://another')).put(key, bytes)).rejects.toThrow('404, NoSuchBucket')
  await server.close()
  await expect(archives.get(key)).rejects.toThrow('do not answer')
})

test.each([
  ['s3://', { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }],
  ['s3://Bad_Bucket', { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }],
  ['s3://bucket/a b', { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }],
  ['s3://bucket', {}],
  ['s3://bucket', { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_ENDPOINT_URL_S3: 'minio:9000' }],
])('%s with %o is no place', async (place, env) => {
  await expect(openArchives(place, env)).rejects.toThrow(RangeError)
})

test("the test's own store checks signatures as Amazon's published example has them", () => {
  const example = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  }
  const request = {
    method: 'GET',
    url: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
  }
  expect(isSigned(request, example)).toBe(true)
  expect(isSigned({ ...request, url: '/test.tx' }, example)).toBe(false)
  expect(isSigned(request, { ...example, secretAccessKey: 'x' })).toBe(false)
})

test.skipIf(process.platform === 'win32')('a folder that never answers is given up after its time', async () => {
  const folder = tempFolder()
  const key = keyOf(text('stuck'))
  const path = join(folder, pathOf(key))
  mkdirSync(dirname(path))
  execFileSync('mkfifo', [path])
  const archives = folderArchives(folder, 200)
  // Reading a pipe that nobody writes to waits for good, as a network drive that is away does.
  await expect(archives.get(key)).rejects.toThrow('no answer within 0.2 s')
  closeSync(openSync(path, 'r+'))
})
