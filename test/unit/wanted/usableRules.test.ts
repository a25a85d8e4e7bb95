import { expect, test } from 'vitest'
import { formatWish } from '../../../electron/wanted/parseWishes.ts'
import { usableRules } from '../../../electron/wanted/usableRules.ts'
import { settingsWith } from '../../support/make/settingsWith.ts'

test('wishes that are no longer valid are taken for English, and the other rules stay', () => {
  const rules = usableRules(settingsWith({ languages: 'klingon', hearingImpaired: 'avoid' }))
  expect([rules.wishes.map(formatWish), rules.hearingImpaired]).toEqual([['en'], 'avoid'])
  expect(usableRules(settingsWith({ languages: 'pt-BR>pt,en' })).wishes.map(formatWish)).toEqual(['pt-BR>pt', 'en'])
})
