import { expect, test } from 'vitest'
import type { Sidecar } from '../../../electron/library/mediaFile.ts'
import { nameBeside, rePaired } from '../../../electron/library/strays.ts'

/** 'video <- subtitle language' for each pair that was found. */
async function pairs(videos: readonly string[], strays: readonly string[], sidecars: readonly Sidecar[] = []) {
  const found = await rePaired({
    folder: '/lib/Harbour Lane',
    strays: strays.map((name) => `/lib/Harbour Lane/${name}`),
    videos,
    sidecarsOf: (video) => sidecars.filter(({ path }) => path.startsWith(`/lib/Harbour Lane/${video.slice(0, -4)}`)),
    yieldToEventLoop: async () => undefined,
  })
  return [...found].flatMap(([video, some]) =>
    some.map(({ path, language }) => `${video} <- ${path.split('/').at(-1) ?? ''} ${language ?? '?'}`),
  )
}

const beside = (name: string, language: string): Sidecar => ({
  ...{ path: `/lib/Harbour Lane/${name}`, language, extension: 'srt' },
  ...{ isForced: false, isHearingImpaired: false },
})

test('a subtitle that a renamed video left behind is known by title, season and episode', async () => {
  expect(
    await pairs(
      ['Harbour Lane - S01E01 - Arrival.mkv', 'Harbour Lane - S01E02 - Tides.mkv'],
      ['Harbour.Lane.S01E02.720p.HDTV.x264-OLD.en.srt', 'harbour.lane.1x01.pt-BR.forced.srt'],
    ),
  ).toEqual([
    'Harbour Lane - S01E02 - Tides.mkv <- Harbour.Lane.S01E02.720p.HDTV.x264-OLD.en.srt en',
    'Harbour Lane - S01E01 - Arrival.mkv <- harbour.lane.1x01.pt-BR.forced.srt pt-BR',
  ])
})

test.each<readonly [why: string, videos: readonly string[], stray: string]>([
  ['another episode', ['Harbour.Lane.S01E01.mkv'], 'Harbour.Lane.S01E03.en.srt'],
  ['another year', ['Tide (2019).mkv'], 'Tide.2021.WEB.en.srt'],
  ['another cut', ['Tide.2019.mkv'], 'Tide.2019.Extended.Cut.BluRay.en.srt'],
  ['two videos it could be of', ['Tide.2019.720p.mkv', 'Tide.2019.2160p.mkv'], 'Tide.2019.DVDRip.en.srt'],
  ['a show without an episode', ['Harbour.Lane.S01.mkv'], 'Harbour.Lane.S01.WEB.en.srt'],
  ['a name that tells no title', ['Tide.2019.mkv'], 'en.srt'],
  ['pictures in two files', ['Tide.2019.1080p.mkv'], 'Tide.2019.DVDRip.sub'],
])('%s: it stays without a video', async (_, videos, stray) => {
  expect(await pairs(videos, [stray])).toEqual([])
})

test('a video that has the language already takes no second one; of two left behind the first is taken', async () => {
  const videos = ['Tide.2019.1080p.mkv']
  const strays = ['Tide.2019.DVDRip.en.srt', 'Tide.2019.HDTV.en.srt', 'Tide.2019.HDTV.de.srt']
  expect(await pairs(videos, strays, [beside('Tide.2019.1080p.de.srt', 'de')])).toEqual([
    'Tide.2019.1080p.mkv <- Tide.2019.DVDRip.en.srt en',
  ])
})

test('its new name is that of the video, with the marks it had', () => {
  expect(nameBeside('/a/Tide.2019.HDTV-OLD.eng.forced.srt', '/a/Tide (2019).mkv')).toBe('/a/Tide (2019).eng.forced.srt')
})
