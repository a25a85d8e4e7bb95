/** Stretches of time, and lines with their words, as the text of a SubRip file. Pure. */
import { srtTime } from '../../../../shared/subtitle/formats/timecode.ts'
import type { Span } from '../../../../shared/timing/span.ts'

export function srtOf(spans: readonly Span[]): string {
  return srtOfLines(spans.map((span, index) => ({ ...span, words: `Said as number ${index + 1}` })))
}

export function srtOfLines(lines: readonly (Span & { readonly words: string })[]): string {
  return lines
    .map(({ startMs, endMs, words }, at) => `${at + 1}\n${srtTime(startMs)} --> ${srtTime(endMs)}\n${words}\n`)
    .join('\n')
}
