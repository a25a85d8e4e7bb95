import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isUsualLine, lineShape } from '../../../../../service/catalogue/import/manifestShape.ts'

const line = {
  title: {
    type: 'tv',
    name: 'Harbor',
    original_name: null,
    year: 2001,
    first_air_date: '2001-02-03',
    filmdb_id: 'tt0000012',
    moviedb_id: 12,
    sd_id: 1_300_001,
  },
  language: 'EN',
  releases: ['Harbor.S01E02-A'],
  season: 1,
  episode: 2,
  episode_end: 3,
  full_season: false,
  hi: true,
  framerate: 0,
  comment: '',
  author: 'me',
  files: ['a.srt'],
  archive: null,
}

/** Right values, nearly right ones, and anything at all. */
const values = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    '',
    ' a',
    'tt12',
    'tt',
    'tv',
    'movie',
    'a.srt',
    true,
    false,
    [],
    {},
    ['a'],
    [1],
    [null],
  ),
  fc.constantFrom(0, 1, -1, 1.5, 2 ** 53, Number.NaN, '1', [[]], ['']),
  fc.jsonValue(),
)
const changes = fc.dictionary(fc.constantFrom(...Object.keys(line)), values, { maxKeys: 2 })
const titleChanges = fc.dictionary(fc.constantFrom(...Object.keys(line.title)), values, { maxKeys: 2 })

test('what the quick look lets pass, the schema takes as it is', () => {
  fc.assert(
    fc.property(changes, titleChanges, (changed, titleChanged) => {
      const value = { ...line, title: { ...line.title, ...titleChanged }, ...changed }
      fc.pre(isUsualLine(value))
      expect(lineShape.parse(value)).toEqual(value)
    }),
  )
  fc.assert(fc.property(fc.jsonValue(), (value) => !isUsualLine(value) || lineShape.safeParse(value).success))
})

test('what the schema takes as it is, the quick look lets pass', () => {
  fc.assert(
    fc.property(changes, titleChanges, (changed, titleChanged) => {
      const value = { ...line, title: { ...line.title, ...titleChanged }, ...changed }
      const checked = lineShape.safeParse(value)
      fc.pre(checked.success && checked.data.title.name === value.title.name)
      expect(isUsualLine(value)).toBe(true)
    }),
  )
})
