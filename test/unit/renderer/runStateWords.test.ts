/** The row of a subtitle and the chip above it say the same of what is done. */
import { expect, test } from 'vitest'
import { causeWords, groupText, stateText } from '../../../renderer/app/runs/runWords.ts'
import { remedies } from '../../../renderer/app/remedies.ts'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'
import { runKinds } from '../../../shared/runs/runKinds.ts'
import { fakeRun } from '../../support/fakes/fakeRuns.ts'

test.each(runKinds)('%s: one word for what is done', async (kind) => {
  const texts = await loadTexts('en')
  expect(stateText(texts, kind, 'written')).toBe(groupText(texts, fakeRun({ kind }), 'written'))
})

test('what was found is written, what was taken back is done', async () => {
  const texts = await loadTexts('en')
  expect(stateText(texts, 'find', 'written')).toBe('Written')
  expect(groupText(texts, fakeRun({ kind: 'undo' }), 'written')).toBe('Done')
})

test('what was taken away since is written no more', async () => {
  const texts = await loadTexts('en')
  const files = { written: 8, undone: 8, toUndo: 0, toBringBack: 8 }
  expect(groupText(texts, fakeRun({ sign: 'undone', files }), 'written')).toBe('Undone')
  const partly = fakeRun({ sign: 'some', files: { ...files, undone: 3 } })
  expect(groupText(texts, partly, 'written')).toBe('Written · Undone: 3 of 8')
})

test('work that failed at the service says what failed, and not that the address is wrong', async () => {
  const message = 'The service could not do it: The translation differs. It took no AI unit; try again later.'
  const cause = { code: 'engine.failed', reason: 'error', message } as const
  const [english, german] = [await loadTexts('en'), await loadTexts('de')]
  expect(causeWords(english, cause)).toBe(message)
  expect(causeWords(english, { ...cause, message: '' })).toBe(english.errors['engine.failed'])
  expect(causeWords(german, cause)).toBe(german.errors['engine.failed'])
  expect(remedies['engine.failed']).toBeNull()
})
