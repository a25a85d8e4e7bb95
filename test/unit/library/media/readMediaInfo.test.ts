import { mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMediaInfo } from '../../../../electron/library/media/readMediaInfo.ts'
import { makeMkv, makeMp4, writeSparse } from '../../../support/make/films/makeVideo.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(header: Uint8Array, sizeBytes?: number) {
  const file = path.join(folder, 'video')
  await writeSparse(file, header, sizeBytes)
  return readMediaInfo(file)
}

const subtitle = { kind: 'subtitle' } as const

test('a Matroska file tells duration, speed, height and tracks', async () => {
  const tracks = [{ kind: 'video', fps: 23.976 }, { kind: 'audio', language: 'ger' }, subtitle] as const
  const info = await read(makeMkv({ durationS: 90, height: 720, tracks }))

  expect(info).toMatchObject({ durationMs: 90_000, fps: 23.976, height: 720 })
  expect(info?.tracks.map(({ kind, language, codec }) => [kind, language, codec])).toEqual([
    ['video', 'en', 'V_MPEG4/ISO/AVC'],
    ['audio', 'de', 'A_AC3'],
    ['subtitle', 'en', 'S_TEXT/UTF8'],
  ])
})

test('the newer language element wins over the older one', async () => {
  const info = await read(makeMkv({ tracks: [{ ...subtitle, language: 'por', languageTag: 'pt-BR' }] }))
  expect(info?.tracks[0]?.language).toBe('pt-BR')
})

test('an undetermined language is no language', async () => {
  const info = await read(makeMkv({ tracks: [{ ...subtitle, language: 'und' }] }))
  expect(info?.tracks[0]?.language).toBeNull()
})

test('flags are read, and a track title stands in for flags that are not set', async () => {
  const info = await read(
    makeMkv({
      tracks: [
        { ...subtitle, isForced: true, isDefault: false },
        { ...subtitle, isHearingImpaired: true },
        { ...subtitle, name: 'English (Forced)' },
        { ...subtitle, name: 'English SDH' },
      ],
    }),
  )
  const flags = info?.tracks.map((track) => [track.isForced, track.isHearingImpaired, track.isDefault])
  expect(flags).toEqual([
    [true, false, false],
    [false, true, true],
    [true, false, true],
    [false, true, true],
  ])
})

test('what is spoken over a film is told from its sound, by the flags of its track', async () => {
  const sound = { kind: 'audio', language: 'eng' } as const
  const info = await read(
    makeMkv({ tracks: [{ ...sound, isCommentary: true, isOriginal: true }, { ...sound, isDescription: true }, sound] }),
  )
  expect(info?.tracks.map(({ isCommentary }) => isCommentary ?? false)).toEqual([true, true, false])
})

test('picture subtitles are told from text', async () => {
  const codecs = ['S_HDMV/PGS', 'S_VOBSUB', 'S_TEXT/ASS', 'S_TEXT/WEBVTT']
  const info = await read(makeMkv({ tracks: codecs.map((codec) => ({ ...subtitle, codec })) }))
  expect(info?.tracks.map((track) => track.isText)).toEqual([false, false, true, true])
})

test('a track list behind the pictures is found through the index', async () => {
  const info = await read(makeMkv({ areTracksLate: true, tracks: [{ ...subtitle, language: 'fre' }] }))
  expect(info?.tracks[0]?.language).toBe('fr')
})

test('an MP4 file tells duration, speed, height and tracks', async () => {
  const tracks = [
    { kind: 'video', fps: 25 },
    { kind: 'audio', language: 'jpn' },
    { ...subtitle, languageTag: 'es-419' },
  ] as const
  const info = await read(makeMp4({ durationS: 100, height: 2160, tracks }), 1_000)

  expect(info).toMatchObject({ durationMs: 100_000, fps: 25, height: 2160 })
  expect(info?.tracks.map(({ kind, language, codec }) => [kind, language, codec])).toEqual([
    ['video', null, 'avc1'],
    ['audio', 'ja', 'mp4a'],
    ['subtitle', 'es-419', 'tx3g'],
  ])
})

test('forced, disabled and named MP4 tracks say so', async () => {
  const tracks = [
    { ...subtitle, isForced: true, isDefault: false, name: 'Signs' },
    { ...subtitle, codec: 'mp4s' },
  ]
  const info = await read(makeMp4({ tracks }), 1_000)
  expect(info?.tracks[0]).toMatchObject({ isForced: true, isDefault: false, isText: true, name: 'Signs' })
  expect(info?.tracks[1]).toMatchObject({ isForced: false, isDefault: true, isText: false, name: null })
})

test('a movie box at the end of the file is found', async () => {
  const info = await read(makeMp4({ isMoovLast: true, durationS: 60 }), 1_000)
  expect(info?.durationMs).toBe(60_000)
})

test('a fragmented MP4 tells its length in its fragment header', async () => {
  expect((await read(makeMp4({ isFragmented: true, durationS: 60 }), 1_000))?.durationMs).toBe(60_000)
})

test('other containers, text, and empty files have no media info', async () => {
  expect(await read(Buffer.from('RIFF....AVI LIST'))).toBeNull()
  expect(await read(Buffer.from('just some text in a file named like a video'))).toBeNull()
  expect(await read(Buffer.alloc(0), 0)).toBeNull()
})

test.each([
  [
    'Matroska',
    makeMkv({
      tracks: [
        { kind: 'video', fps: 24 },
        { ...subtitle, name: 'x' },
      ],
    }),
  ],
  [
    'MP4',
    makeMp4({
      tracks: [
        { kind: 'video', fps: 24 },
        { ...subtitle, name: 'x' },
      ],
    }),
  ],
])('a damaged %s header gives an answer or null, never an error', async (_name, whole) => {
  const file = path.join(folder, 'damaged')
  for (let at = 0; at < Math.min(whole.length, 400); at += 3) {
    const damaged = Buffer.from(whole)
    damaged[at] = 0xff
    await writeFile(file, damaged)
    await readMediaInfo(file)
    await writeFile(file, whole.subarray(0, at))
    const cut = await readMediaInfo(file)
    expect(cut === null || Array.isArray(cut.tracks)).toBe(true)
  }
})

test('a header that asks for gigabytes is refused without reading them', async () => {
  const huge = makeMkv()
  const list = huge.indexOf(Buffer.from('1654ae6b', 'hex'), huge.indexOf(Buffer.from('1549a966', 'hex')))
  huge.writeBigUInt64BE((1n << 56n) | 0x80000000n, list + 4)
  expect(await read(huge, 5_000_000_000)).toBeNull()
})

test('a link is not followed, and a missing file is an error', async () => {
  const real = path.join(folder, 'real.mkv')
  const link = path.join(folder, 'link.mkv')
  await writeSparse(real, makeMkv())
  await symlink(real, link)
  expect((await stat(link)).isFile()).toBe(true)
  await expect(readMediaInfo(link)).rejects.toMatchObject({ code: 'file.missing' })
  await expect(readMediaInfo(path.join(folder, 'absent.mkv'))).rejects.toMatchObject({ code: 'file.missing' })
})
