import { expect, test } from 'vitest'
import type { Written } from '../../../../electron/sidecar/history/history.ts'
import { sameTextNow } from '../../../../electron/sidecar/history/sameTextNow.ts'
import { hostSentences } from '../../../../shared/messages/hostSentences.ts'

const details = { subtitleId: '7', release: 'Salt.Road.2013' } as Written['details']
const row = (id: number, state: Written['state'], more: Partial<Written['details']> = {}) =>
  ({ id, state, details: { ...details, ...more } }) as Written

/** The first was ordered instead of; what stands there now is the second, if any. */
const historyOf = (ordered: Written | null, later: Written | null = null) => ({
  get: () => ordered,
  laterStanding: () => later,
})

test('it stands there still, or in a version that was moved or cleaned since', () => {
  expect(sameTextNow(historyOf(row(1, 'written')), 1)?.id).toBe(1)
  expect(sameTextNow(historyOf(row(1, 'replaced'), row(2, 'written')), 1)?.id).toBe(2)
})

test('taken away, nothing has to make way', () => {
  expect(sameTextNow(historyOf(row(1, 'undone')), 1)).toBeNull()
  expect(sameTextNow(historyOf(null), 1)).toBeNull()
})

test('another text, and one that a person has edited since, stays', () => {
  const changed = expect.objectContaining({
    code: 'file.changed',
    message: hostSentences.changedSinceOrdered,
  }) as Error
  const other = row(2, 'written', { subtitleId: '8' })
  const edited = row(2, 'written', { edited: { cues: 1, offsetMs: 0 } })
  for (const now of [other, edited]) expect(() => sameTextNow(historyOf(row(1, 'replaced'), now), 1)).toThrow(changed)
})
