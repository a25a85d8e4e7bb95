import { expect, test } from 'vitest'
import { judgeMatch } from '../../../../electron/matching/choose/judgeMatch.ts'
import type { TitleMatch } from '../../../../electron/serviceClient/listing.ts'
import { parseRelease } from '../../../../shared/release/parseRelease.ts'
import { titled } from '../../../support/make/subjects.ts'

function judged(
  name: string,
  match: TitleMatch | null,
  { alternates = [], isById = false }: { readonly alternates?: readonly TitleMatch[]; readonly isById?: boolean } = {},
): string {
  return judgeMatch(parseRelease(name), { match, alternates, subtitles: [], isById }).status
}

const movie = 'Dune.2021.1080p.BluRay.x264-SPARKS.mkv'
const show = 'Lost.S02E05.720p.HDTV.x264-LOL.mkv'
const dune = titled('Dune', { year: 2021, type: 'movie', confidence: 'high' })

test('the same name and year is sure', () => {
  expect(judged(movie, dune)).toBe('sure')
  expect(judged('The.Office.S01E01.HDTV-X.mkv', titled('Office', { type: 'tv' }))).toBe('sure')
})

test('without a match there is nothing, or a question where alternates are offered', () => {
  expect(judged(movie, null)).toBe('none')
  expect(judged(movie, null, { alternates: [dune] })).toBe('ask')
})

test('a year off by one is a question, one further off another film', () => {
  expect(judged(movie, { ...dune, year: 2020 })).toBe('ask')
  expect(judged(movie, { ...dune, year: 1984 })).toBe('none')
  expect(judged(movie, { ...dune, year: 1984 }, { alternates: [dune] })).toBe('ask')
})

test('high confidence never makes another name sure', () => {
  expect(judged(movie, { ...dune, name: 'Arrakis', score: 1 })).toBe('ask')
  expect(judged(movie, { ...dune, name: 'Arrakis', confidence: 'low' })).toBe('none')
})

test('low confidence makes the same name a question, a missing one does not', () => {
  expect(judged(movie, { ...dune, confidence: 'low' })).toBe('ask')
  expect(judged(movie, { ...dune, confidence: null })).toBe('sure')
})

test('without a year in the name only a unique title is sure', () => {
  const name = 'Dune.1080p.BluRay.x264-SPARKS.mkv'
  expect(judged(name, dune)).toBe('sure')
  expect(judged(name, dune, { alternates: [{ ...dune, year: 1984 }] })).toBe('ask')
  expect(judged(name, dune, { alternates: [{ ...dune, name: 'Dune World' }] })).toBe('sure')
})

test('with a year in the name a namesake of another year raises no question, one of the same year does', () => {
  const withIds = { ...dune, titleId: 1 }
  expect(judged(movie, withIds, { alternates: [{ ...dune, titleId: 2, year: 1984 }] })).toBe('sure')
  expect(judged(movie, withIds, { alternates: [{ ...dune, titleId: 2 }] })).toBe('ask')
  expect(judged(movie, withIds, { alternates: [withIds] })).toBe('sure')
})

test('a film for an episode is a question', () => {
  expect(judged(show, titled('Lost', { type: 'movie' }))).toBe('ask')
})

test('another episode than ours is a question, for numbers that count alike', () => {
  expect(judged(show, titled('Lost', { type: 'tv', season: 2, episode: 5 }))).toBe('sure')
  expect(judged(show, titled('Lost', { type: 'tv', season: 2, episode: 6 }))).toBe('ask')
  expect(judged(show, titled('Lost', { type: 'tv', season: 1, episode: 5 }))).toBe('ask')
  const absolute = '[SubsPlease] One Piece - 1015 (1080p).mkv'
  expect(judged(absolute, titled('One Piece', { type: 'tv', season: 21, episode: 124 }))).toBe('sure')
})

test('a name alone is enough to judge by', () => {
  expect(judged(movie, titled('dune'))).toBe('sure')
})

test('an id may lead to a translated title, but not to another kind or year', () => {
  expect(judged(movie, { ...dune, name: 'Der Wuestenplanet' }, { isById: true })).toBe('sure')
  expect(judged(movie, { ...dune, type: 'tv' }, { isById: true })).toBe('ask')
  expect(judged(movie, { ...dune, year: 1984 }, { isById: true })).toBe('ask')
})

test('a title that was turned down is not handed on', () => {
  const release = parseRelease(movie)
  const answer = { match: { ...dune, year: 1984 }, alternates: [], subtitles: [], isById: false }
  expect(judgeMatch(release, answer)).toEqual({ status: 'none', title: null, alternates: [] })
})

test('what a title is called where it was made is its name too', () => {
  const heist = titled('Harbour Heist', { type: 'tv', originalName: 'La casa del puerto', titleId: 1 })
  const name = 'La.casa.del.puerto.S01E01.1080p.WEB-DL.mkv'
  expect(judged(name, heist)).toBe('sure')
  expect(judged('Harbour.Heist.S01E01.1080p.WEB-DL.mkv', heist)).toBe('sure')
  expect(judged('La.casa.de.Elena.S01E01.1080p.WEB-DL.mkv', heist)).toBe('ask')
  expect(judged(name, { ...heist, type: 'movie' })).toBe('ask')
})

test('titles that share the name of the file leave a question, whichever of their names it is', () => {
  const heist = titled('Harbour Heist', { type: 'tv', originalName: 'Puerto', titleId: 1 })
  const other = titled('Puerto', { type: 'tv', titleId: 2 })
  expect(judged('Puerto.S01E01.mkv', heist, { alternates: [other] })).toBe('ask')
  expect(judged('Puerto.S01E01.mkv', other, { alternates: [heist] })).toBe('ask')
  expect(judged('Harbour.Heist.S01E01.mkv', heist, { alternates: [other] })).toBe('sure')
})
