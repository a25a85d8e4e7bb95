import { expect, test } from 'vitest'
import { createPairing, joinIndexes } from '../../../electron/library/findSidecars.ts'

interface Given {
  readonly videos: readonly string[]
  readonly beside?: readonly string[]
  readonly subs?: readonly string[]
  readonly byVideo?: Readonly<Record<string, readonly string[]>>
}

/** Video name → names of its subtitles with their languages; orphans under ''. */
function pair({ videos, beside = [], subs = [], byVideo = {} }: Given) {
  const pairing = createPairing({ all: videos, only: videos.length === 1 ? videos[0]! : null })
  pairing.add({ path: '/f', subtitles: beside, place: 'beside' })
  pairing.add({ path: '/f/Subs', subtitles: subs, place: 'subs' })
  for (const [name, subtitles] of Object.entries(byVideo)) {
    pairing.add({ path: `/f/Subs/${name}`, subtitles, place: 'video' })
  }
  const found: Record<string, string[]> = {}
  for (const video of videos) {
    const sidecars = pairing.sidecarsOf(video).map(({ path, language }) => `${path.slice(3)} ${language ?? '?'}`)
    if (sidecars.length > 0) found[video] = sidecars
  }
  return pairing.orphans.length > 0 ? { ...found, '': pairing.orphans.map((path) => path.slice(3)) } : found
}

test('a subtitle with the name of its video belongs to it', () => {
  expect(pair({ videos: ['Movie (2020).mkv'], beside: ['Movie (2020).srt', 'Movie (2020).en.forced.ass'] })).toEqual({
    'Movie (2020).mkv': ['Movie (2020).srt ?', 'Movie (2020).en.forced.ass en'],
  })
})

test('the longest base name wins', () => {
  const videos = ['Movie Extended.mkv', 'Movie.mkv']
  expect(
    pair({ videos, beside: ['Movie Extended.srt', 'Movie.srt', 'Movie Extended.en.srt', 'Movie.en.srt'] }),
  ).toEqual({
    'Movie Extended.mkv': ['Movie Extended.srt ?', 'Movie Extended.en.srt en'],
    'Movie.mkv': ['Movie.srt ?', 'Movie.en.srt en'],
  })
})

test('a subtitle of another film is an orphan, however alike the names begin', () => {
  const orphans = [
    'Movie Extended.srt',
    'Movie 2.en.srt',
    'Movie.2.srt',
    'Movie.2011.en.srt',
    'Movie.S01E02.srt',
    'Other.srt',
  ]
  expect(pair({ videos: ['Movie.mkv', 'Third.mkv'], beside: orphans })).toEqual({ '': orphans })
})

test('a title of its own behind a dot keeps a subtitle with its video', () => {
  expect(pair({ videos: ['Movie.mkv', 'Third.mkv'], beside: ['Movie.Title.with.Separator.srt'] })).toEqual({
    'Movie.mkv': ['Movie.Title.with.Separator.srt ?'],
  })
})

test('words of a title are not languages', () => {
  const videos = ['It.mkv', 'No.mkv', 'That.Is.mkv']
  expect(pair({ videos, beside: ['It.srt', 'No.srt', 'That.Is.srt', 'It.it.srt'] })).toEqual({
    'It.mkv': ['It.srt ?', 'It.it.srt it'],
    'No.mkv': ['No.srt ?'],
    'That.Is.mkv': ['That.Is.srt ?'],
  })
})

test('a subtitle that names only a language belongs to the only video', () => {
  expect(
    pair({ videos: ['Movie.mkv'], beside: ['English.srt', 'Readme.srt'], subs: ['2_German.srt', 'x.fr.srt'] }),
  ).toEqual({
    'Movie.mkv': ['English.srt en', 'Subs/2_German.srt de', 'Subs/x.fr.srt fr'],
    '': ['Readme.srt'],
  })
})

test('with several videos it belongs to none', () => {
  expect(pair({ videos: ['A.mkv', 'B.mkv'], beside: ['English.srt'], subs: ['2_English.srt'] })).toEqual({
    '': ['English.srt', 'Subs/2_English.srt'],
  })
})

test('a folder in Subs that bears the name of a video holds its subtitles', () => {
  expect(pair({ videos: ['A.mkv', 'B.mkv'], byVideo: { B: ['2_English.srt', '3_French.srt'] } })).toEqual({
    'B.mkv': ['Subs/B/2_English.srt en', 'Subs/B/3_French.srt fr'],
  })
})

test('composed and decomposed letters, and letters of either case, are the same name', () => {
  const [nfc, nfd] = ['Amélie.mkv'.normalize('NFC'), 'Amélie.en.srt'.normalize('NFD')]
  expect(Object.keys(pair({ videos: [nfc], beside: [nfd] }))).toEqual([nfc])
  expect(pair({ videos: ['Movie.mkv'], beside: ['MOVIE.EN.SRT'] })).toEqual({ 'Movie.mkv': ['MOVIE.EN.SRT en'] })
})

test('of two videos that differ in case each gets its own', () => {
  expect(pair({ videos: ['MOVIE.mkv', 'Movie.mkv'], beside: ['Movie.en.srt', 'movie.de.srt'] })).toEqual({
    'MOVIE.mkv': ['movie.de.srt de'],
    'Movie.mkv': ['Movie.en.srt en', 'movie.de.srt de'],
  })
})

test('an idx and sub pair is one subtitle of pictures, known by its sub; a sub without an index is a text', () => {
  const { subtitles, indexed } = joinIndexes(['Movie.idx', 'MOVIE.sub', 'Other.idx', 'Text.sub'])
  expect(subtitles).toEqual(['MOVIE.sub', 'Other.idx', 'Text.sub'])
  expect([...indexed]).toEqual(['MOVIE.sub'])
  const pairing = createPairing({ all: ['Movie.mkv', 'Text.mkv'], only: null })
  pairing.add({ path: '/lib', subtitles, indexed: indexed, place: 'beside' })
  expect(['Movie.mkv', 'Text.mkv'].map((video) => pairing.sidecarsOf(video)[0]?.extension)).toEqual(['idx', 'sub'])
})
