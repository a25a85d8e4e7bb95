import fc from 'fast-check'
import { expect, test } from 'vitest'
import { romanisedKey, ruleSpellings } from '../../../../service/search/spellings.ts'
import {
  typoHashOf,
  isOneEditApart,
  mistakeSides,
  typoHashesToProbe,
  swappedAtSeams,
} from '../../../../service/search/typoIndex.ts'

const letter = fc.constantFrom('a', 'b', 'c', 'd', 'é', ' ')
const key = fc.string({ unit: letter, minLength: 6, maxLength: 24 })
const edit = fc.record({ at: fc.nat(), kind: fc.constantFrom('add', 'drop', 'change', 'swap'), letter })

function edited(text: string, { at, kind, letter: other }: { at: number; kind: string; letter: string }): string {
  const index = at % (text.length - 1)
  const [before, here, next, after] = [text.slice(0, index), text[index]!, text[index + 1]!, text.slice(index + 2)]
  if (kind === 'add') return before + other + here + next + after
  if (kind === 'drop') return before + next + after
  return kind === 'swap' ? before + next + here + after : before + other + next + after
}

test('every key with one mistake is found by its probes', () => {
  fc.assert(
    fc.property(key, edit, (right, mistake) => {
      const wrong = edited(right, mistake)
      if (wrong === right) return
      const filed = mistakeSides.map((side) => typoHashOf(side, right))
      const isProbed = typoHashesToProbe(wrong).some((hash) => filed.includes(hash))
      const isLookedUp = isProbed || swappedAtSeams(wrong).includes(right)
      expect([isLookedUp, isOneEditApart(right, wrong)]).toEqual([true, true])
    }),
  )
})

test.each([
  ['lantern', 'lantern'],
  ['lantern', 'lanternes'],
  ['lantern', 'lintirn'],
  ['lantern', 'nlatren'],
])('"%s" and "%s" are not one mistake apart', (one, other) => {
  expect(isOneEditApart(one, other)).toBe(false)
})

test('names too short to be misspelt safely are not filed', () => {
  expect(mistakeSides.map((side) => typoHashOf(side, 'jaws'))).toEqual([null, null, null])
})

test.each([
  ['Rocky II', ['rocky 2']],
  ['X', []],
  ['V for Vendetta', []],
  ['Müllers Büro', ['muellers buero']],
  ['Office, The', ['office']],
  ['10,000 BC', ['10000 bc']],
  ['3:10 to Harbor', ['310 to harbor']],
  ['Plain Name', []],
])('rules write "%s" also as %j', (name, expected) => {
  expect(ruleSpellings(name)).toEqual(expected)
})

test('Cyrillic and Greek names get a key in Latin letters, others none', () => {
  expect(['Стеклянная гавань', 'Κυνόδοντας', 'かがみ', 'Harbor'].map(romanisedKey)).toEqual([
    'steklyannaya gavan',
    'kynodontas',
    null,
    null,
  ])
})
