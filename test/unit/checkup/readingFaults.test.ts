/** Reading speed of files in one language and in two. */
import { expect, test } from 'vitest'
import type { ReadFile } from '../../../electron/checkup/checkedFile.ts'
import { tooFastFault } from '../../../electron/checkup/kinds/readingFaults.ts'

const fast = { cues: 100, readability: { fast: { count: 60, atMs: 1_000, speed: 31 } } }
const fileIn = (language: string | null, owner: string | null = null) =>
  ({ facts: fast, language, owner: owner === null ? null : { language: owner } }) as unknown as ReadFile

test('lines of one language are too fast, those of two in one file are not measured', () => {
  for (const language of ['en', 'pt-BR', null])
    expect(tooFastFault(fileIn(language))).toMatchObject({ kind: 'too-fast', evidence: { count: 60, ofCues: 100 } })
  expect(tooFastFault(fileIn('en+es'))).toBeNull()
  // Its name may say the first language alone, for a player that reads no other.
  expect(tooFastFault(fileIn('en', 'en+es'))).toBeNull()
})
