import { expect, test } from 'vitest'
import { subtitleRow } from '../../../../shared/wire/v1.ts'
import { filenameMatch } from '../../../../shared/wire/v2.ts'
import { mustRead } from '../../../support/peers/readWire.ts'
import { subtitlesFromRows, titleFromMatch } from '../../../../electron/serviceClient/calls/listingFromWire.ts'

const listed = (row: object) => subtitlesFromRows([mustRead(subtitleRow, { n_id: '1', ...row })])[0]

test('a row as the document has it', () => {
  const row = {
    n_id: '12',
    release_name: 'Arrival.2016.1080p',
    releases: ['Arrival.2016.1080p', 'Arrival.2016.720p'],
    name: 'arrival.srt',
    url: '/subtitle/12-34.zip?api_key=secret',
    language: 'BR_PT',
    season: 1,
    episode: 5,
    episode_from: 5,
    episode_end: 5,
    full_season: false,
    hi: '1',
    ai_translated: false,
    framerate: 2,
    fps: null,
    author: 'Ann',
    comment: 'Good',
  }
  expect(listed(row)).toEqual({
    id: '12',
    path: '/subtitle/12-34.zip',
    releaseNames: ['Arrival.2016.1080p', 'Arrival.2016.720p'],
    fileName: 'arrival.srt',
    language: 'pt-BR',
    season: 1,
    episodeFrom: 5,
    episodeEnd: 5,
    isFullSeason: false,
    isHearingImpaired: true,
    isMachineMade: false,
    fps: 23.976,
    author: 'Ann',
    comment: 'Good',
    files: null,
  })
})

test('a row with a url alone takes its id from there; one with neither is left out', () => {
  expect(listed({ n_id: null, url: '/subtitle/77-8.zip' })?.id).toBe('77')
  expect(listed({ n_id: null, url: 'https://canary.invalid/77-8.zip' })).toBeUndefined()
  expect(listed({ n_id: '' })).toBeUndefined()
  expect(listed({})).toMatchObject({ id: '1', path: null, language: null, isHearingImpaired: null, fps: null })
})

test.each<[object, object]>([
  [
    { season: 1, episode: 5 },
    { season: 1, episodeFrom: 5, episodeEnd: 5, isFullSeason: false },
  ],
  [
    { season: 1, episode_from: 5, episode_end: 8 },
    { season: 1, episodeFrom: 5, episodeEnd: 8, isFullSeason: false },
  ],
  [
    { season: 1, episode: 5, episode_end: 0 },
    { season: 1, episodeFrom: 5, episodeEnd: 5, isFullSeason: false },
  ],
  [
    { season: 0, episode: 2 },
    { season: 0, episodeFrom: 2, episodeEnd: 2, isFullSeason: false },
  ],
  [
    { season: 1, episode_end: 0, full_season: true },
    { season: 1, episodeFrom: null, isFullSeason: true },
  ],
  [
    { season: 1, episode: null, full_season: false },
    { season: 1, episodeFrom: null, isFullSeason: true },
  ],
  [
    { season: 0, episode: 0 },
    { season: null, episodeFrom: null, episodeEnd: null, isFullSeason: false },
  ],
  [{ season: null }, { season: null, episodeFrom: null, isFullSeason: false }],
])('%o covers %o', (row, coverage) => {
  expect(listed(row)).toMatchObject(coverage)
})

test.each([
  [{ language: 'en' }, 'en'],
  [{ language: 'ZH_BG' }, 'zh-Hant'],
  [{ lang: 'Brazilian Portuguese' }, 'pt-BR'],
  [{ language: '??', lang: 'German' }, 'de'],
  [{}, null],
])('the language of %o is %s', (row, language) => {
  expect(listed(row)?.language).toBe(language)
})

test.each([
  [{ fps: '25.000' }, 25],
  [{ fps: 'film', framerate: 4 }, 29.97],
  [{ fps: 0, framerate: 0 }, null],
  [{ framerate: 99 }, null],
])('the frame rate of %o is %s', (row, fps) => {
  expect(listed(row)?.fps).toBe(fps)
})

test('files of a pack: 0 is "unknown", an empty md5 is none', () => {
  const files = [
    { file_n_id: 'f1', name: 'a.srt', season: 1, episode: 2, language: 'EN', hi: 0, size: '10', md5: 'A'.repeat(32) },
    { file_n_id: '', name: 'b.srt', season: 0, episode: 0, md5: '', size: -1 },
  ]
  expect(listed({ unpack_files: files })?.files).toMatchObject([
    {
      fileId: 'f1',
      season: 1,
      episode: 2,
      language: 'en',
      isHearingImpaired: false,
      sizeBytes: 10,
      md5: 'a'.repeat(32),
    },
    { fileId: null, season: null, episode: null, language: null, isHearingImpaired: null, sizeBytes: null, md5: null },
  ])
  expect(listed({ unpack_files: 'none' })?.files).toBeNull()
})

test('of a match only known confidences and scores from 0 to 1 are believed', () => {
  const match = (fields: object) => titleFromMatch(mustRead(filenameMatch, fields))
  expect(match({ confidence: 'high', score: '0.9', sd_id: 'sd5' })).toMatchObject({
    confidence: 'high',
    score: 0.9,
    titleId: 5,
  })
  expect(match({ confidence: 'certain', score: 90 })).toMatchObject({ confidence: null, score: null })
  expect(match({})).toMatchObject({ titleId: null, name: '', season: null })
})
