/** A subtitle without words. Pure. */
import type { CheckedFile, FoundFault } from '../checkedFile.ts'

export function emptyFault({ facts }: CheckedFile): FoundFault | null {
  if (facts.state !== 'empty') return null
  return { kind: 'empty', severity: 'high', evidence: { code: 'no-words' }, mend: 'next' }
}
