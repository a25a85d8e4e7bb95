/**
 * A film of recorded voices: who speaks when is known to 10 ms, because each clip was measured alone before it was laid
 * over music and noises. Pure.
 */
import type { Span } from '../../../shared/timing/span.ts'
import type { Random } from '../../support/make/films/madeTalk.ts'
import { samplesPerSecond, type Sound, type Sounds } from './sounds.ts'

export interface MadeFilm {
  readonly samples: Float32Array
  readonly talk: readonly Span[]
}

export interface FilmOrder {
  readonly minutes: number
  /** Of the voices over the music: what is quieter than the music is negative. null: there is no music. */
  readonly voiceOverMusicDb: number | null
  /** The share of scenes that have it. */
  readonly musicShare: number
}

/** Root of the mean square of what is spoken: -23 dB of full scale, as films are mixed. */
const voiceLevel = 0.07
const noiseLevel = 0.05
/** Rooms are never silent. */
const roomLevel = 0.0006

export function makeFilm(sounds: Sounds, order: FilmOrder, random: Random): MadeFilm {
  const length = order.minutes * 60 * samplesPerSecond
  const samples = Float32Array.from({ length }, () => (random() - 0.5) * roomLevel * 3.5)
  const film: MadeFilm & { readonly talk: Span[] } = { samples, talk: [] }
  let atMs = 20_000 + random() * 40_000
  const endMs = order.minutes * 60_000 - 20_000
  while (atMs < endMs) {
    const sceneEndMs = Math.min(endMs, atMs + 30_000 + random() * 150_000)
    const fromMs = atMs
    atMs = addScene(film, sounds, { fromMs, toMs: sceneEndMs, random })
    const hasMusic = order.voiceOverMusicDb !== null && random() < order.musicShare
    if (hasMusic)
      addMusic(film, sounds, { fromMs: fromMs - 3_000, toMs: atMs + 5_000, random, db: order.voiceOverMusicDb })
    atMs += random() < 0.4 ? 10_000 + random() * 40_000 : 2_000
  }
  return film
}

interface Stretch {
  readonly fromMs: number
  readonly toMs: number
  readonly random: Random
}

/** Some sentences after each other, some alone; now and then a noise between them. */
function addScene(film: MadeFilm & { readonly talk: Span[] }, { voices, noises }: Sounds, scene: Stretch): number {
  const { random, toMs } = scene
  const isChatty = random() < 0.7
  let atMs = scene.fromMs
  while (atMs < toMs) {
    const voice = picked(voices, random)
    const spoken = spokenIn(voice)
    if (spoken) {
      const place = Math.round((atMs - spoken.startMs) * (samplesPerSecond / 1000))
      add(film.samples, voice, { place, gain: (voiceLevel / levelOf(voice)) * (0.6 + random() * 0.8) })
      const span = { startMs: Math.round(atMs), endMs: Math.round(atMs + spoken.endMs - spoken.startMs) }
      film.talk.push(span)
      atMs = span.endMs
    }
    const isPause = random() < (isChatty ? 0.35 : 0.7)
    const pauseMs = isPause ? 500 - Math.log(1 - random()) * (isChatty ? 2_500 : 7_000) : 80 + random() * 300
    if (pauseMs > 2_000 && random() < 0.4) {
      const noise = picked(noises, random)
      const place = Math.round((atMs + random() * (pauseMs - 1_000)) * (samplesPerSecond / 1000))
      add(film.samples, noise, { place, gain: noiseLevel / levelOf(noise) })
    }
    atMs += pauseMs
  }
  return atMs
}

function addMusic(film: MadeFilm, { music }: Sounds, { fromMs, toMs, random, db }: Stretch & { readonly db: number }) {
  const tune = picked(music, random)
  const gain = (voiceLevel / levelOf(tune)) * 10 ** (-db / 20)
  const perMs = samplesPerSecond / 1000
  const [from, to] = [Math.max(0, Math.round(fromMs * perMs)), Math.min(film.samples.length, Math.round(toMs * perMs))]
  const offset = Math.floor(random() * tune.length)
  const fade = samplesPerSecond * 2
  for (let at = from; at < to; at += 1) {
    const swell = Math.min(1, (at - from) / fade, (to - at) / fade)
    film.samples[at] = (film.samples[at] ?? 0) + (tune[(at - from + offset) % tune.length] ?? 0) * gain * swell
  }
}

function picked<One>(list: readonly One[], random: Random): One {
  const one = list[Math.floor(random() * list.length)]
  if (one === undefined) throw new Error('There are no sounds.')
  return one
}

function add(samples: Float32Array, sound: Sound, { place, gain }: { readonly place: number; readonly gain: number }) {
  for (let at = Math.max(0, -place); at < sound.length && place + at < samples.length; at += 1)
    samples[place + at] = (samples[place + at] ?? 0) + (sound[at] ?? 0) * gain
}

/** Of what is loud of it: the root of the mean square of its louder half. */
function levelOf(sound: Sound): number {
  const steps = stepsOf(sound).sort()
  const loud = steps.subarray(steps.length >> 1)
  return Math.max(0.001, Math.sqrt(loud.reduce((sum, value) => sum + value * value, 0) / Math.max(1, loud.length)))
}

const stepSamples = samplesPerSecond / 100
/** Of its loud steps; a soft consonant at the beginning of a word is 30 dB below its vowel. */
const heardShare = 0.03

function stepsOf(sound: Sound): Float32Array {
  return Float32Array.from({ length: Math.floor(sound.length / stepSamples) }, (_, step) => {
    let squares = 0
    for (let at = step * stepSamples; at < (step + 1) * stepSamples; at += 1) squares += (sound[at] ?? 0) ** 2
    return Math.sqrt(squares / stepSamples)
  })
}

const known = new WeakMap<Sound, Span | null>()

/** Where in a clip somebody speaks. null where nobody does. */
function spokenIn(sound: Sound): Span | null {
  const before = known.get(sound)
  if (before !== undefined) return before
  const steps = stepsOf(sound)
  const least = Math.max(0.001, levelOf(sound) * heardShare)
  const first = steps.findIndex((value) => value >= least)
  const last = steps.findLastIndex((value) => value >= least)
  const span = last - first >= 30 ? { startMs: first * 10, endMs: (last + 1) * 10 } : null
  known.set(sound, span)
  return span
}

/** As 16-bit samples of one channel in a WAV file. */
export function wavOf(samples: Float32Array): Uint8Array {
  const bytes = Buffer.alloc(44 + samples.length * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + samples.length * 2, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(samplesPerSecond, 24)
  bytes.writeUInt32LE(samplesPerSecond * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples.length * 2, 40)
  for (let at = 0; at < samples.length; at += 1)
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, samples[at] ?? 0)) * 32_767), 44 + at * 2)
  return bytes
}
