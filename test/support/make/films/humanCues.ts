/** Cues of talk as people set them: by their ears, with a habit of their own, on frames and on changes of the shot. Pure. */
import type { Span } from '../../../../shared/timing/span.ts'
import type { Random } from './madeTalk.ts'

/** How the one person who set the cues of a film does it. */
export interface CueHabit {
  /** So long before its words a cue begins, in the middle of all of them; nobody can hear it, so timing supposes 100. */
  readonly leadMs: number
  readonly framesPerSecond: number
  /** When the shot changes, in order: a cue that would begin near to it begins with it. */
  readonly shotsMs: readonly number[]
}

/** What people do in the middle: on each frame of 24 a second, and without a look at the picture. */
export const usualHabit: CueHabit = { leadMs: 100, framesPerSecond: 24, shotsMs: [] }

/** One person's: cues begin with their words or a fifth of a second before them, on the frames of this film, and on its shots. */
export function habitOf(random: Random, talk: readonly Span[]): CueHabit {
  const leadMs = Math.round(random() * 200)
  const framesPerSecond = [24_000 / 1001, 24, 25][Math.floor(random() * 3)] ?? 24
  const shotsMs: number[] = []
  const endMs = talk.at(-1)?.endMs ?? 0
  const looksAtShots = random() < 0.5
  for (let atMs = 0; looksAtShots && atMs < endMs; atMs += 1_200 + random() * 6_000) shotsMs.push(Math.round(atMs))
  return { leadMs, framesPerSecond, shotsMs }
}

/** None of a person's cues lies exactly as the others do. */
const looseMs = 60
/** Guides of the trade: what begins within half a dozen frames of a change of the shot begins with it. */
const nearShotMs = 250

/** A cue for most sentences: long ones in two, short neighbours in one, some left out; read for a while after the words. */
export function humanCues(random: Random, talk: readonly Span[], habit: CueHabit = usualHabit): readonly Span[] {
  const written = writer(random, habit)
  const cues: Span[] = []
  for (let at = 0; at < talk.length; at += 1) {
    const { startMs, endMs } = talk[at] ?? { startMs: 0, endMs: 0 }
    const next = talk[at + 1]
    const dice = random()
    if (dice < 0.06) continue
    if (dice < 0.2 && next && next.startMs - endMs < 600 && next.endMs - startMs < 7_000) {
      cues.push(written({ startMs, endMs: next.endMs }))
      at += 1
    } else if (endMs - startMs > 4_000) {
      const middleMs = (startMs + endMs) / 2
      cues.push(written({ startMs, endMs: middleMs }), written({ startMs: middleMs, endMs }))
    } else cues.push(written({ startMs, endMs }))
  }
  const sorted = cues.toSorted((a, b) => a.startMs - b.startMs)
  // A cue gives way to the next one.
  return sorted.map((cue, at) => ({
    ...cue,
    endMs: Math.max(cue.startMs + 300, Math.min(cue.endMs, (sorted[at + 1]?.startMs ?? Infinity) - 83)),
  }))
}

function writer(random: Random, { leadMs, framesPerSecond, shotsMs }: CueHabit): (talk: Span) => Span {
  const frameMs = 1_000 / framesPerSecond
  const bell = () => (random() + random() + random() - 1.5) * 2
  const onFrame = (ms: number) => Math.round(Math.round(ms / frameMs) * frameMs)
  const onShot = (ms: number) => shotsMs.find((shotMs) => Math.abs(shotMs - ms) < nearShotMs) ?? ms
  return ({ startMs, endMs }) => {
    const from = Math.max(0, onFrame(onShot(startMs - leadMs + bell() * looseMs)))
    return { startMs: from, endMs: Math.max(from + 700, onFrame(endMs + 300 + bell() * looseMs * 4)) }
  }
}
