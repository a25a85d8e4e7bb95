/**
 * Takes out whole lines in capitals, which are signs and descriptions where a subtitle writes its speech in small letters.
 * What ends as a sentence, asks, calls or speaks of somebody here is shouted, and stays. Pure.
 */
import { closeGaps } from './closeGaps.ts'
import type { NumberedCue, RemovedText, Round } from './removedText.ts'
import { editedText, shownTextOf } from './shownText.ts'
import { isClause, isMostlyInSmall, isOrder, linesInCapitals, type LineInCapitals } from './soundLines.ts'
import { isSaid } from './soundWords.ts'

export function withoutCapitals(cues: readonly NumberedCue[]): Round {
  const texts = cues.map(({ text }) => shownTextOf(text)?.shown ?? '')
  if (!isMostlyInSmall(texts)) return { cues, removed: [] }
  const removed: RemovedText[] = []
  const left = cues.flatMap((cue, index) => {
    const lines = linesInCapitals(texts[index] ?? '').filter(({ words }) => !isSpoken(words))
    if (lines.length === 0) return [cue]
    const { number, startMs } = cue
    removed.push(...lines.map(({ words }) => ({ cue: number, startMs, text: words, reason: 'capitals' as const })))
    const text = without(cue.text, lines)
    return /[\p{L}\p{N}]/u.test(shownTextOf(text)?.shown ?? '') ? [{ ...cue, text }] : []
  })
  return removed.length === 0 ? { cues, removed } : { cues: left, removed }
}

/** Signs do not tell what somebody does. */
function isSpoken(words: string): boolean {
  return isSaid(words) || isOrder(words) || isClause(words) || /(?:^| )(?:HE|SHE|IT|THEY)(?: |$)/.test(words)
}

function without(text: string, lines: readonly LineInCapitals[]): string {
  const shownText = shownTextOf(text)
  if (shownText === null) return text
  const gone = new Uint8Array(shownText.shown.length + 1)
  for (const { from, to } of lines) gone.fill(1, from, to)
  return editedText(shownText, closeGaps(shownText.shown, gone, []))
}
