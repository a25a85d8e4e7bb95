/** What a row is filled in with, how sure that is, what is wrong with it, and what looks like it at the service. */
import { expect, test } from 'vitest'
import type { ListedSubtitle } from '../../../electron/serviceClient/listing.ts'
import { completionForm } from '../../../electron/upload/completionForm.ts'
import { duplicatesAmong } from '../../../electron/upload/duplicatesAmong.ts'
import { hearingImpairedShare, saysHearingImpaired } from '../../../shared/subtitle/hearingImpairedShare.ts'
import { prefill, type KnownOfUpload } from '../../../electron/upload/prefill.ts'
import { problemsOf } from '../../../electron/upload/problemsOf.ts'
import type { UploadFields } from '../../../electron/upload/uploadRecord.ts'
import { codeOfFps, fpsOfCode } from '../../../shared/uploads/uploadTerms.ts'
import { episodeUpload } from '../../support/hosts/uploadDeskParts.ts'

const release = 'Copper.Valley.S01E03.1080p.WEB.h264-ORE'
const known: KnownOfUpload = {
  path: `/shows/${release}.mkv`,
  hasVideo: true,
  media: { durationMs: 1, fps: 24_000 / 1_001, height: 1_080, tracks: [] },
  ids: { filmdbId: 'tt9000002', moviedbId: 900_002 },
  sidecar: { name: `${release}.fr.srt`, language: 'fr', isHearingImpaired: false, releaseName: release },
  text: { language: { tag: 'fr', isSure: true }, hearingImpairedShare: 0 },
  isMachineMade: false,
}

test('a video with its ids, header and name fills in all that can be sent', () => {
  const { fields, sureness } = prefill(known)
  expect(fields).toMatchObject({
    type: 'tv',
    moviedbId: 900_002,
    filmdbId: 'tt9000002',
    language: 'fr',
    releases: [release],
    season: 1,
    episodeFrom: 3,
    episodeEnd: 3,
    isFullSeason: false,
    quality: 'web',
    framerate: 2,
    isHearingImpaired: false,
  })
  expect(sureness).toMatchObject({ title: 'sure', language: 'sure', quality: 'sure', framerate: 'sure' })
  expect(
    problemsOf({ fields, files: [{ path: '/a.srt', name: 'a.srt', sizeBytes: 9, sha256: 'ab12', videoPath: null }] }),
  ).toEqual([])
})

const audio = (language: string) => ({
  kind: 'audio' as const,
  language,
  codec: 'aac',
  isForced: false,
  isHearingImpaired: false,
  isDefault: true,
  isText: true,
  name: null,
})
const spoken = (language: string) => ({ durationMs: 1, fps: 25, height: 1_080, tracks: [audio(language)] })

test.each([
  [
    'the text, where the name says another',
    { text: { language: { tag: 'de', isSure: true }, hearingImpairedShare: 0 } },
    { language: 'de' },
    { language: 'guessed' },
  ],
  [
    'the region of the name',
    {
      sidecar: { ...known.sidecar, language: 'pt-BR' },
      text: { language: { tag: 'pt', isSure: true }, hearingImpairedShare: 0 },
    },
    { language: 'pt-BR' },
    { language: 'sure' },
  ],
  [
    'no language where nothing tells it',
    { sidecar: { ...known.sidecar, language: null }, text: null },
    { language: null },
    { language: 'missing' },
  ],
  [
    'an original in the spoken language',
    { media: spoken('fr') },
    { productionType: 2, framerate: 3 },
    { productionType: 'guessed' },
  ],
  ['a translation of another', { media: spoken('en') }, { productionType: 1 }, { productionType: 'guessed' }],
  ['what a machine made', { isMachineMade: true }, { productionType: 3 }, { productionType: 'sure' }],
  [
    'hearing-impaired by its lines',
    { text: { language: null, hearingImpairedShare: 0.3 } },
    { isHearingImpaired: true },
    { hearingImpaired: 'sure' },
  ],
  [
    'a guess between',
    { text: { language: null, hearingImpairedShare: 0.05 } },
    { isHearingImpaired: false },
    { hearingImpaired: 'guessed' },
  ],
  [
    'a full season',
    { path: '/shows/Copper.Valley.S01.1080p.WEB.h264-ORE.zip' },
    { isFullSeason: true, episodeFrom: null },
    { episodes: 'sure' },
  ],
  [
    'a movie without a season',
    { path: '/films/The.Quiet.Harbour.2019.BluRay.x264-TIDE.mkv' },
    { type: 'movie', season: null, quality: 'bluray' },
    { season: 'sure' },
  ],
] as readonly (readonly [string, Partial<KnownOfUpload>, object, object])[])(
  'it reads %s',
  (_what, change, fields, sureness) => {
    const read = prefill({ ...known, ...change })
    expect(read.fields).toMatchObject(fields)
    expect(read.sureness).toMatchObject(sureness)
  },
)

const file = { path: '/a.srt', name: 'a.srt', sizeBytes: 9, sha256: 'ab12', videoPath: null }
test.each([
  ['title', { moviedbId: null }],
  ['language', { language: null }],
  ['releases', { releases: [] }],
  ['season', { season: null }],
  ['episodes', { episodeFrom: null, episodeEnd: null }],
  ['episodes', { episodeFrom: 4, episodeEnd: 3 }],
  ['quality', { quality: null }],
  ['hearingImpaired', { isHearingImpaired: null }],
  ['name', { name: ' ' }],
] as readonly (readonly [string, Partial<UploadFields>])[])(
  'a row without a usable %s says so before step 1',
  (field, change) => {
    expect(problemsOf({ fields: { ...episodeUpload, ...change }, files: [file] })).toMatchObject([{ field }])
  },
)

test.each([
  ['the wrong kind', { name: 'a.txt' }],
  ['too large', { sizeBytes: 5 * 2 ** 20 + 1 }],
])('a file of %s is named before step 1', (_what, change) => {
  expect(problemsOf({ fields: episodeUpload, files: [{ ...file, ...change }] })).toMatchObject([{ field: 'name' }])
})

test('the form has the fields of the document in its order', () => {
  const form = completionForm({ ...episodeUpload, tags: ['a'], updates: '7' }, { nId: '5', fileIds: ['6'] })
  expect(form).toEqual([
    ['file_n_ids', '["6"]'],
    ['n_id', '5'],
    ['type', 'tv'],
    ['moviedb_id', '900002'],
    ['name', 'Copper.Valley.S01E03.fr'],
    ['lang', 'FR'],
    ['quality', 'web'],
    ['production_type', '1'],
    ['releases', '["Copper.Valley.S01E03.1080p.WEB.h264-ORE"]'],
    ['framerate', '2'],
    ['comment', ''],
    ['season', '1'],
    ['hi', 'false'],
    ['is_full_season', 'false'],
    ['filmdb_id', 'tt9000002'],
    ['tags', '["a"]'],
    ['ef', '3'],
    ['ee', '3'],
    ['sd_id', '7'],
  ])
})

const listed = (change: Partial<ListedSubtitle>): ListedSubtitle => ({
  id: '1',
  path: null,
  releaseNames: ['copper valley s01e03 1080p web h264 ore'],
  fileName: 'a.srt',
  language: 'fr',
  season: 1,
  episodeFrom: 3,
  episodeEnd: 3,
  isFullSeason: false,
  isHearingImpaired: false,
  isMachineMade: false,
  fps: null,
  author: null,
  comment: null,
  files: null,
  ...change,
})

test('the same release, part and language is a duplicate; anything else is none', () => {
  expect(duplicatesAmong([listed({})], episodeUpload)).toHaveLength(1)
  const others = [
    { language: 'de' },
    { episodeFrom: 4, episodeEnd: 4 },
    { isFullSeason: true },
    { isHearingImpaired: true },
    { releaseNames: ['other'] },
  ]
  for (const change of others) expect(duplicatesAmong([listed(change)], episodeUpload)).toEqual([])
  expect(duplicatesAmong([listed({ id: '7' })], { ...episodeUpload, updates: '7' })).toEqual([])
})

test('lines that describe sounds are counted', () => {
  const cues = ['[door slams]', '(sighs)', 'MAN: Come in.', '- Hello.', 'It is 10:30.'].map((text) => ({
    startMs: 0,
    endMs: 1,
    text,
  }))
  expect(hearingImpairedShare({ cues })).toBe(0.6)
  expect([0.3, 0.05, 0].map(saysHearingImpaired)).toEqual([true, null, false])
})

test.each([
  [24_000 / 1_001, 2],
  [23.98, 6],
  [24, 5],
  [25, 3],
  [30_000 / 1_001, 4],
  [30, 7],
  [50, null],
])('%d frames a second are code %s', (fps, code) => {
  expect(codeOfFps(fps)).toBe(code)
  if (code !== null) expect(Number(fpsOfCode(code))).toBeCloseTo(fps, 2)
})

test.each([
  [`${release}.fr.srt`, 'fr', release],
  [`${release}.fr.forced.srt`, 'fr', `${release}.forced`],
  [`${release}.srt`, null, release],
  ['Let.Me.In.srt', null, 'Let.Me.In'],
] as const)('%s is public without what tells players its language', (name, language, shown) => {
  const { fields } = prefill({ ...known, sidecar: { ...known.sidecar, name, language } })
  expect(fields.name).toBe(shown)
})
