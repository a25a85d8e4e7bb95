/** Are the letters of a text those that somebody wrote? Wrong ones can be read again, lost ones are gone. Pure. */
import { countOf } from '../../shared/subtitle/textLines.ts'

export type LettersShown =
  | { readonly kind: 'right' }
  /** Both show the same line, as it is and as it should be. */
  | { readonly kind: 'wrong'; readonly before: string; readonly after: string }
  | { readonly kind: 'lost'; readonly count: number; readonly example: string }

/** A question mark for every letter beyond ASCII: no talk asks so much. */
const mostQuestions = 0.3
const fewestQuestions = 60
const mostExampleChars = 80

/** @param text times among it, lines ended by '\n'. @param reread the text in its right letters, null where they are right */
export function lettersShown(text: string, reread: (text: string) => string | null): LettersShown {
  const lostHere = lostIn(text)
  if (lostHere) return lostHere
  const mended = reread(text)
  if (mended === null) return { kind: 'right' }
  const lost = lostIn(mended)
  if (lost) return lost
  const [lines, after] = [text.split('\n'), mended.split('\n')]
  const at = lines.findIndex((line, index) => line !== after[index])
  return { kind: 'wrong', before: exampleOf(lines[at]), after: exampleOf(after[at]) }
}

/** The whole is looked at before its lines: nearly every text has nothing of it. */
function lostIn(text: string): LettersShown | null {
  if (text.includes('\ufffd')) {
    const example = exampleOf(text.split('\n').find((line) => line.includes('\ufffd')))
    return { kind: 'lost', count: countOf(text, '\ufffd'), example }
  }
  if (countOf(text, '?') < fewestQuestions) return null
  const asked = text.split('\n').filter((line) => /\?\S*\?/.test(line))
  const questions = asked.reduce((sum, line) => sum + countOf(line, '?'), 0)
  if (questions < fewestQuestions || questions < text.replace(/\s/g, '').length * mostQuestions) return null
  return { kind: 'lost', count: questions, example: exampleOf(asked[0]) }
}

function exampleOf(line: string | undefined): string {
  return (line ?? '').slice(0, mostExampleChars)
}
