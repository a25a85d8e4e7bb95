/** Where speech has no cue, and where cues have no speech: what a strip colours and a person steps through. Pure. */
import { commonMs, joined, totalMs, type Span } from './span.ts'

/** Shorter speech is a sigh, a cough or a call that nobody writes down. */
const leastSpeechMs = 1_500
/** A cue begins before and lasts longer than its words by about this. */
const marginMs = 400

export interface Unmatched {
  readonly spoken: readonly Span[]
  readonly written: readonly Span[]
}

/** @param speech in order and apart, as `joined` answers it */
export function unmatchedOf(speech: readonly Span[], cues: readonly Span[]): Unmatched {
  const shown = joined(cues)
  const near = joined(shown.map(({ startMs, endMs }) => ({ startMs: startMs - marginMs, endMs: endMs + marginMs })))
  const heard = joined(speech.map(({ startMs, endMs }) => ({ startMs: startMs - marginMs, endMs: endMs + marginMs })))
  return {
    spoken: without(speech, near).filter(({ startMs, endMs }) => endMs - startMs >= leastSpeechMs),
    written: speech.length === 0 ? [] : shown.filter((cue) => commonMs([cue], heard) === 0),
  }
}

/** The share of the cues' time that lies on speech, 0..1. */
export function shareOnSpeech(speech: readonly Span[], cues: readonly Span[]): number {
  const shown = joined(cues)
  const all = totalMs(shown)
  return all === 0 ? 0 : commonMs(shown, speech) / all
}

/** What of the first lies in none of the second; both as `joined` answers them. */
export function without(spans: readonly Span[], others: readonly Span[]): readonly Span[] {
  const left: Span[] = []
  let at = 0
  for (const { startMs, endMs } of spans) {
    let from = startMs
    while ((others[at]?.endMs ?? Infinity) <= startMs) at += 1
    for (let next = at; (others[next]?.startMs ?? Infinity) < endMs; next += 1) {
      const other = others[next]
      if (!other) break
      if (other.startMs > from) left.push({ startMs: from, endMs: other.startMs })
      from = Math.max(from, other.endMs)
    }
    if (from < endMs) left.push({ startMs: from, endMs })
  }
  return left
}
