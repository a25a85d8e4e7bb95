/** A text whose letters are wrong or lost. Pure. */
import type { CheckedFile, FoundFault } from '../checkedFile.ts'

/** A few lost letters can be guessed by whoever reads. */
const fewLost = 3

export function encodingFault({ facts }: CheckedFile): FoundFault | null {
  if (facts.state !== 'read' || facts.letters.kind === 'right') return null
  const { letters } = facts
  if (letters.kind === 'wrong') {
    const { before, after } = letters
    return { kind: 'encoding', severity: 'high', evidence: { code: 'wrong-letters', before, after }, mend: 'decode' }
  }
  const { count, example } = letters
  const severity = count < fewLost ? 'low' : 'high'
  return { kind: 'encoding', severity, evidence: { code: 'lost-letters', count, example }, mend: 'next' }
}
