/**
 * The lines of two subtitles beside each other, with how far apart they stand and what only one says. Of two languages, words say
 * nothing: there a line differs where the other has none. Pure.
 */
import type { Cue } from '../../../../shared/subtitle/document.ts'
import { lineUp } from '../../../../shared/subtitle/edit/lineUp.ts'
import { wordDifferences, type WordDifferences } from '../../../../shared/subtitle/edit/wordDifferences.ts'
import { previewOf } from '../../../../shared/subtitle/plainText.ts'

type Shown = Pick<Cue, 'startMs' | 'endMs' | 'text'>

export interface ComparedSide {
  /** Among its cues. */
  readonly index: number
  readonly startMs: number
  readonly words: string
}

export interface ComparedLine {
  readonly a: ComparedSide | null
  readonly b: ComparedSide | null
  /** How much later B stands; null where one says nothing. */
  readonly offsetMs: number | null
  readonly isDifferent: boolean
}

export interface Compared {
  readonly isTranslated: boolean
}

export function comparedLines(
  a: readonly Shown[],
  b: readonly Shown[],
  { isTranslated }: Compared,
): readonly ComparedLine[] {
  const [sidesA, sidesB] = [a.map(sideOf), b.map(sideOf)]
  return lineUp(a, b).map(({ a: atA, b: atB }) => {
    const [one, other] = [sideAt(sidesA, atA), sideAt(sidesB, atB)]
    if (!one || !other) return { a: one, b: other, offsetMs: null, isDifferent: true }
    return {
      a: one,
      b: other,
      offsetMs: other.startMs - one.startMs,
      isDifferent: !isTranslated && bare(one.words) !== bare(other.words),
    }
  })
}

/** Its words, with those marked that only one side says. */
export function saidOn({ a, b }: ComparedLine, { isTranslated }: Compared): WordDifferences {
  const [one, other] = [a?.words ?? '', b?.words ?? '']
  if (!isTranslated) return wordDifferences(one, other)
  return { a: [{ text: one, isOwn: !b }], b: [{ text: other, isOwn: !a }] }
}

/** The next line that differs, round the end; -1 where none does. */
export function nextDifference(lines: readonly ComparedLine[], from: number): number {
  const after = lines.findIndex(({ isDifferent }, at) => isDifferent && at > from)
  return after >= 0 ? after : lines.findIndex(({ isDifferent }) => isDifferent)
}

function sideOf({ startMs, text }: Shown, index: number): ComparedSide {
  return { index, startMs, words: previewOf(text).replaceAll('\n', ' ') }
}

function sideAt(sides: readonly ComparedSide[], at: number | null): ComparedSide | null {
  return at === null ? null : (sides[at] ?? null)
}

function bare(words: string): string {
  return words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
