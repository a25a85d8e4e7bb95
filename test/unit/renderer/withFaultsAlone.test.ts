import { expect, test } from 'vitest'
import { detailText } from '../../../renderer/app/runs/runWords.ts'
import { withFaultsAlone } from '../../../renderer/app/runs/withFaultsAlone.ts'
import { interfaceLanguages } from '../../../shared/messages/interfaceLanguages.ts'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'
import { noCounts } from '../../../shared/runs/runSign.ts'
import { fakeRun } from '../../support/fakes/fakeRuns.ts'

test('a row of the list says what is wrong, and leaves what helps to the run', async () => {
  const en = await loadTexts('en')
  const firstCause = { reason: 'error', code: 'file.notWritable', message: '', count: 16 } as const
  const run = fakeRun({ sign: 'failed', counts: { ...noCounts, all: 19, failed: 19 }, firstCause })
  expect(detailText(withFaultsAlone(en), run, 0)).toBe('16: The file cannot be written · 3 other failures')
  expect(detailText(en, run, 0)).toContain('Check the permissions of its folder.')
})

test('in every language each error has such words, of one sentence', async () => {
  for (const { tag } of interfaceLanguages) {
    const { errors } = withFaultsAlone(await loadTexts(tag))
    for (const words of Object.values(errors)) expect(words).toMatch(/^[^.!?]{5,}$/u)
  }
})
