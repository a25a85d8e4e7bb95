/** How loud a made-up film is, without making its sound. Pure. */
import type { Span } from '../../../../shared/timing/span.ts'
import type { Random } from './madeTalk.ts'

/** Syllables over a bed of music that swells and fades, in steps of 20 ms. */
export function loudnessOf(random: Random, talk: readonly Span[], music: number): Float32Array<ArrayBuffer> {
  const lengthMs = (talk.at(-1)?.endMs ?? 0) + 30_000
  const loudness = Float32Array.from({ length: Math.ceil(lengthMs / 20) }, (_, at) => {
    return 0.002 + music * (0.6 + 0.3 * Math.sin(at / 900) + 0.1 * random())
  })
  for (const { startMs, endMs } of talk) {
    for (let at = Math.floor(startMs / 20); at < endMs / 20 && at < loudness.length; at += 1) {
      loudness[at] = (loudness[at] ?? 0) + 0.1 * (0.3 + 0.7 * Math.abs(Math.sin((at * Math.PI) / 12)))
    }
  }
  return loudness
}
