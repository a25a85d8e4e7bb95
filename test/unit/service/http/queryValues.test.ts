import { expect, test } from 'vitest'
import { clampedOf, countOf, flagOf, languagesIn, positiveOf, textOf } from '../../../../service/http/queryValues.ts'

const query = (text: string) => new URLSearchParams(text)

test('an empty parameter is an absent one', () => {
  expect(textOf(query('name=%20'), 'name')).toBeUndefined()
  expect(countOf(query('year='), 'year')).toBeUndefined()
})

test('a number that is none is refused by name', () => {
  expect(() => countOf(query('year=19x'), 'year')).toThrow('year must be a whole number.')
})

test('a number outside the range becomes its nearest end, a missing one the default', () => {
  const range = { least: 1, most: 30, fallback: 10 }
  expect(['n=500', 'n=-2', 'n=7', ''].map((text) => clampedOf(query(text), 'n', range))).toEqual([30, 1, 7, 10])
  expect(clampedOf(query(`n=${'9'.repeat(400)}`), 'n', range)).toBe(30)
})

test('a number below those that there are is an absent one', () => {
  expect(['n=-1', 'n=0', 'n=7'].map((text) => countOf(query(text), 'n'))).toEqual([undefined, 0, 7])
  expect(['n=-1', 'n=0', 'n=7'].map((text) => positiveOf(query(text), 'n'))).toEqual([undefined, undefined, 7])
  expect(positiveOf(query(`n=${'9'.repeat(20)}`), 'n')).toBe(Number.MAX_SAFE_INTEGER)
})

test('a flag is 1 or true', () => {
  expect(['f=1', 'f=true', 'f=0', 'f=', ''].map((text) => flagOf(query(text), 'f'))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('languages come in any case and spelling, and an unknown one stays, to match nothing', () => {
  expect(languagesIn('en, pt-br,br_pt,,zh_bg,HI,xx')).toEqual(['EN', 'BR_PT', 'ZH_BG', 'HI', 'XX'])
  expect(languagesIn('')).toEqual([])
})
