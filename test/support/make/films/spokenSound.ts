/** What is heard in a made film: sentences with silence between them, and when each is spoken. */
import type { Span } from '../../../../shared/timing/span.ts'
import type { Random } from './madeTalk.ts'
import { voiceRate as rate, voices } from './voices.ts'

export interface SpokenSound {
  /** `voiceRate` of them a second. */
  readonly samples: Int16Array
  readonly talk: readonly Span[]
}

export interface SpokenOrder {
  readonly seconds: number
  readonly random: Random
  /** Between two sentences, in milliseconds: at least, and up to so many more. */
  readonly pause: { readonly leastMs: number; readonly moreMs: number }
}

/** Somebody speaks, is silent for a while, and speaks again: no two pauses are alike, so that there is one way to fit a subtitle. */
export function spokenSound({ seconds, random, pause }: SpokenOrder): SpokenSound {
  const samples = new Int16Array(seconds * rate)
  const talk: Span[] = []
  for (let startMs = 4_000; ; startMs += pause.leastMs + Math.round(random() * pause.moreMs)) {
    const voice = voices()[Math.floor(random() * voices().length)] ?? new Int16Array()
    const at = Math.round((startMs / 1000) * rate)
    if (at + voice.length >= samples.length) return { samples, talk }
    samples.set(voice, at)
    const endMs = startMs + Math.round((voice.length / rate) * 1000)
    talk.push({ startMs, endMs })
    startMs = endMs
  }
}

const turnSeconds = 6
const spokenSeconds = 3

/** Spoken for three seconds, silent for three; a tone where nothing here reads aloud. */
export function soundInTurns(seconds: number): Int16Array {
  const samples = new Int16Array(seconds * rate)
  for (let turn = 0; turn * turnSeconds < seconds; turn += 1) {
    const from = turn * turnSeconds * rate
    samples.set(spokenFor(turn).subarray(0, samples.length - from), from)
  }
  return samples
}

/** Each turn begins with the sentence after that of the turn before. */
function spokenFor(turn: number): Int16Array {
  const length = spokenSeconds * rate
  const first = turn % Math.max(1, voices().length)
  const said = [...voices().slice(first), ...voices().slice(0, first)].flatMap((voice) => [...voice]).slice(0, length)
  return said.length > 0 ? Int16Array.from(said) : Int16Array.from({ length }, (_, at) => toneAt(at))
}

function toneAt(at: number): number {
  return Math.round(0.8 * 32_767 * Math.sin((2 * Math.PI * 400 * at) / rate))
}
