/**
 * Takes out sighs and sounds of thinking that are written as words ("Ah,", "Hm."), where they stand by themselves: set off by
 * signs on both sides. What is asked ("Hm?"), answers ("Uh-huh"), songs and names stay. Pure.
 */
import { closeGaps } from './closeGaps.ts'
import { isEnglish } from './isEnglish.ts'
import type { NumberedCue, RemovedText, Round } from './removedText.ts'
import { withCapitalsAt } from './sentenceStarts.ts'
import { editedText, shownTextOf } from './shownText.ts'

const sounds =
  'a+h+|o+h+|u+h+|uh+m+|h+m+|m{2,}|a+w{1,}|o+w+|e+w+|u+g+h+|pf+t*|phe+w+|whe+w+|tsk|s+h{2,}|a+r+g+h+|ga+h+|e+u+h+|heu+|ä+h+m?|ö+h+m?|e+hm+|ooh+|uf+f|ach|а+х+|о+х+|э+х+|о+й+|г?м{2,}|х+м+|гм'
/** Words of other languages: 'er' is German, 'um' German and Portuguese. */
const inEnglishOnly = 'u+m+|e+r+m*|eh'

const patternOf = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}'’-])(?:${words})(?![\\p{L}\\p{M}\\p{N}'’])`, 'giu')
const anywhere = patternOf(sounds)
const english = patternOf(`${sounds}|${inEnglishOnly}`)

const title = /(?:^|[^\p{L}])(?:mr|mrs|ms|miss|dr|prof|sr|sra|st|herr|frau|mme|m|lt|sgt|capt|det)\.?\s*$/iu

export function withoutInterjections(cues: readonly NumberedCue[]): Round {
  const texts = cues.map(({ text }) => shownTextOf(text)?.shown ?? '')
  const pattern = isEnglish(texts) ? english : anywhere
  const removed: RemovedText[] = []
  const left = cues.flatMap((cue, index) => {
    const found = interjectionsIn(texts[index] ?? '', pattern)
    if (found.length === 0) return [cue]
    const { number, startMs } = cue
    removed.push(...found.map(({ word }) => ({ cue: number, startMs, text: word, reason: 'interjection' as const })))
    const text = without(cue.text, found)
    return /[\p{L}\p{N}]/u.test(shownTextOf(text)?.shown ?? '') ? [{ ...cue, text }] : []
  })
  return removed.length === 0 ? { cues, removed } : { cues: left, removed }
}

interface Interjection {
  readonly word: string
  readonly from: number
  /** Behind the sign and blanks that go with it. */
  readonly to: number
  /** Whether a sentence begins with it that goes on. */
  readonly beginsSentence: boolean
}

function interjectionsIn(shown: string, pattern: RegExp): readonly Interjection[] {
  if (/[♪♫♬♩#]/u.test(shown)) return []
  return [...shown.matchAll(pattern)].flatMap((match) => interjectionAt(shown, match.index, match[0]) ?? [])
}

function interjectionAt(shown: string, at: number, word: string): Interjection | null {
  const before = shown.slice(0, at)
  const after = shown.slice(at + word.length)
  const isFirst = /(?:^|\n|[.!?…—–:"“„«(]|--|\.\.)[^\S\n]*(?:[-–—‐>]+[^\S\n]*)?$/u.test(before)
  const isAfterComma = /[,;][^\S\n]*$/u.test(before)
  if (!(isFirst || isAfterComma) || title.test(before)) return null
  const [sign] = /^(?:[,;]|[.!…]+|-{1,2}(?![\p{L}\p{N}])|[–—]|(?=\s*$)|(?=\s*\n))/u.exec(after) ?? []
  if (sign === undefined || /^[.!…,]*\?/.test(after)) return null
  const endsSentence = /^[.!…]/u.test(sign) || sign === ''
  if (isFirst) {
    const blanks = /^[^\S\n]*/.exec(after.slice(sign.length))?.[0].length ?? 0
    const isCapital = /^\p{Lu}/u.test(word)
    return { word, from: at, to: at + word.length + sign.length + blanks, beginsSentence: isCapital && !endsSentence }
  }
  // The comma before it goes where a sentence ends with it, else the one behind.
  const from = endsSentence ? before.replace(/[,;][^\S\n]*$/u, '').length : before.trimEnd().length
  return { word, from, to: at + word.length + (endsSentence ? 0 : sign.length), beginsSentence: false }
}

function without(text: string, found: readonly Interjection[]): string {
  const shownText = shownTextOf(text)
  if (shownText === null) return text
  const { shown } = shownText
  const gone = new Uint8Array(shown.length + 1)
  for (const { from, to } of found) gone.fill(1, from, to)
  const starts = found.filter(({ beginsSentence }) => beginsSentence).map(({ to }) => to)
  return editedText(shownText, withCapitalsAt(shown, closeGaps(shown, gone, []), starts))
}
