/** Spellings that must meet under one key, and some that must not. */
import { expect, test } from 'vitest'
import { titleKey, withNumbersJoined } from '../../../../shared/release/title/titleKey.ts'

test.each([
  ['The Salt Garden', 'salt garden'],
  ['Salt & Brine', 'salt and brine'],
  ["Ocean's Salt", 'oceans salt'],
  ['Amélie', 'amelie'],
  ['Skyggernes Ø', 'skyggernes o'],
  ['Das große Schweigen', 'das grosse schweigen'],
  ['Mężczyzna z łodzi', 'mezczyzna z lodzi'],
  ['Æon', 'aeon'],
  ['S.A.L.T.', 'salt'],
  ['Salt: The Garden', 'salt the garden'],
  ['Тихая река', 'тихая река'],
  ['夜の庭', '夜の庭'],
  ['기억의 밤', '기억의 밤'],
  ['$', '$'],
  ['？？？', '???'],
  ['...', ''],
])('%s → %s', (title, key) => {
  expect(titleKey(title)).toBe(key)
})

test('a title that is only an article keeps it', () => {
  expect(titleKey('The')).toBe('the')
})

test('composed and decomposed letters meet', () => {
  expect(titleKey('Йога'.normalize('NFD'))).toBe(titleKey('Йога'))
})

test.each([
  ['10,000 Kettles', '10000 Kettles'],
  ['3:10 to Harbor', '310 to Harbor'],
  ['Harbor: 10 Kettles', 'Harbor: 10 Kettles'],
])('the numbers of %s are joined as %s', (title, joined) => {
  expect(withNumbersJoined(title)).toBe(joined)
})
