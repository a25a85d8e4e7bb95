/** What is told to ffmpeg for a clip, when a copied one begins, who waits, what is kept: without any ffmpeg. */
import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { noIds, type MediaInfo, type MediaTrack } from '../../../electron/library/mediaFile.ts'
import { clipArguments, pictureArguments } from '../../../electron/media/clipArguments.ts'
import { clipStart } from '../../../electron/media/clipStart.ts'
import { clipWay } from '../../../electron/media/clipWay.ts'
import { createMediaCache } from '../../../electron/media/mediaCache.ts'
import { createMediaFiles } from '../../../electron/media/mediaFiles.ts'
import { createMediaTurns } from '../../../electron/media/mediaTurns.ts'
import { packed, unpacked } from '../../../electron/media/soundBook.ts'
import { readAloneFrom } from '../../../shared/sound/ffmpegArguments.ts'
import { wholeFileOf } from '../../../electron/views/desk/wholeFile.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const track = (kind: MediaTrack['kind'], codec: string): MediaTrack => ({
  ...{ kind, codec, language: null, isForced: false, isHearingImpaired: false, isDefault: false, isText: true },
  name: null,
})
const mediaOf = (...tracks: readonly MediaTrack[]): MediaInfo => ({ durationMs: 60_000, fps: 24, height: 1080, tracks })
const all = ['h264', 'aac', 'vp9', 'opus'] as const

const webmOnly = ['vp9', 'vp8'] as const

test('what the page plays is copied, the rest is made, and one container holds both', () => {
  const encoders = webmOnly
  const of = (video: string, sound: string, plays: readonly (typeof all)[number][] = all) =>
    clipWay({ media: mediaOf(track('video', video), track('audio', sound)), sound: 0, plays, encoders })
  expect(of('avc1', 'mp4a')).toEqual({ container: 'mp4', video: 'copy', sound: 'copy' })
  expect(of('V_MPEG4/ISO/AVC', 'A_AC3')).toEqual({ container: 'mp4', video: 'copy', sound: 'make' })
  expect(of('V_VP9', 'A_OPUS')).toEqual({ container: 'webm', video: 'copy', sound: 'copy' })
  expect(of('V_MPEGH/ISO/HEVC', 'A_OPUS')).toEqual({ container: 'webm', video: 'vp9', sound: 'copy' })
  expect(of('avc1', 'mp4a', [])).toEqual({ container: 'webm', video: 'vp9', sound: 'make' })
  expect(clipWay({ media: null, sound: 3, plays: all, encoders })).toEqual({
    container: 'webm',
    video: 'vp9',
    sound: 'make',
  })
  expect(clipWay({ media: mediaOf(track('video', 'avc1')), sound: 0, plays: all, encoders })?.sound).toBe(null)
  const two = mediaOf(track('video', 'avc1'), track('audio', 'ac-3'), track('audio', 'mp4a'))
  expect(clipWay({ media: two, sound: 1, plays: all, encoders })?.sound).toBe('copy')
})

test('the quickest encoder makes what the page plays; without one nothing is begun that cannot end', () => {
  const of = (video: string, sound: string, wish: Pick<Parameters<typeof clipWay>[0], 'plays' | 'encoders'>) =>
    clipWay({ media: mediaOf(track('video', video), track('audio', sound)), sound: 0, ...wish })
  const encoders = ['h264', 'vp9'] as const
  const hevc = 'V_MPEGH/ISO/HEVC'
  expect(of(hevc, 'A_AAC', { plays: all, encoders })).toEqual({ container: 'mp4', video: 'h264', sound: 'make' })
  expect(of(hevc, 'A_OPUS', { plays: all, encoders })).toEqual({ container: 'mp4', video: 'h264', sound: 'make' })
  const open = ['vp9', 'opus', 'h264'] as const
  expect(of(hevc, 'A_OPUS', { plays: open, encoders })).toEqual({ container: 'webm', video: 'vp9', sound: 'copy' })
  expect(of('V_VP9', 'A_AAC', { plays: all, encoders })).toEqual({ container: 'webm', video: 'copy', sound: 'make' })
  expect(of(hevc, 'A_AAC', { plays: all, encoders: [] })).toBe(null)
  expect(of('V_VP9', 'A_AAC', { plays: all, encoders: ['h264'] })).toBe(null)
  expect(of('avc1', 'ac-3', { plays: all, encoders: [] })).toEqual({ container: 'mp4', video: 'copy', sound: 'make' })
})

test('one input, its own file, with bounds before it', () => {
  const way = { container: 'mp4', video: 'copy', sound: 'make' } as const
  const base = { mediaPath: '/films/a.mkv', atMs: 61_500 }
  const args = clipArguments({
    ...base,
    lengthMs: 8_000,
    sound: 1,
    way,
    outPath: '/cache/a.part',
    mostBytes: 60 * 2 ** 20,
  })
  expect(args.filter((arg) => arg === '-i')).toHaveLength(1)
  expect(args.slice(0, args.indexOf('-i') + 2)).toEqual(readAloneFrom('/films/a.mkv', 61_500))
  for (const bound of ['-max_alloc', '-max_pixels', '-format_whitelist', '-protocol_whitelist'])
    expect(args.indexOf(bound)).toBeLessThan(args.indexOf('-i'))
  expect(args[args.indexOf('-ss') + 1]).toBe('61.500')
  expect(args.join(' ')).toContain('-map 0:a:1? ')
  expect(args.slice(args.indexOf('-fs'))).toEqual(expect.arrayContaining(['file:/cache/a.part', 'framecrc']))
  const exact = pictureArguments({ ...base, isExact: true, format: 'webp' })
  expect(exact.join(' ')).not.toMatch(/noaccurate_seek|skip_frame/)
  const picture = pictureArguments({ ...base, isExact: false, format: 'webp' })
  expect(picture.join(' ')).toContain('-noaccurate_seek -skip_frame nokey -ss 61.500')
  expect(picture.filter((arg) => arg === '-i')).toHaveLength(1)
  expect(picture.at(-1)).toBe('pipe:1')
})

test('what is made anew is decoded quickly, and everything that bounds it stays', () => {
  const way = { container: 'webm', video: 'vp9', sound: 'make' } as const
  const order = { mediaPath: '/films/a.mkv', atMs: 61_500, lengthMs: 8_000, sound: 0 } as const
  const args = clipArguments({ ...order, way, outPath: '/cache/a.part', mostBytes: 60 * 2 ** 20 })
  const input = args.slice(0, args.indexOf('-i') + 2)
  expect(input.join(' ')).toContain('-skip_loop_filter noref -ss 61.500 -i file:/films/a.mkv')
  expect(input.filter((arg) => !['-skip_loop_filter', 'noref'].includes(arg))).toEqual(
    readAloneFrom('/films/a.mkv', 61_500),
  )
  const copied = clipArguments({
    ...order,
    way: { ...way, video: 'copy' },
    outPath: '/cache/a.part',
    mostBytes: 60 * 2 ** 20,
  })
  expect(copied).not.toContain('-skip_loop_filter')
})

test('a copied clip begins where its first packet was', () => {
  const list =
    '#tb 0: 1/12288\n#tb 1: 1/48000\n0,     -16998,     -15974,      512,    51516, 0x58455247\n1, 0, 0, 1024, 2, 0x1\n'
  expect(clipStart(list, 61_300)).toBeCloseTo(59_916.7, 0)
  expect(clipStart('', 61_300)).toBe(61_300)
  expect(clipStart('#tb 0: 1/1000\n0, 12, 12, 1, 1, 0x0\n', 5_000)).toBe(5_000)
})

test('two at a time; one that gives up waiting takes no place', async () => {
  const turns = createMediaTurns()
  const { signal } = new AbortController()
  let most = 0
  let running = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await wait(10)
    running -= 1
  }
  const gaveUp = new AbortController()
  const taken = Array.from({ length: 6 }, () => turns.take(signal, work))
  const waiting = turns.take(gaveUp.signal, work)
  gaveUp.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
  await Promise.all(taken)
  await turns.take(signal, work)
  expect([most, running]).toEqual([2, 0])
})

test('the cache keeps what was used last, within its bound, and no half of anything', async () => {
  const folder = join(tempFolder(), 'clips')
  let id = 0
  const cache = createMediaCache({ folder, mostBytes: 250, ids: { newId: () => `half-${(id += 1)}` } })
  const fill = async (path: string) => writeFileSync(path, 'x'.repeat(100))
  for (const [index, name] of ['a.webm', 'b.webm'].entries()) {
    const path = await cache.make(name, fill)
    utimesSync(path, 1_600_000_000 + index, 1_600_000_000 + index)
  }
  expect(await cache.find('a.webm')).toBe(join(folder, 'a.webm'))
  writeFileSync(join(folder, 'killed.part'), 'x')
  await cache.make('c.webm', fill)
  expect(readdirSync(folder).sort()).toEqual(['a.webm', 'c.webm'])
  await expect(cache.make('d.webm', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(readdirSync(folder).sort()).toEqual(['a.webm', 'c.webm'])
  expect(await cache.find('../a.webm')).toBe(null)
  expect(statSync(folder).mode & 0o077).toBe(0)
})

test('only names that were given out lead to a file, and no longer than they are good', () => {
  let name = 0
  const files = createMediaFiles(() => `name-${(name += 1)}`)
  const file = { path: '/films/a.mkv', type: 'video/mp4' }
  const given = files.put(file)
  expect(files.get(given)).toEqual(file)
  expect(files.get('/films/a.mkv')).toBe(null)
  files.drop([given])
  expect(files.get(given)).toBe(null)
  for (let more = 0; more < 600; more += 1) files.put(file)
  expect(files.get('name-2')).toBe(null)
  expect(files.get(`name-${name}`)).toEqual(file)
})

test('without ffmpeg the page is given the film itself where it plays its pictures, and told where it plays none of its sounds', () => {
  const of = (path: string, ...tracks: readonly MediaTrack[]) =>
    wholeFileOf(
      {
        file: { path, root: '/films', sizeBytes: 1, modifiedMs: 1, sidecars: [] },
        media: mediaOf(...tracks),
        ids: noIds,
      },
      all,
    )
  const [h264, aac, ac3] = [track('video', 'avc1'), track('audio', 'mp4a'), track('audio', 'ac-3')]
  expect(of('/films/a.MP4', h264, aac)).toEqual({ type: 'video/mp4', isMute: false })
  expect(of('/films/a.mkv', track('video', 'V_VP9'), track('audio', 'A_OPUS'))).toEqual({
    type: 'video/webm',
    isMute: false,
  })
  expect(of('/films/a.mp4', h264)).toEqual({ type: 'video/mp4', isMute: false })
  expect(of('/films/a.mp4', h264, ac3)).toEqual({ type: 'video/mp4', isMute: true })
  // It plays the one that it knows, and shows no words of its own.
  expect(of('/films/a.mp4', h264, ac3, aac, track('subtitle', 'tx3g'))).toEqual({ type: 'video/mp4', isMute: false })
  expect(of('/films/a.mp4', track('video', 'hvc1'), aac)).toBe(null)
  expect(of('/films/a.mp4', aac)).toBe(null)
  expect(of('/films/a.avi', h264, aac)).toBe(null)
})

test('loudness is kept in two bytes a number', () => {
  const loudness = Float32Array.from([0, 0.000_5, 0.25, 1])
  const back = unpacked(packed(loudness))
  for (const [index, value] of loudness.entries()) expect(back[index]).toBeCloseTo(value, 4)
})
