import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { realDisk, type Disk } from '../../../../electron/disk/disk.ts'
import { createHistory } from '../../../../electron/sidecar/history/history.ts'
import { createPublish } from '../../../../electron/sidecar/publish/publish.ts'
import { recover } from '../../../../electron/sidecar/publish/recover.ts'
import { sidecarParts } from '../../../support/disks/sidecarParts.ts'
import { treeLines } from '../../../support/disks/tempFolder.ts'

test('a published file is whole, readable as other files of the user are, and never executable', async () => {
  const { publish, request, path, films, history, videoPath } = sidecarParts()
  const written = await publish(request)
  expect(readFileSync(path, 'utf8')).toBe('ours')
  expect(lstatSync(path).mode).toBe(lstatSync(videoPath).mode)
  expect(treeLines(films)).toHaveLength(2)
  expect(history.ownerOf(path)?.id).toBe(written.id)
})

test('a drive that is pulled while the journal waits for its disk gets nothing written in its place', async () => {
  const { parts, request, films, history, videoPath } = sidecarParts()
  const intend = async (...intent: Parameters<typeof history.intend>) => {
    const id = await history.intend(...intent)
    unlinkSync(videoPath) // What is left is the empty folder that it was mounted on.
    return id
  }
  const publish = createPublish({ ...parts, history: { ...history, intend } })
  await expect(publish(request)).rejects.toMatchObject({ code: 'file.missing' })
  expect(treeLines(films)).toEqual([])
})

type Occupy = (path: string, folder: string) => void
const occupants: Readonly<Record<string, Occupy>> = {
  'a file': (path) => writeFileSync(path, 'theirs'),
  'a read-only file': (path) => {
    writeFileSync(path, 'theirs')
    chmodSync(path, 0o444)
  },
  'an empty file': (path) => writeFileSync(path, ''),
  'the very same bytes': (path) => writeFileSync(path, 'ours'),
  'a symbolic link': (path, folder) => {
    writeFileSync(join(folder, 'behind'), 'theirs')
    symlinkSync(join(folder, 'behind'), path)
  },
  'a dangling link': (path, folder) => symlinkSync(join(folder, 'nowhere'), path),
  'a hard link': (path, folder) => {
    writeFileSync(join(folder, 'other'), 'theirs')
    linkSync(join(folder, 'other'), path)
  },
  'a folder': (path) => mkdirSync(path),
  'the name in another case': (_path, folder) => writeFileSync(join(folder, 'FILM.EN.SRT'), 'theirs'),
  'a pipe': (path) => execFileSync('mkfifo', [path]),
}

test.each(Object.entries(occupants))('%s under the name is a conflict and stays as it was', async (_kind, occupy) => {
  const { publish, request, path, films } = sidecarParts()
  occupy(path, films)
  const before = treeLines(films)
  await expect(publish(request)).rejects.toMatchObject({ code: 'file.foreign' })
  expect(treeLines(films)).toEqual(before)
})

test('a name that an earlier subtitle of ours has is a conflict that says so', async () => {
  const { publish, request } = sidecarParts()
  await publish(request)
  const second = publish({ ...request, language: 'en-GB', bytes: Buffer.from('another') })
  await expect(second).rejects.toThrow(/^Undertitle has already written another subtitle \(en\)/)
})

test('a name in another Unicode form is a conflict', async () => {
  const { publish, request, films } = sidecarParts()
  writeFileSync(join(films, 'Cafe\u0301.en.srt'), 'theirs')
  await expect(publish({ ...request, path: join(films, 'Caf\u00e9.en.srt') })).rejects.toMatchObject({
    code: 'file.foreign',
  })
})

test('nothing is created where the video is gone, as under the mount point of a pulled drive', async () => {
  const { publish, request, films, videoPath } = sidecarParts()
  unlinkSync(videoPath)
  await expect(publish(request)).rejects.toMatchObject({ code: 'file.missing' })
  expect(treeLines(films)).toEqual([])
})

test('a last word in the journal that a power cut took is read from the disk again', async () => {
  const { publish, request, path, history, parts } = sidecarParts()
  const { id } = await publish(request)
  history.advance(id, { state: 'intended' })
  await recover(parts)
  expect(history.ownerOf(path)?.id).toBe(id)
  expect(readFileSync(path, 'utf8')).toBe('ours')
})

test('our own file is replaced, and the earlier version goes to the trash', async () => {
  const { publish, request, path, history, root } = sidecarParts()
  const first = await publish(request)
  await publish({ ...request, bytes: Buffer.from('better'), replaces: first })
  expect(readFileSync(path, 'utf8')).toBe('better')
  const old = history.get(first.id)
  expect(old?.state).toBe('replaced')
  expect(readFileSync(old?.trashPath ?? root, 'utf8')).toBe('ours')
})

test('our own file is not replaced once the user has edited it', async () => {
  const { publish, request, path, films } = sidecarParts()
  const first = await publish(request)
  writeFileSync(path, 'edited by hand')
  const before = treeLines(films)
  await expect(publish({ ...request, bytes: Buffer.from('better'), replaces: first })).rejects.toMatchObject({
    code: 'file.changed',
  })
  expect(treeLines(films)).toEqual(before)
})

test('a replacement under a name that somebody else has changes nothing', async () => {
  const { publish, request, films } = sidecarParts()
  const first = await publish(request)
  const taken = join(films, 'Film.en.ass')
  writeFileSync(taken, 'theirs')
  const before = treeLines(films)
  const second = publish({ ...request, path: taken, bytes: Buffer.from('better'), replaces: first })
  await expect(second).rejects.toMatchObject({ code: 'file.foreign' })
  expect(treeLines(films)).toEqual(before)
})

test('a replacement that fails under another name leaves the earlier file under its own', async () => {
  let left = 1
  const link: Disk['link'] = (from, to) =>
    to.endsWith('.ass') && left-- > 0
      ? Promise.reject(Object.assign(new Error('no'), { code: 'EIO' }))
      : realDisk.link(from, to)
  const { publish, request, films, history } = sidecarParts({ ...realDisk, link })
  const first = await publish(request)
  const before = treeLines(films)
  const path = join(films, 'Film.en.ass')
  const second = publish({ ...request, path, bytes: Buffer.from('better'), replaces: first })
  await expect(second).rejects.toMatchObject({ code: 'disk.failing' })
  expect(treeLines(films)).toEqual(before)
  expect(history.ownerOf(first.path)?.id).toBe(first.id)
})

test('a pipe that has come under our name is not waited for', async () => {
  const { publish, request, path } = sidecarParts()
  const first = await publish(request)
  unlinkSync(path)
  execFileSync('mkfifo', [path])
  const second = publish({ ...request, bytes: Buffer.from('better'), replaces: first })
  await expect(second).rejects.toMatchObject({ code: 'file.changed' })
  await expect(realDisk.sha256(path)).rejects.toThrow('Not a file')
  expect(lstatSync(path).isFIFO()).toBe(true)
})

const steps = ['writeNew', 'link', 'unlink', 'syncFolderOf', 'stat', 'names', 'space'] as const
const codes = ['ENOSPC', 'EDQUOT', 'EIO', 'EACCES', 'EROFS', 'EMFILE', 'ESTALE', 'EBUSY', 'ENAMETOOLONG'] as const

/** A disk whose step fails: the first time only, or for ever. */
function failingDisk(step: (typeof steps)[number], code: string, forEver: boolean): Disk & { heal(): void } {
  let left = forEver ? Infinity : 1
  const fail = () => {
    if (left-- > 0) throw Object.assign(new Error(code), { code })
  }
  const broken = async (...values: never[]) => {
    fail()
    return (realDisk[step] as (...given: never[]) => Promise<unknown>)(...values)
  }
  return { ...realDisk, [step]: broken, heal: () => (left = 0) }
}

const faults = steps.flatMap((step) =>
  codes.flatMap((code) => [false, true].map((forEver) => ({ step, code, forEver }))),
)

test.each(faults)(
  '$code at $step (for ever: $forEver) is one typed error and leaves no half file',
  async ({ step, code, forEver }) => {
    const disk = failingDisk(step, code, forEver)
    const { publish, request, path, films, parts, history } = sidecarParts(disk)
    const outcome = await publish(request).catch((thrown: unknown) => thrown as { code: string })
    disk.heal()
    await recover(parts)
    const stands = treeLines(films).length === 2
    expect(stands ? readFileSync(path, 'utf8') : 'nothing').toBe(stands ? 'ours' : 'nothing')
    expect(history.ownerOf(path) !== null).toBe(stands)
    if ('code' in outcome) expect(outcome.code).toMatch(/^(disk|file)\./)
    if (!stands) await publish(request)
    expect(readFileSync(path, 'utf8')).toBe('ours')
  },
)

test('where links are impossible a placeholder of our own holds the name', async () => {
  const noLinks: Disk = { ...realDisk, link: () => Promise.reject(Object.assign(new Error('no'), { code: 'EPERM' })) }
  const { publish, request, path, films } = sidecarParts(noLinks)
  await publish(request)
  expect(readFileSync(path, 'utf8')).toBe('ours')
  expect(treeLines(films)).toHaveLength(2)
})

test('without links, an empty file of somebody else that came in between stays', async () => {
  const link: Disk['link'] = (_from, to) => {
    writeFileSync(to, '')
    return Promise.reject(Object.assign(new Error('no'), { code: 'EPERM' }))
  }
  const { publish, request, path, parts } = sidecarParts({ ...realDisk, link })
  await expect(publish(request)).rejects.toMatchObject({ code: 'file.foreign' })
  await recover(parts)
  expect(readFileSync(path, 'utf8')).toBe('')
})

test('a placeholder that a crash left behind is removed at the next start, a user file never', async () => {
  const { parts, history, request, path, films, batchId } = sidecarParts()
  const id = await history.intend({
    ...request,
    batchId,
    tempPath: join(films, '.undertitle-x.part'),
    sha256: 'x',
    sizeBytes: 4,
    replacesId: null,
    video: null,
  })
  history.advance(id, { placeholderPath: path })
  writeFileSync(path, '')
  await recover(parts)
  expect(treeLines(films)).toHaveLength(1)
  expect(history.get(id)?.state).toBe('abandoned')
})

test('a crash between moving aside and linking brings the earlier file back', async () => {
  const { parts, history, publish, request, path, films } = sidecarParts()
  const first = await publish(request)
  const aside = join(films, '.undertitle-y.old')
  const tempPath = join(films, '.undertitle-y.part')
  const intent = { ...request, tempPath, sha256: 'new', sizeBytes: 3, replacesId: first.id, video: null }
  const id = await history.intend(intent)
  history.advance(id, { asidePath: aside })
  writeFileSync(tempPath, 'new')
  await realDisk.rename(path, aside)
  await recover(parts)
  expect(readFileSync(path, 'utf8')).toBe('ours')
  expect(treeLines(films)).toHaveLength(2)
})

test('a full disk is refused before anything is written', async () => {
  const full: Disk = { ...realDisk, space: async () => ({ freeBytes: 2 ** 20, totalBytes: 10 ** 12 }) }
  const { publish, request, films } = sidecarParts(full)
  await expect(publish(request)).rejects.toMatchObject({ code: 'disk.full' })
  expect(treeLines(films)).toHaveLength(1)
})

test('leftovers that only look like ours are never touched', async () => {
  const { parts, films, videoPath } = sidecarParts()
  for (const name of ['.undertitle-a.part', 'x.part', '.undertitle-b.old']) writeFileSync(join(films, name), 'theirs')
  await recover(parts)
  expect(treeLines(films)).toHaveLength(4)
  rmSync(videoPath)
})

test('where the intent cannot be made durable nothing is created and nothing stays open', async () => {
  const { db, parts, request, films, batchId } = sidecarParts()
  const broken = { ...db, synced: () => Promise.reject(new Error('EIO')) }
  const history = createHistory(broken, { clock: { nowMs: () => 1 }, ids: { newId: () => 'b' } })
  const before = treeLines(films)
  await expect(createPublish({ ...parts, history })(request)).rejects.toThrow('EIO')
  expect(treeLines(films)).toEqual(before)
  expect(history.list({ kind: 'batch', id: batchId }, ['intended'])).toEqual([])
})
