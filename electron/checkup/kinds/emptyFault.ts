/** A subtitle that holds nothing to read: without words, or no text at all. Pure. */
import type { CheckedFile, FoundFault } from '../checkedFile.ts'

export function emptyFault({ facts }: CheckedFile): FoundFault | null {
  const fault = { kind: 'empty', severity: 'high', mend: 'next' } as const
  if (facts.state === 'undecodable') return { ...fault, evidence: { code: 'undecodable' } }
  return facts.state === 'empty' ? { ...fault, evidence: { code: 'no-words' } } : null
}
