/** Talk of a made-up film as stretches of time, and subtitles and sound made of it as they really differ from it. */
import type { Span } from '../../../../shared/timing/span.ts'
import { createRandom } from '../worlds/makeWorld.ts'

export type Random = () => number

/** From 0 to 1; the same seed draws the same. */
export function randomOf(seed: number): Random {
  const pick = createRandom(seed)
  return () => pick(2 ** 30) / 2 ** 30
}

/** Each utterance of a film of these minutes: scenes of talk and scenes without. */
export function madeTalk(random: Random, minutes: number): readonly Span[] {
  const talk: Span[] = []
  let atMs = 20_000 + random() * 60_000
  while (atMs < minutes * 60_000 - 30_000) {
    const sceneEndMs = atMs + 30_000 + random() * 150_000
    const isChatty = random() < 0.7
    while (atMs < sceneEndMs) {
      const lengthMs = 700 + random() * random() * 4_500
      talk.push({ startMs: Math.round(atMs), endMs: Math.round(atMs + lengthMs) })
      const isPause = random() < (isChatty ? 0.35 : 0.7)
      atMs += lengthMs + (isPause ? 500 - Math.log(1 - random()) * (isChatty ? 2_500 : 7_000) : 40 + random() * 300)
    }
    atMs += random() < 0.4 ? 10_000 + random() * 50_000 : 2_000
  }
  return talk.filter(({ endMs }) => endMs < minutes * 60_000)
}

/** As somebody else subtitles it: other lengths, lines parted, put together, left out and added. */
export function otherCues(random: Random, talk: readonly Span[], looseMs = 120): readonly Span[] {
  const cues: Span[] = []
  for (let at = 0; at < talk.length; at += 1) {
    const { startMs, endMs } = talk[at]!
    const next = talk[at + 1]
    const dice = random()
    if (dice < 0.08) continue
    if (dice < 0.2 && next && next.startMs - endMs < 800) {
      cues.push(loose(random, { startMs, endMs: next.endMs }, looseMs))
      at += 1
    } else if (dice < 0.3 && endMs - startMs > 2_500) {
      const middleMs = (startMs + endMs) / 2
      cues.push(
        loose(random, { startMs, endMs: middleMs }, looseMs),
        loose(random, { startMs: middleMs, endMs }, looseMs),
      )
    } else cues.push(loose(random, { startMs, endMs }, looseMs))
    if (random() < 0.03) cues.push(loose(random, { startMs: endMs + 200, endMs: endMs + 1_500 }, looseMs))
  }
  return cues.toSorted((a, b) => a.startMs - b.startMs)
}

function loose(random: Random, { startMs, endMs }: Span, looseMs: number): Span {
  const bell = () => random() + random() + random() - 1.5
  const from = Math.max(0, Math.round(startMs + bell() * looseMs * 2))
  return { startMs: from, endMs: Math.max(from + 400, Math.round(endMs + 200 + bell() * looseMs * 5)) }
}

/**
 * As loudness shows it: words begin some two or three frames after the cue that people set for them, and sound on; some of
 * it is not heard, and noise and music sound like talk.
 */
export function heard(random: Random, talk: readonly Span[], minutes: number, noise = 0.15): readonly Span[] {
  const found = talk
    .filter(() => random() > 0.1)
    .map(({ startMs, endMs }) => ({ startMs: startMs + random() * 200, endMs: endMs + 100 + random() * 300 }))
  const noiseMs = minutes * 60_000 * noise
  for (let sum = 0; sum < noiseMs;) {
    const lengthMs = 300 + random() * random() * 20_000
    const startMs = random() * minutes * 60_000
    found.push({ startMs, endMs: startMs + lengthMs })
    sum += lengthMs
  }
  return found
}

/** Earlier or later, and faster or slower: a cue at `t` comes at `t * speed + byMs`. */
export function moved(cues: readonly Span[], byMs: number, speed = 1): readonly Span[] {
  return cues
    .map(({ startMs, endMs }) => ({
      startMs: Math.round(startMs * speed + byMs),
      endMs: Math.round(endMs * speed + byMs),
    }))
    .filter(({ startMs }) => startMs >= 0)
}
