/** What a close hearing adds to where a sound gets louder: where a voice begins, under music that is as loud as it too. Pure. */
import { stepMs } from '../sound/loudness.ts'
import { chunkFrames, frameMs, stretchesOfVoice, type Voice } from '../sound/voice.ts'
import { aboveSurroundings } from './referencesOfSound.ts'
import { risesOf, type Rises } from './rises.ts'
import { joined, type Reference, type Span } from './span.ts'

/** As long as rises of loudness are looked at. */
const besideSteps = 300 / stepMs
/** The network says so when it has heard some of a voice. Measured on voices of which the first sound is known. */
const lateMs = 64
/**
 * A voice that begins counts twice as much as a sound that becomes e times as loud. Alone, the few beginnings that are heard
 * under loud music would fit by chance. Together they are so high that what they tell apart, where a film was cut, is
 * told apart as surely as by loudness.
 */
const shares = { loudness: 0.6, voice: 1.2 } as const

/** Where nobody listened closely, loudness tells alone. */
export function referenceOfVoice(loudness: ArrayLike<number>, voice: Voice): Reference {
  const began = voiceRisesOf(voice, loudness.length)
  const rises = risesOf(loudness).map((rise, at) => rise * shares.loudness + (began[at] ?? 0) * shares.voice)
  const domain = { startMs: 0, endMs: loudness.length * stepMs }
  return { kind: 'speech', spans: spansOf(loudness, voice), domain, rises }
}

/** For each step how much surer a voice is after it than before it, less what is usual in this sound. */
function voiceRisesOf(voice: Voice, steps: number): Rises {
  const sums = new Float64Array(steps + 1)
  for (let at = 0; at < steps; at += 1) sums[at + 1] = (sums[at] ?? 0) + surenessAt(voice, at * stepMs + lateMs)
  const meanOf = (from: number, to: number) => ((sums[to] ?? 0) - (sums[from] ?? 0)) / Math.max(1, to - from)
  const rises = new Float32Array(steps)
  let sum = 0
  let heard = 0
  for (let at = besideSteps; at < steps - besideSteps; at += 1) {
    const isHeard = isHeardAt(voice, at - besideSteps) && isHeardAt(voice, at + besideSteps)
    rises[at] = isHeard ? meanOf(at, at + besideSteps) - meanOf(at - besideSteps, at) : NaN
    if (!isHeard) continue
    sum += rises[at] ?? 0
    heard += 1
  }
  const usual = sum / Math.max(1, heard)
  return rises.map((rise) => (Number.isNaN(rise) ? 0 : rise - usual))
}

function isHeardAt(voice: Voice, step: number): boolean {
  return !Number.isNaN(voice[Math.floor((step * stepMs) / frameMs)] ?? NaN)
}

/** Between the middles of frames; what nobody heard is not sure at all. */
function surenessAt(voice: Voice, atMs: number): number {
  const place = atMs / frameMs
  const frame = Math.floor(place)
  const [here, next] = [voice[frame] ?? 0, voice[frame + 1] ?? 0]
  const sure = here + (next - here) * (place - frame)
  return Number.isNaN(sure) ? 0 : sure
}

/** Where somebody speaks; what is loud where nobody listened closely. */
function spansOf(loudness: ArrayLike<number>, voice: Voice): readonly Span[] {
  const spoken = stretchesOfVoice(voice, loudness.length).map(({ from, to }) => {
    return { startMs: from * stepMs, endMs: to * stepMs }
  })
  const chunkMs = chunkFrames * frameMs
  const isUnheard = ({ startMs }: Span) => Number.isNaN(voice[Math.floor(startMs / chunkMs) * chunkFrames] ?? NaN)
  return joined([...spoken, ...aboveSurroundings(loudness).filter(isUnheard)])
}
