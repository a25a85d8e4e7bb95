/** Cues of talk as people set them: by their ears, with a habit, and on frames. Pure. */
import type { Span } from '../../../../shared/timing/span.ts'
import type { Random } from './madeTalk.ts'

/** People begin a cue a little before its words, never all of them alike, and on a frame of 24 a second. */
const leadMs = 100
const looseMs = 60
const frameMs = 1_000 / 24

/** A cue for most sentences: long ones in two, short neighbours in one, some left out; read for a while after the words. */
export function humanCues(random: Random, talk: readonly Span[]): readonly Span[] {
  const cues: Span[] = []
  for (let at = 0; at < talk.length; at += 1) {
    const { startMs, endMs } = talk[at] ?? { startMs: 0, endMs: 0 }
    const next = talk[at + 1]
    const dice = random()
    if (dice < 0.06) continue
    if (dice < 0.2 && next && next.startMs - endMs < 600 && next.endMs - startMs < 7_000) {
      cues.push(written(random, { startMs, endMs: next.endMs }))
      at += 1
    } else if (endMs - startMs > 4_000) {
      const middleMs = (startMs + endMs) / 2
      cues.push(written(random, { startMs, endMs: middleMs }), written(random, { startMs: middleMs, endMs }))
    } else cues.push(written(random, { startMs, endMs }))
  }
  const sorted = cues.toSorted((a, b) => a.startMs - b.startMs)
  // A cue gives way to the next one.
  return sorted.map((cue, at) => ({
    ...cue,
    endMs: Math.max(cue.startMs + 300, Math.min(cue.endMs, (sorted[at + 1]?.startMs ?? Infinity) - 83)),
  }))
}

function written(random: Random, { startMs, endMs }: Span): Span {
  const bell = () => (random() + random() + random() - 1.5) * 2
  const onFrame = (ms: number) => Math.round(Math.round(ms / frameMs) * frameMs)
  const from = Math.max(0, onFrame(startMs - leadMs + bell() * looseMs))
  return { startMs: from, endMs: Math.max(from + 700, onFrame(endMs + 300 + bell() * looseMs * 4)) }
}
