/**
 * What the language of a subtitle is judged by: its text, or, where each cue says the same in two languages, each of the two.
 * Pure; the detection is handed in.
 */
import type { LanguageTag } from '../../shared/language.ts'
import type { SubtitleDocument } from '../../shared/subtitle/document.ts'
import { plainTextOf } from '../../shared/subtitle/plainText.ts'
import { areClose } from './closeLanguages.ts'
import type { DetectLanguage, Detection } from './detectLanguage.ts'
import { judgeableText, spokenLines, type CountedText } from './spokenText.ts'
import { wrongLanguage } from './wrongLanguage.ts'

export interface JudgedText {
  readonly said: CountedText
  readonly detection: Detection | null
}

/** Of cues with two lines and more; a text in one language has others too. */
const nearlyAll = 0.7

/** None where there are too few words, two where it is in two languages at once. */
export async function judgedTexts(
  document: SubtitleDocument,
  detectLanguage: DetectLanguage,
): Promise<readonly JudgedText[]> {
  const judge = async (lines: Iterable<string>): Promise<readonly JudgedText[]> => {
    const said = judgeableText(lines)
    return said ? [{ said, detection: await detectLanguage(said.text) }] : []
  }
  if (isParted(document)) {
    const { above, below } = linesApart(document)
    const both = [...(await judge(above)), ...(await judge(below))]
    if (areTwo(both)) return both
  }
  return judge(spokenLines(document))
}

/** As `wrongLanguage`; a text in two languages is in either. */
export function wrongAmong(texts: readonly JudgedText[], wanted: LanguageTag): LanguageTag | null {
  const verdicts = texts.map(({ said, detection }) => wrongLanguage(said, wanted, detection))
  return verdicts.includes(null) ? null : (verdicts[0] ?? null)
}

function areTwo([one, other]: readonly JudgedText[]): boolean {
  const [above, below] = [one?.detection, other?.detection]
  if (!above?.isSure || !below?.isSure) return false
  return above.language !== below.language && !areClose(above.language, below.language)
}

function isParted({ cues }: SubtitleDocument): boolean {
  return cues.filter(({ text }) => text.includes('\n')).length >= cues.length * nearlyAll
}

/** Of each cue with two lines and more, its upper half and its lower one. */
function linesApart({ cues }: SubtitleDocument): {
  readonly above: readonly string[]
  readonly below: readonly string[]
} {
  const parted = cues
    .map(({ text }) =>
      plainTextOf(text)
        .split('\n')
        .filter((line) => line.trim() !== ''),
    )
    .filter(({ length }) => length > 1)
  const middle = (lines: readonly string[]) => Math.ceil(lines.length / 2)
  return {
    above: parted.map((lines) => lines.slice(0, middle(lines)).join(' ')),
    below: parted.map((lines) => lines.slice(middle(lines)).join(' ')),
  }
}
