// The quick look before a long list of words never says no where one of them stands.
import { expect, test } from 'vitest'
import { beginningsOf } from '../../../shared/text/beginnings.ts'

test.each([
  ['subs', true],
  ['SUBTITLES by Ann', true],
  ['sun', false],
  ['a', false],
  ['', false],
  ['re-sync', true],
  ['resync', true],
  ['rest', true],
  ['翻译：某某', true],
  ['翻', false],
  ['kääntäjä', true],
  ['corect', true],
  ['corrected', true],
  ['colour', false],
  ['İyi', false],
  ['ſubs', true],
  ['reſync', true],
  ['ΥΠΣ', true],
  ['υπς', true],
  ['µετά', true],
])('%j may begin with one of them: %s', (text, expected) => {
  const holds = beginningsOf('subtitles?|subs|re-?sync(ed|hroni[sz]ed)?|翻译|kään(nös|täjä)|corr?ect(ed|ion)|υπσ|μετά')
  expect(holds(text)).toBe(expected)
})

test('a group within an alternative is none of its own', () => {
  const holds = beginningsOf('preve(o|la|li)|časovala?')
  expect(['preveo', 'la', 'li)', 'čas'].map(holds)).toEqual([true, false, false, true])
})
