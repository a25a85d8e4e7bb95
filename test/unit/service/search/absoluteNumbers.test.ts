/** Numbers that count through all seasons: a generator of shows, not single ones. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeInShow, type SeasonSpan } from '../../../../service/search/absoluteNumbers.ts'

const lengths = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 12 })

/** Each season counts from 1. */
function spansOf(seasons: readonly number[], isTold = true): readonly SeasonSpan[] {
  return seasons.map((last, index) => ({ season: index + 1, first: 1, last, isTold }))
}

const total = (seasons: readonly number[]) => seasons.reduce((sum, length) => sum + length, 0)

test('every episode of a show stands where counting on from its first season puts it', () => {
  fc.assert(
    fc.property(lengths, (seasons) => {
      const counted = seasons.flatMap((length, at) =>
        Array.from({ length }, (_, index) => ({ season: at + 1, episode: index + 1, isTold: true })),
      )
      const beyondFirst = counted.slice(seasons[0])
      expect(beyondFirst.map((_, at) => placeInShow(spansOf(seasons), (seasons[0] ?? 0) + at + 1))).toEqual(beyondFirst)
    }),
  )
})

test('an episode of the first season, and one that no season reaches, has no other place', () => {
  fc.assert(
    fc.property(lengths, fc.integer({ min: 1, max: 500 }), (seasons, number) => {
      const isOutside = number <= (seasons[0] ?? 0) || number > total(seasons)
      expect(placeInShow(spansOf(seasons), number) === null).toBe(isOutside)
    }),
  )
})

test('one season before whose length nothing tells makes the place a guess', () => {
  fc.assert(
    fc.property(lengths, fc.nat(), fc.nat(), (seasons, at, from) => {
      const untold = at % seasons.length
      const spans = spansOf(seasons).map((span, index) => ({ ...span, isTold: index !== untold }))
      const number = (seasons[0] ?? 0) + 1 + (from % 100)
      const place = placeInShow(spans, number)
      if (place) expect(place.isTold).toBe(place.season <= untold + 1)
    }),
  )
})

test('seasons that go on counting hold the number itself', () => {
  fc.assert(
    fc.property(lengths, fc.nat(), (seasons, at) => {
      const spans = seasons.map((length, index) => {
        const passed = total(seasons.slice(0, index))
        return { season: index + 1, first: passed + 1, last: passed + length, isTold: false }
      })
      const number = 1 + (at % total(seasons))
      const holding = spans.find(({ last }) => number <= last)
      const place = holding?.season === 1 ? null : { season: holding?.season, episode: number, isTold: true }
      expect(placeInShow(spans, number)).toEqual(place)
    }),
  )
})

test.each<[string, readonly SeasonSpan[]]>([
  ['no season is known', []],
  ['the first season is missing', spansOf([12, 12]).slice(1)],
  ['a season between is missing', [...spansOf([12]), { season: 3, first: 1, last: 12, isTold: true }]],
  ['the second season begins nowhere', [...spansOf([12]), { season: 2, first: 5, last: 12, isTold: true }]],
])('where %s, nobody can count', (_, spans) => {
  expect(placeInShow(spans, 20)).toBe(null)
})
