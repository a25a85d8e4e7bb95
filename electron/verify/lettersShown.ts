/** Are the letters of a text those that somebody wrote? Wrong ones can be read again, lost ones are gone. Pure. */

export type LettersShown =
  | { readonly kind: 'right' }
  /** Both show the same line, as it is and as it should be. */
  | { readonly kind: 'wrong'; readonly before: string; readonly after: string }
  | { readonly kind: 'lost'; readonly count: number; readonly example: string }

/** A question mark for every letter beyond ASCII: no talk asks so much. */
const mostQuestions = 0.3
const fewestQuestions = 60
const mostExampleChars = 80

/** @param lines of the whole text, times among them. @param reread the text in its right letters, null where they are right */
export function lettersShown(lines: readonly string[], reread: (text: string) => string | null): LettersShown {
  const text = lines.join('\n')
  const lostHere = lostIn(lines)
  if (lostHere) return lostHere
  const mended = reread(text)
  if (mended === null) return { kind: 'right' }
  const after = mended.split('\n')
  const lost = lostIn(after)
  if (lost) return lost
  const at = lines.findIndex((line, index) => line !== after[index])
  return { kind: 'wrong', before: exampleOf(lines[at]), after: exampleOf(after[at]) }
}

function lostIn(lines: readonly string[]): LettersShown | null {
  const withLost = lines.filter((line) => line.includes('\ufffd'))
  const [first] = withLost
  if (first !== undefined) {
    const count = withLost.reduce((sum, line) => sum + line.split('\ufffd').length - 1, 0)
    return { kind: 'lost', count, example: exampleOf(first) }
  }
  const asked = lines.filter((line) => /\?\S*\?/.test(line))
  const questions = asked.reduce((sum, line) => sum + line.split('?').length - 1, 0)
  const written = lines.reduce((sum, line) => sum + line.replace(/\s/g, '').length, 0)
  if (questions < fewestQuestions || questions < written * mostQuestions) return null
  return { kind: 'lost', count: questions, example: exampleOf(asked[0]) }
}

function exampleOf(line: string | undefined): string {
  return (line ?? '').slice(0, mostExampleChars)
}
