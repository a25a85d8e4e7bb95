import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scopeOf } from '../../../electron/batch/stepOutcome.ts'
import { titleNames, type TitleFacts } from '../../../electron/batch/titleNames.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'

const show = (title: string, season: number | null): TitleFacts => ({ title, type: 'tv', season, year: null })
const movie = (title: string, year: number | null): TitleFacts => ({ title, type: 'movie', season: null, year })

test('a title is named once, by its season where all of it is of that', () => {
  expect(titleNames([show('Salt Road', 2), show('Salt Road', 2)])).toEqual(['Salt Road S02'])
  expect(titleNames([show('Salt Road', 1), show('Salt Road', 2)])).toEqual(['Salt Road'])
  expect(titleNames([show('Salt Road', 2), show('Salt Road', null), show('SALT ROAD', 2)])).toEqual(['Salt Road'])
  expect(titleNames([movie('Salt Road', 1999), show('Salt Road', 1)])).toEqual(['Salt Road (1999)', 'Salt Road S01'])
})

test('movies of one name are told apart by their years, and one whose name says none is that one', () => {
  expect(titleNames([movie('Lantern', null), movie('Lantern', 1987)])).toEqual(['Lantern (1987)'])
  expect(titleNames([movie('Lantern', 2019), movie('Lantern', 1987)])).toEqual(['Lantern (1987)', 'Lantern (2019)'])
  expect(titleNames([movie('Lantern', null)])).toEqual(['Lantern'])
  expect(titleNames([{ ...movie('', null), title: null }])).toEqual([])
})

test('names of files are read as their releases', () => {
  const names = ['Kite.Town.S02E01.mkv', '[Raw] Kite Town - 14 [1080p].mkv', 'Amber.Room.2014.1080p.mkv']
  expect(scopeOf(names.map((name) => parseRelease(name)))).toEqual({
    names: ['Amber Room (2014)', 'Kite Town'],
    more: 0,
    language: null,
  })
})

const facts = fc.record({
  title: fc.constantFrom('A', 'b', 'The C', 'D&E', null),
  type: fc.constantFrom('tv', 'movie'),
  season: fc.constantFrom(null, 1, 2),
  year: fc.constantFrom(null, 1999, 2004),
})

test('one set of videos has one order of names, however it comes, and no name twice', () => {
  fc.assert(
    fc.property(fc.array(facts as fc.Arbitrary<TitleFacts>), (videos) => {
      const names = titleNames(videos)
      expect(titleNames(videos.toReversed())).toEqual(names)
      expect(titleNames([...videos, ...videos])).toEqual(names)
      expect(new Set(names).size).toBe(names.length)
    }),
  )
})
