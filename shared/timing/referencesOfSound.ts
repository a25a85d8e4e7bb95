/** What a film's sound says about where its cues belong: the stretches in which somebody may be speaking. Pure. */
import { findSpeech, marginMs } from '../sound/findSpeech.ts'
import { stepMs } from '../sound/loudness.ts'
import { risesOf } from './rises.ts'
import { joined, type Reference, type Span } from './span.ts'

/**
 * Three readings: where it gets louder at once, which is the sharpest and hears talk below music; then what is louder than the quiet of the whole film, and what is louder than what is around it, which finds the
 * talk above music that never ends. `loudness` as a meter of `shared/sound` has it, from the film's beginning.
 */
export function referencesOfSound(loudness: ArrayLike<number>): readonly Reference[] {
  const domain = { startMs: 0, endMs: loudness.length * stepMs }
  const around = aboveSurroundings(loudness)
  return [
    { kind: 'speech', spans: around, domain, rises: risesOf(loudness) },
    { kind: 'speech', spans: aboveQuiet(loudness), domain },
    { kind: 'speech', spans: around, domain },
  ]
}

/** Speech is found with a margin, so that no word is lost; cues begin with the words themselves. */
export function aboveQuiet(loudness: ArrayLike<number>): readonly Span[] {
  return joined(
    findSpeech(loudness).map(({ from, to }) => ({
      startMs: from === 0 ? 0 : from * stepMs + marginMs,
      endMs: to * stepMs - marginMs,
    })),
  )
}

const syllableSteps = 10
const surroundingSteps = 15_000 / stepMs
const above = 1.25
const shortestMs = 300

export function aboveSurroundings(loudness: ArrayLike<number>): readonly Span[] {
  const sums = new Float64Array(loudness.length + 1)
  for (let at = 0; at < loudness.length; at += 1) sums[at + 1] = (sums[at] ?? 0) + (loudness[at] ?? 0)
  const meanAround = (at: number, steps: number) => {
    const from = Math.max(0, at - steps)
    const to = Math.min(loudness.length, at + steps + 1)
    return ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from)
  }
  const spans: Span[] = []
  for (let at = 0, from = -1; at <= loudness.length; at += 1) {
    const isLoud = at < loudness.length && meanAround(at, syllableSteps) > meanAround(at, surroundingSteps) * above
    if (isLoud && from < 0) from = at
    if (isLoud || from < 0) continue
    spans.push({ startMs: from * stepMs, endMs: at * stepMs })
    from = -1
  }
  return joined(spans.filter(({ startMs, endMs }) => endMs - startMs >= shortestMs))
}
