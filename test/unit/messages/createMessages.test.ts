import { expect, test } from 'vitest'
import { bestLanguage } from '../../../shared/messages/bestLanguage.ts'
import { hostSentence } from '../../../shared/messages/hostSentence.ts'
import { loadMessages } from '../../../shared/messages/loadMessages.ts'

test.each([
  [['de-AT', 'en'], 'de'],
  [['pt-PT'], 'pt-BR'],
  [['ja', 'fr-CA'], 'fr'],
  [['ja'], 'en'],
  [['constructor'], 'en'],
  [[], 'en'],
])('a machine that speaks %j gets %s', (wished, expected) => {
  expect(bestLanguage(wished)).toBe(expected)
})

test('numbers take their plural form, and are written as the language writes them', async () => {
  const { settings } = await loadMessages('en')
  expect([0, 1, 1_234].map((count) => settings.videos({ count }))).toEqual(['0 videos', '1 video', '1,234 videos'])
})

test('millions take the form that Spanish has for them', async () => {
  const { settings } = await loadMessages('es')
  expect(settings.videos({ count: 2_000_000 })).toBe('2.000.000 de vídeos')
})

test.each(['{count}', '{', '<b>bold</b>', "it's '{quoted}'", '#', '{n, plural, other {#}}', "''", '<', '\u0000'])(
  'the name %j comes out as it was typed',
  async (name) => {
    const { activity, settings } = await loadMessages('en')
    expect(settings.wishes.remove({ name })).toBe(`Remove ${name}`)
    expect(activity.replaced({ name, release: name })).toBe(
      `${name} is now from ${name}. The other one is in the trash.`,
    )
  },
)

test('a message without arguments is its text', async () => {
  const { errors, plan } = await loadMessages('de')
  expect(errors.cancelled).toBe('Abgebrochen.')
  expect(plan.tiers).toHaveLength(5)
})

test('an English reader gets the sentence of the host, every other one the words of their language', () => {
  expect([hostSentence('en', 'own', 'words'), hostSentence('de', 'own', 'words')]).toEqual(['own', 'words'])
})

test('a wrong key, a missing or a wrong argument does not compile', async () => {
  const { settings } = await loadMessages('en')
  // @ts-expect-error: there is no such key.
  expect(settings.noSuchKey).toBeUndefined()
  // @ts-expect-error: a count is a number.
  expect(settings.videos({ count: 'one' })).toContain('videos')
  // @ts-expect-error: a name is asked for.
  expect(() => settings.wishes.remove({})).toThrow()
})
