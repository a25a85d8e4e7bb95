import { expect, test } from 'vitest'
import type { Subtitle, SubtitleFile } from '../../../../service/catalogue/records.ts'
import { noExtras, subtitleRow } from '../../../../service/routes/subtitleRow.ts'

const single: Subtitle = {
  nId: '7001',
  archiveNumber: 8001,
  sdId: 1,
  language: 'BR_PT',
  name: 'Show.S02E05.srt',
  releases: ['Show.S02E05.WEB-ORE'],
  season: 2,
  episodeFrom: 5,
  episodeEnd: 5,
  isFullSeason: false,
  isHearingImpaired: true,
  framerate: 2,
  comment: 'By ear.',
  author: 'ann',
  isMachineMade: false,
}
const file: SubtitleFile = {
  fileNId: 'f1',
  nId: '7001',
  name: 'Show.S02E05.srt',
  releaseName: 'Show.S02E05',
  season: 2,
  episode: 5,
  language: 'BR_PT',
  isHearingImpaired: true,
  format: 'srt',
  sizeBytes: 120,
  md5: '0cc175b9c0f1b6a831c399e269772661',
}
const row = (subtitle: Subtitle) => subtitleRow(subtitle, [file], noExtras)

test('a single episode is written out under the document’s names', () => {
  expect(row(single)).toEqual({
    release_name: 'Show.S02E05.WEB-ORE',
    name: 'Show.S02E05.BR_PT.7001.zip',
    lang: 'Brazilian Portuguese',
    language: 'BR_PT',
    author: 'ann',
    n_id: '7001',
    url: '/subtitle/7001-8001.zip',
    subtitlePage: '',
    hi: true,
    ai_translated: false,
    framerate: 2,
    fps: '23.976',
    season: 2,
    episode: 5,
    episode_from: 5,
    episode_end: 5,
    full_season: false,
  })
})

test('a range runs from its first to its last episode', () => {
  expect(row({ ...single, episodeFrom: 1, episodeEnd: 3 })).toMatchObject({
    episode: 1,
    episode_from: 1,
    episode_end: 3,
    full_season: false,
  })
})

test('a full season names the first and last episode that its files name, 0 where they name none', () => {
  const season = { ...single, episodeFrom: null, episodeEnd: null, isFullSeason: true }
  const inFiles = (episodes: readonly number[]) =>
    subtitleRow(
      season,
      episodes.map((episode) => ({ ...file, episode })),
      noExtras,
    )
  expect(inFiles([2, 1, 0, 8])).toMatchObject({
    season: 2,
    episode: 1,
    episode_from: 1,
    episode_end: 8,
    full_season: true,
  })
  expect(inFiles([0, 0])).toMatchObject({ episode: 0, episode_from: 0, episode_end: 0, full_season: true })
})

test.each([
  ['ZH', 'Chinese'],
  ['ZH_BG', 'Chinese'],
  ['BG_EN', 'Bulgarian'],
  ['BR_PT', 'Brazilian Portuguese'],
  ['EN', 'English'],
])('%s is called %s, a name that any table of languages holds', (language, lang) => {
  expect(row({ ...single, language })).toMatchObject({ language, lang })
})

test('no two rows share a name, whatever their language and author', () => {
  const names = ['EN', 'ES'].flatMap((language) =>
    ['7001', '7002'].map((nId) => String(Reflect.get(row({ ...single, language, nId }), 'name'))),
  )
  expect(new Set(names).size).toBe(4)
})

test('a movie counts as single with zeros, as the document types all numbers as integers', () => {
  expect(row({ ...single, season: null, episodeFrom: null, episodeEnd: null })).toMatchObject({
    season: 0,
    episode: 0,
    episode_from: 0,
    episode_end: 0,
    full_season: false,
  })
})

test('each framerate code has its text, and 0 has none', () => {
  const fps = [0, 2, 3, 4, 5, 6, 7].map((framerate) => row({ ...single, framerate }))
  expect(fps).toMatchObject(
    [null, '23.976', '25.000', '29.970', '24.000', '23.980', '30.000'].map((text) => ({ fps: text })),
  )
})

test('a subtitle without release names is called by its file', () => {
  expect(row({ ...single, releases: [] })).toMatchObject({ release_name: 'Show.S02E05' })
})

test('comment, releases and files come only when they are asked for', () => {
  expect(subtitleRow(single, [file, file], { comment: true, releases: true, unpack: true })).toMatchObject({
    comment: 'By ear.',
    releases: ['Show.S02E05.WEB-ORE'],
    unpack_files: [file, file].map(() => ({
      file_n_id: 'f1',
      name: 'Show.S02E05.srt',
      release_name: 'Show.S02E05',
      season: 2,
      episode: 5,
      language: 'BR_PT',
      hi: true,
      format: 'srt',
      size: 120,
      md5: '0cc175b9c0f1b6a831c399e269772661',
      url: '/subtitle/7001/f1',
    })),
  })
})

test('what holds one file has nothing to unpack', () => {
  expect(subtitleRow(single, [file], { ...noExtras, unpack: true })).toMatchObject({ unpack_files: [] })
})
