import { execFileSync } from 'node:child_process'
import { appendFile, chmod, mkdir, mkdtemp, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ScanFinding } from '../../../../electron/library/mediaFile.ts'
import { scanFolder, type ScanOptions } from '../../../../electron/library/scan/scanFolder.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'scan-'))
})
afterEach(() => rm(root, { recursive: true }))

/** Makes files of the given sizes, folders and all, changed long ago. */
async function make(files: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, sizeBytes] of Object.entries(files)) {
    const file = path.join(root, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, '')
    await truncate(file, sizeBytes)
    await utimes(file, 1_600_000_000, 1_600_000_000)
  }
}

async function collect(findings: AsyncIterable<ScanFinding>): Promise<readonly ScanFinding[]> {
  const all: ScanFinding[] = []
  for await (const finding of findings) all.push(finding)
  return all
}

/** One line a finding: the path for a video, with a reason for what is ignored. */
async function scan(options: ScanOptions = {}, start = root): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const finding of scanFolder(start, { minimumBytes: 0, ...options })) {
    const name = path.relative(root, finding.kind === 'video' ? finding.file.path : finding.path)
    const word = finding.kind === 'ignored' ? finding.reason : finding.kind
    lines.push(`${word} ${name}`)
  }
  return lines
}

const gigabyte = 1_000_000_000

test('videos come in a fixed order: the files of a folder, then its folders by name', async () => {
  await make({ 'b/2.mkv': 1, 'b/1.mkv': 1, 'a/x.mp4': 1, 'a/deep/y.avi': 1, 'z.mkv': 1, 'notes.txt': 1 })
  const expected = ['video z.mkv', 'video a/x.mp4', 'video a/deep/y.avi', 'video b/1.mkv', 'video b/2.mkv']
  expect(await scan()).toEqual(expected)
  expect(await scan()).toEqual(expected)
})

test('a video comes with its size, its time and the subtitles beside it and in Subs', async () => {
  await make({
    'Movie/Movie.mkv': 5,
    'Movie/Movie.en.srt': 1,
    'Movie/Subs/2_German.srt': 1,
    'Movie/Subs/Movie/fr.srt': 1,
  })
  const [finding, ...others] = await collect(scanFolder(root, { minimumBytes: 0 }))

  expect(others).toEqual([])
  expect(finding).toMatchObject({
    kind: 'video',
    file: {
      path: path.join(root, 'Movie/Movie.mkv'),
      root,
      sizeBytes: 5,
      modifiedMs: 1_600_000_000_000,
      sidecars: [{ language: 'en' }, { language: 'de' }, { language: 'fr' }],
    },
  })
})

test('samples, trailers and extras are left out, with the reason', async () => {
  await make({
    'Movie/Movie.mkv': gigabyte,
    'Movie/Movie-sample.mkv': 100,
    'Movie/Movie-trailer.mp4': 100,
    'Movie/Movie-behindthescenes.mkv': 100,
    'Movie/sample.mkv': 100,
    'Movie/Extras/Making of.mkv': gigabyte,
    'Movie/Sample/x.mkv': 100,
    'Anime/[G] Show - 01 [ABCD].mkv': gigabyte,
    'Anime/[G] Show - NCOP1 [ABCD].mkv': 100,
    'Show/Season 1/S01E01.mkv': gigabyte,
    'Show/Featurettes/Interview.mkv': 100,
  })
  expect(await scan()).toEqual([
    'video Anime/[G] Show - 01 [ABCD].mkv',
    'extra Anime/[G] Show - NCOP1 [ABCD].mkv',
    'extra Movie/Movie-behindthescenes.mkv',
    'sample Movie/Movie-sample.mkv',
    'trailer Movie/Movie-trailer.mp4',
    'video Movie/Movie.mkv',
    'sample Movie/sample.mkv',
    'extra Movie/Extras/Making of.mkv',
    'sample Movie/Sample/x.mkv',
    'extra Show/Featurettes/Interview.mkv',
    'video Show/Season 1/S01E01.mkv',
  ])
})

test('what library managers mark as an extra beside a film is one, however large it is', async () => {
  const suffixes = ['trailer', 'behindthescenes', 'deleted', 'featurette', 'interview', 'scene', 'short', 'other']
  const extras = suffixes.map((suffix) => [`Movie/Movie (1992)-${suffix}.mp4`, gigabyte] as const)
  await make({
    'Movie/Movie (1992).mkv': 1000,
    'Movie/Movie (1992)-trailer2.mkv': gigabyte,
    ...Object.fromEntries(extras),
  })
  expect((await scan()).filter((line) => line.startsWith('video'))).toEqual(['video Movie/Movie (1992).mkv'])
})

test('a sample whose film is not there is no film, unless it has a title of its own or was named by a person', async () => {
  await make({
    'Film.2019.1080p-ORBIT/Sample/film.2019-sample.mkv': gigabyte,
    'Film.2019.1080p-ORBIT/film.r00': 1,
    'Other.2018/sample.mkv': gigabyte,
    'Sample/Night.Garden.2012.1080p.mkv': gigabyte,
    'Free/The.Free.Sample.2012.mkv': gigabyte,
    'Two/Samples/sample-a.mkv': 7,
    'Two/Samples/sample-b.mkv': 9,
  })
  expect((await scan()).filter((line) => !line.endsWith('.r00')).sort()).toEqual([
    'sample Film.2019.1080p-ORBIT/Sample/film.2019-sample.mkv',
    'sample Other.2018/sample.mkv',
    'sample Two/Samples/sample-a.mkv',
    'sample Two/Samples/sample-b.mkv',
    'video Free/The.Free.Sample.2012.mkv',
    'video Sample/Night.Garden.2012.1080p.mkv',
  ])
  expect(await scan({}, path.join(root, 'Other.2018/sample.mkv'))).toEqual(['video Other.2018/sample.mkv'])
})

test('titles that only sound like samples, trailers and extras are videos', async () => {
  await make({
    'Extras/Season 1/Extras S01E01.mkv': gigabyte,
    'Sample People (2000)/Sample People (2000).mkv': gigabyte,
    'Trailer Park Boys/Season 1/Trailer Park Boys - S01E01.mkv': gigabyte,
    'Films/The Free Sample.mkv': gigabyte,
    'Films/The Trailer (2013).mkv': gigabyte,
    'Shorts/Bao.mkv': 1000,
  })
  expect((await scan()).filter((line) => !line.startsWith('video'))).toEqual([])
})

test('small files are too small, and a mebibyte is enough', async () => {
  await make({ 'a.mkv': 1_048_575, 'b.mkv': 1_048_576 })
  expect(await scan({ minimumBytes: 1_048_576 })).toEqual(['too-small a.mkv', 'video b.mkv'])
})

test('unfinished downloads, hidden folders and companions of other systems are left out', async () => {
  await make({
    'a.mkv.part': 1,
    'b.mkv.!qB': 1,
    '._c.mkv': 1,
    '.Trash-1000/d.mkv': 1,
    '@eaDir/e.mkv': 1,
    'f.crdownload': 1,
  })
  expect(await scan()).toEqual([
    'hidden .Trash-1000',
    'hidden ._c.mkv',
    'hidden @eaDir',
    'still-growing a.mkv.part',
    'still-growing b.mkv.!qB',
  ])
})

test('a file changed a moment ago is looked at twice, and left out only when it grows', async () => {
  const nowMs = () => 1_700_000_000_000
  await make({ 'growing.mkv': 10, 'still.mkv': 10, 'old.mkv': 10, 'future.mkv': 10 })
  const fresh = 1_700_000_000 - 30
  for (const name of ['growing.mkv', 'still.mkv']) await utimes(path.join(root, name), fresh, fresh)
  await utimes(path.join(root, 'future.mkv'), fresh + 9_000_000, fresh + 9_000_000)
  const waits: number[] = []
  const wait = async (ms: number) => {
    waits.push(ms)
    await appendFile(path.join(root, 'growing.mkv'), 'more')
  }

  const expected = ['video future.mkv', 'video old.mkv', 'still-growing growing.mkv', 'video still.mkv']
  expect(await scan({ clock: { nowMs, wait } })).toEqual(expected)
  expect(waits).toEqual([1500])
})

test('links are reported and never followed, loops included', async () => {
  await make({ 'real/Movie.mkv': 1 })
  await symlink(root, path.join(root, 'real/loop'))
  await symlink(path.join(root, 'real/Movie.mkv'), path.join(root, 'link.mkv'))
  await symlink(path.join(root, 'nowhere'), path.join(root, 'dangling.mkv'))
  expect(await scan()).toEqual(['link dangling.mkv', 'link link.mkv', 'link real/loop', 'video real/Movie.mkv'])
})

test.skipIf(process.platform === 'win32')('a pipe named like a video is never opened', async () => {
  execFileSync('mkfifo', [path.join(root, 'pipe.mkv')])
  expect(await scan()).toEqual(['special-file pipe.mkv'])
})

test.skipIf(process.platform !== 'linux')(
  'names that are not UTF-8 are reported, correct odd ones are videos',
  async () => {
    await make({ 'fine \uFFFD.mkv': 1 })
    await writeFile(Buffer.concat([Buffer.from(`${root}/bad `), Buffer.from([0xff, 0xfe]), Buffer.from('.mkv')]), '')
    expect(await scan()).toEqual(['unusable-name bad \uFFFD\uFFFD.mkv', 'video fine \uFFFD.mkv'])
  },
)

test('a folder named like a video is a folder', async () => {
  await make({ 'dir.mkv/inner.mkv': 1 })
  expect(await scan()).toEqual(['video dir.mkv/inner.mkv'])
})

test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
  'what cannot be read is reported, and the scan goes on',
  async () => {
    await make({ 'closed/x.mkv': 1, 'open/y.mkv': 1, 'open/z.mkv': 1 })
    await chmod(path.join(root, 'closed'), 0)
    await chmod(path.join(root, 'open/z.mkv'), 0)
    expect(await scan()).toEqual(['unreadable closed', 'video open/y.mkv', 'unreadable open/z.mkv'])
    await chmod(path.join(root, 'closed'), 0o700)
  },
)

test('orphans are reported once, and not those of extras', async () => {
  await make({
    'Movie/Movie.mkv': gigabyte,
    'Movie/Other.en.srt': 1,
    'Movie/Extras/Scene.mkv': 1,
    'Movie/Extras/Lost.srt': 1,
    'Empty/Alone.srt': 1,
    'Pair/A.mkv': 1,
    'Pair/B.mkv': 1,
    'Pair/Subs/English.srt': 1,
  })
  expect((await scan()).filter((line) => line.startsWith('orphan'))).toEqual([
    'orphan Empty/Alone.srt',
    'orphan Movie/Other.en.srt',
    'orphan Pair/Subs/English.srt',
  ])
})

test('what a renamed video left behind counts as its subtitle, and says so', async () => {
  await make({
    'Show/Tide Road - S01E02.mkv': gigabyte,
    'Show/Tide.Road.S01E02.HDTV-OLD.en.srt': 1,
    'Show/Tide.Road.S01E09.en.srt': 1,
  })
  const findings = await collect(scanFolder(root))
  expect(findings).toMatchObject([
    { kind: 'video', file: { sidecars: [{ language: 'en', isRePaired: true }] } },
    { kind: 'orphan' },
  ])
})

test('one video can be the root: it alone is found, with its subtitles, whatever its name and size', async () => {
  await make({ 'Movie.mkv': gigabyte, 'Movie-sample.mkv': 5, 'Movie-sample.en.srt': 1 })
  const [found, ...others] = await collect(scanFolder(path.join(root, 'Movie-sample.mkv')))
  expect(others).toEqual([])
  expect(found).toMatchObject({ kind: 'video', file: { root, sidecars: [{ language: 'en' }] } })
})

test('a root that is missing, or is no video, is an error', async () => {
  await make({ 'notes.txt': 1 })
  await expect(scan({}, path.join(root, 'absent'))).rejects.toMatchObject({ code: 'folder.missing' })
  await expect(scan({}, path.join(root, 'notes.txt'))).rejects.toMatchObject({ code: 'input.invalid' })
  await symlink(path.join(root, 'notes.txt'), path.join(root, 'link.mkv'))
  await expect(scan({}, path.join(root, 'link.mkv'))).rejects.toMatchObject({ code: 'input.invalid' })
})

test('a root that goes away during the scan is missing, not empty', async () => {
  await make({ 'a.mkv': 1 })
  const findings = scanFolder(root, { minimumBytes: 0 })
  await findings.next()
  await rm(root, { recursive: true })
  await expect(findings.next()).rejects.toMatchObject({ code: 'folder.missing' })
  await mkdir(root)
})

test('a cancelled scan ends with an error of its own', async () => {
  await make({ 'a.mkv': 1, 'b.mkv': 1 })
  const stop = new AbortController()
  const findings = scanFolder(root, { minimumBytes: 0, signal: stop.signal })
  await findings.next()
  stop.abort()
  await expect(findings.next()).rejects.toMatchObject({ code: 'cancelled' })
})

test('each folder is announced when its turn comes', async () => {
  await make({ 'a/b/x.mkv': 1 })
  const folders: string[] = []
  await scan({ onFolder: (folder) => folders.push(path.relative(root, folder)) })
  expect(folders).toEqual(['', 'a', 'a/b'])
})
