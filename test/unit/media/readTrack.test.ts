/** Tracks inside real files: their text as it is, the times of their pictures, and a sentence for what holds none. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { pictureSpans } from '../../../electron/media/pictureSpans.ts'
import { readPictureSpans, readTrackText } from '../../../electron/media/readTrack.ts'
import { readMediaInfo } from '../../../electron/library/media/readMediaInfo.ts'
import { parseSubtitle } from '../../../shared/subtitle/parseSubtitle.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'
import { hostileVideos } from '../../support/make/films/hostileVideos.ts'
import { hasMediaTools, ifMediaTools } from '../../support/make/films/timedFilm.ts'
import { makeTrackFilm, type InsideTrack } from '../../support/make/films/trackFilm.ts'

const { signal } = new AbortController()
const cues = [
  { startMs: 1_000, endMs: 2_500 },
  { startMs: 4_000, endMs: 6_250 },
  { startMs: 6_250, endMs: 7_000 },
]
const srt =
  '1\n00:00:01,000 --> 00:00:02,500\n<i>Where</i> is it?\n\n2\n00:00:04,000 --> 00:00:06,250\nOver there,\n{\\an8}above.\n\n'

function film(name: string, tracks: readonly InsideTrack[]): string {
  const folder = join(tempFolder(), 'films')
  mkdirSync(folder, { recursive: true })
  return makeTrackFilm({ folder, name, seconds: 10, tracks })
}

const texts = [
  ['srt', 'film.mkv', 'srt'],
  ['ass', 'film.mkv', 'ass'],
  ['webvtt', 'film.mkv', 'srt'],
  ['mov_text', 'film.mp4', 'srt'],
] as const

test.skipIf(!hasMediaTools).each(texts)(
  `%s in %s is read as it is, times and words${ifMediaTools}`,
  async (form, name, extension) => {
    const mediaPath = film(name, [
      { form: 'mov_text' === form ? form : 'srt', srt: srt.replaceAll('there', 'here') },
      { form, srt },
    ])
    const { tracks } = (await readMediaInfo(mediaPath)) ?? { tracks: [] }
    const inside = tracks.filter(({ kind }) => kind === 'subtitle')
    expect(inside.map(({ isText }) => isText)).toEqual([true, true])
    const { codec = '' } = inside[1] ?? {}
    const text = await readTrackText({ mediaPath, index: 1, codec, signal })
    expect(text.name).toBe(`track.${extension}`)
    const read = parseSubtitle(text.bytes, { fileName: text.name })
    expect(read.cues.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [1_000, 2_500],
      [4_000, 6_250],
    ])
    expect(read.cues[1]?.text).toContain('Over there')
    if (form === 'srt') expect(Buffer.from(text.bytes).toString().replaceAll('\r\n', '\n')).toBe(srt)
  },
)

test.skipIf(!hasMediaTools).each([
  ['pgs', 'S_HDMV/PGS'],
  ['vobsub', 'S_VOBSUB'],
] as const)(`pictures of %s tell when they are shown${ifMediaTools}`, async (form, codec) => {
  const mediaPath = film('film.mkv', [
    { form: 'srt', srt },
    { form, cues },
  ])
  const { tracks } = (await readMediaInfo(mediaPath)) ?? { tracks: [] }
  expect(tracks.at(-1)).toMatchObject({ kind: 'subtitle', isText: false, codec })
  const spans = await readPictureSpans({ mediaPath, index: 1, signal })
  expect(spans).toHaveLength(3)
  for (const [index, { startMs, endMs }] of spans.entries()) {
    expect(Math.abs(startMs - (cues[index]?.startMs ?? 0)), `start ${index}`).toBeLessThan(50)
    // This encoder of VobSub says no ends.
    if (form === 'pgs') expect(Math.abs(endMs - (cues[index]?.endMs ?? 0)), `end ${index}`).toBeLessThan(50)
    else expect(endMs).toBeGreaterThan(startMs)
  }
  await expect(readPictureSpans({ mediaPath, index: 7, signal })).rejects.toMatchObject({ code: 'subtitle.unreadable' })
})

test('pictures end where they are cleared, where the next one comes, or after a while', () => {
  const list = [
    '#tb 0: 1/1000',
    '#codec_id 0: hdmv_pgs_subtitle',
    '0, 1000, 1000, 0, 4000, 0x1',
    '0, 2200, 2200, 0, 30, 0x2',
    '0, 5000, 5000, 0, 4000, 0x3',
    '0, 6000, 6000, 0, 4000, 0x4',
    '0, 60000, 60000, 30000, 4000, 0x5',
    '0, 90000, 90000, 4294967295, 4000, 0x6',
    'nonsense, 0, 1',
  ].join('\n')
  expect(pictureSpans(list)).toEqual([
    { startMs: 1_000, endMs: 2_200 },
    { startMs: 5_000, endMs: 6_000 },
    { startMs: 6_000, endMs: 9_000 },
    { startMs: 60_000, endMs: 70_000 },
    { startMs: 90_000, endMs: 93_000 },
  ])
  const small = '#tb 0: 1/90000\n#codec_id 0: dvd_subtitle\n0, 90000, 90000, 180000, 40, 0x1'
  expect(pictureSpans(small)).toEqual([{ startMs: 1_000, endMs: 3_000 }])
  expect(pictureSpans('')).toEqual([])
})

test.skipIf(!hasMediaTools)(`the names of chapters are no subtitles${ifMediaTools}`, async () => {
  const plain = film('film.mp4', [{ form: 'mov_text', srt, language: 'eng' }])
  const [chapters, mediaPath] = [`${plain}.txt`, join(dirname(plain), 'chapters.mp4')]
  writeFileSync(chapters, ';FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=5000\ntitle=Opening\n')
  const args = ['-i', plain, '-i', chapters, '-map', '0', '-map_metadata', '1', '-c', 'copy', mediaPath]
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', ...args])
  const { tracks } = (await readMediaInfo(mediaPath)) ?? { tracks: [] }
  expect(readFileSync(mediaPath).includes('Opening')).toBe(true)
  expect(tracks.map(({ kind, codec }) => [kind, codec])).toEqual([
    ['video', 'mp4v'],
    ['subtitle', 'tx3g'],
  ])
})

test.skipIf(!hasMediaTools)(
  `videos that are traps give no text, no hang, and a sentence${ifMediaTools}`,
  // Each starts ffmpeg, which takes seconds where a machine has much to do.
  { timeout: 480_000 },
  async () => {
    const mediaPath = film('film.mp4', [{ form: 'mov_text', srt }])
    const folder = tempFolder()
    mkdirSync(folder, { recursive: true })
    const secret = join(folder, 'secret.srt')
    writeFileSync(secret, srt.replaceAll('there', 'secretly'))
    const whole = readFileSync(mediaPath)
    const traps = hostileVideos({ secret, healthy: whole.subarray(0, whole.indexOf(Buffer.alloc(4_096))) })
    for (const { name, bytes, leads } of traps) {
      const trap = join(folder, name)
      writeFileSync(trap, bytes)
      const came = await readTrackText({ mediaPath: trap, index: 0, codec: 'tx3g', signal }).catch(
        (error: unknown) => error,
      )
      // That it is damaged: one that had to be stopped is called slow.
      if (leads || came instanceof Error) expect([name, came]).toMatchObject([name, { code: 'subtitle.unreadable' }])
      else expect(Buffer.from((came as { bytes: Uint8Array }).bytes).toString()).not.toContain('secretly')
    }
    truncateSync(mediaPath, 300)
    await expect(readTrackText({ mediaPath, index: 0, codec: 'tx3g', signal })).rejects.toThrow('damaged or not whole')
  },
)
