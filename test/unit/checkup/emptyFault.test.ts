import { expect, test } from 'vitest'
import type { CheckedFile } from '../../../electron/checkup/checkedFile.ts'
import { emptyFault } from '../../../electron/checkup/kinds/emptyFault.ts'
import { encodingFault } from '../../../electron/checkup/kinds/encodingFault.ts'

test.each([
  ['empty', 'no-words'],
  ['undecodable', 'undecodable'],
] as const)('what is %s holds nothing to read, and no wrong letters', (state, code) => {
  const file = { facts: { state } } as CheckedFile
  expect(emptyFault(file)).toMatchObject({ kind: 'empty', severity: 'high', evidence: { code }, mend: 'next' })
  expect(encodingFault(file)).toBeNull()
})
