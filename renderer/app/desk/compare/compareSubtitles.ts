/**
 * The lines of two subtitles beside each other, with how far apart they stand and what only one says. Of two languages, words say
 * nothing: there a line differs where the other has none. Pure.
 */
import type { Cue } from '../../../../shared/subtitle/document.ts'
import { anchorsOf, type Anchor } from '../../../../shared/subtitle/compare/anchors.ts'
import { lineUp } from '../../../../shared/subtitle/compare/lineUp.ts'
import { pairLines, type LineGroup, type LineRange } from '../../../../shared/subtitle/compare/pairLines.ts'
import { bareWords } from '../../../../shared/subtitle/compare/saidWords.ts'
import { timingBetween, type TimingBetween } from '../../../../shared/subtitle/compare/timingBetween.ts'
import { wordDifferences, type WordDifferences } from '../../../../shared/subtitle/compare/wordDifferences.ts'
import { wordedLines, type Said } from '../../../../shared/subtitle/compare/wordedLines.ts'
import { previewOf } from '../../../../shared/subtitle/plainText.ts'
import { retimed } from '../../../../shared/timing/retiming.ts'

type Shown = Pick<Cue, 'startMs' | 'endMs' | 'text'>

export interface ComparedSide {
  /** Among its cues; of several that stand beside one of the other, the first. */
  readonly index: number
  /** How many of its cues they are. */
  readonly count: number
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

export interface Comparison {
  readonly lines: readonly ComparedLine[]
  readonly timing: TimingBetween
}

export function compareSubtitles(a: readonly Shown[], b: readonly Shown[], { isTranslated }: Compared): Comparison {
  const [saidA, saidB] = [a.map(saidOf), b.map(saidOf)]
  const worded = isTranslated ? null : wordedLines(saidA, saidB)
  const anchors: readonly Anchor[] = worded ? anchorsOf(worded) : []
  const timing = timingBetween(a, b, anchors)
  const { retiming } = timing
  const groups = worded
    ? pairLines(worded, { anchors, timing })
    : groupsByTime(
        a.map((cue) => retimed(cue, retiming)),
        b,
      )
  const lines = groups.map((group): ComparedLine => {
    const [one, other] = [sideOf(saidA, group.a), sideOf(saidB, group.b)]
    if (!one || !other) return { a: one, b: other, offsetMs: null, isDifferent: true }
    const isDifferent = !isTranslated && bareWords(one.words) !== bareWords(other.words)
    return { a: one, b: other, offsetMs: other.startMs - one.startMs, isDifferent }
  })
  return { lines, timing }
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

function groupsByTime(...[a, b]: Parameters<typeof lineUp>): readonly LineGroup[] {
  const rangeOf = (at: number | null) => (at === null ? { from: 0, to: 0 } : { from: at, to: at + 1 })
  return lineUp(a, b).map((pair) => ({ a: rangeOf(pair.a), b: rangeOf(pair.b) }))
}

function saidOf({ startMs, endMs, text }: Shown): Said {
  return { startMs, endMs, words: previewOf(text).replaceAll('\n', ' ') }
}

function sideOf(said: readonly Said[], { from, to }: LineRange): ComparedSide | null {
  const first = said[from]
  if (!first || to === from) return null
  const words = said.slice(from, to).map((each) => each.words)
  return { index: from, count: to - from, startMs: first.startMs, words: words.join(' ') }
}
