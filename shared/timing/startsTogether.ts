/**
 * Do two subtitles of one film begin their cues at the same moments, all through it? A quick yes spares the measuring of
 * most files; a no says nothing. Pure.
 */
import type { Span } from './span.ts'

/** Nobody sees less. */
const togetherMs = 150
/** By chance one in ten begins so near to another; translations split lines, but not most of them. */
const enoughShare = 0.4
/** A film that was cut otherwise fits in parts. */
const parts = 6
const fewestCues = 24

/** @param cues and `others` in the order of time */
export function startsTogether(cues: readonly Span[], others: readonly Span[]): boolean {
  if (cues.length < fewestCues || others.length < fewestCues) return false
  const [few, many] = cues.length <= others.length ? [cues, others] : [others, cues]
  const together = new Array<number>(parts).fill(0)
  let at = 0
  for (const [index, { startMs }] of few.entries()) {
    while ((many[at]?.startMs ?? Infinity) < startMs - togetherMs) at += 1
    const part = Math.floor((index * parts) / few.length)
    if ((many[at]?.startMs ?? Infinity) <= startMs + togetherMs) together[part] = (together[part] ?? 0) + 1
  }
  return together.every((count) => count >= (few.length / parts) * enoughShare)
}
