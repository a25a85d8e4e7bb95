/** What a film's sound says about where its cues belong: the stretches in which somebody may be speaking. Pure. */
import { findSpeech, marginMs } from '../sound/findSpeech.ts'
import { stepMs } from '../sound/loudness.ts'
import { joined, type Reference } from './span.ts'

/** `loudness` as a meter of `shared/sound` has it, from the film's beginning. */
export function referenceOfSound(loudness: ArrayLike<number>): Reference {
  // Speech is found with a margin, so that no word is lost; cues begin with the words themselves.
  const spans = findSpeech(loudness).map(({ from, to }) => ({
    startMs: from === 0 ? 0 : from * stepMs + marginMs,
    endMs: to * stepMs - marginMs,
  }))
  return { kind: 'speech', spans: joined(spans), domain: { startMs: 0, endMs: loudness.length * stepMs } }
}
