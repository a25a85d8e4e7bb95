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
const catalogue = { filesOf: () => [file] }
const row = (subtitle: Subtitle) => subtitleRow(catalogue, subtitle, noExtras)

test('a single episode is written out under the document’s names', () => {
  expect(row(single)).toEqual({
    release_name: 'Show.S02E05.WEB-ORE',
    name: 'Show.S02E05.srt',
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

test('a full season has no episode, and ends at 0', () => {
  expect(row({ ...single, episodeFrom: null, episodeEnd: null, isFullSeason: true })).toMatchObject({
    season: 2,
    episode: null,
    episode_from: null,
    episode_end: 0,
    full_season: true,
  })
})

test('a movie counts as single with zeros, because nulls would read as a pack', () => {
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
  expect(subtitleRow(catalogue, single, { comment: true, releases: true, unpack: true })).toMatchObject({
    comment: 'By ear.',
    releases: ['Show.S02E05.WEB-ORE'],
    unpack_files: [
      {
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
      },
    ],
  })
})
