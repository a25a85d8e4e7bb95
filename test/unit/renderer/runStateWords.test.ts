/** The row of a subtitle and the chip above it say the same of what is done. */
import { expect, test } from 'vitest'
import { groupText, stateText } from '../../../renderer/app/runs/runWords.ts'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'
import { runKinds } from '../../../shared/runs/runKinds.ts'

test.each(runKinds)('%s: one word for what is done', async (kind) => {
  const texts = await loadTexts('en')
  expect(stateText(texts, kind, 'written')).toBe(groupText(texts, kind, 'written'))
})

test('what was found is written, what was taken back is done', async () => {
  const texts = await loadTexts('en')
  expect(stateText(texts, 'find', 'written')).toBe('Written')
  expect(groupText(texts, 'undo', 'written')).toBe('Done')
})
