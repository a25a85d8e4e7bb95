/** Listens closely to films: hears voices where music is as loud as they are. What was heard once is kept and not heard again. */
import { writeFile } from 'node:fs/promises'
import type { Clock } from '../../node/clock.ts'
import { AppError } from '../../shared/errors.ts'
import { createEar, type Ear } from '../../node/ear/ear.ts'
import type { EarFiles } from '../../node/ear/earFiles.ts'
import { createSoundHearer } from '../../node/ear/hearSound.ts'
import {
  heardMs,
  isHeard,
  packedVoice,
  shareOfSome,
  unpackedVoice,
  voiceSamplesPerSecond,
  type Hearing,
  type Voice,
} from '../../shared/sound/voice.ts'
import { readKept, type MediaCache } from './mediaCache.ts'
import { createMediaTurns } from './mediaTurns.ts'
import { cannotHear, readSound, type MediaOptions } from './readMedia.ts'

export interface CloseListener {
  /** What it would take about on this machine, in milliseconds, where so much is known; null for a film of unknown length. */
  costMs(durationMs: number | null, hearing: Hearing, known?: Voice | null): number | null
  /** What was heard of it before: it costs nothing. null where nobody has listened closely. */
  known(mediaPath: string, sound: number): Promise<Voice | null>
  /** @throws as `listen` does, and 'internal' where the ear itself failed; what was heard until then is kept */
  hear(mediaPath: string, hearing: Hearing, options: MediaOptions): Promise<Voice>
}

export interface CloseListenerParts {
  readonly files: EarFiles
  readonly cache: MediaCache
  /** The same for the same content under any name; null where it cannot be read. */
  readonly keyOf: (mediaPath: string) => Promise<string | null>
  readonly clock: Pick<Clock, 'nowMs'>
}

/** For a minute of sound that is heard; measured on two cores of 2.5 GHz. What this machine needs takes its place. */
const usualPaceMs = 650
/** For a minute of the film that is read and left out. */
const readingMs = 40
const minuteMs = 60_000

export function createCloseListener(parts: CloseListenerParts): CloseListener {
  const { files, cache, keyOf, clock } = parts
  /** A network takes all that a machine can give. */
  const turns = createMediaTurns(1)
  let paceMs = usualPaceMs

  async function nameOf(mediaPath: string, sound: number): Promise<string | null> {
    const key = await keyOf(mediaPath)
    return key === null ? null : `${key}-${sound}.voice`
  }

  async function read(name: string | null): Promise<Voice | null> {
    return name === null ? null : readKept(cache, name, unpackedVoice)
  }

  async function keep(name: string | null, voice: Voice): Promise<void> {
    if (name === null) return
    // Where it cannot be kept, on a full disk, it is heard again when it is next asked for; what was heard now holds.
    await cache.make(name, (path) => writeFile(path, packedVoice(voice), { mode: 0o600 })).catch(() => undefined)
  }

  async function hearAndKeep(name: string | null, mediaPath: string, order: HearOrder): Promise<Voice> {
    const { hearing } = order
    // Whoever had the turn before may have heard the same film, for another of its languages.
    const before = await read(name)
    if (before && isHeard(before, hearing)) return before
    const ear = createEar(files)
    const startedMs = clock.nowMs()
    try {
      const { voice, outcome } = await hearFilm(mediaPath, { ...order, ear, before })
      const newMinutes = (heardMs(voice) - (before ? heardMs(before) : 0)) / minuteMs
      if (newMinutes >= 1) paceMs = (clock.nowMs() - startedMs) / newMinutes
      await keep(name, voice)
      if (outcome === 'late') throw heardInPart()
      return voice
    } finally {
      await ear.close()
    }
  }

  return {
    costMs(durationMs, hearing, before = null) {
      if (durationMs === null) return null
      const wantedMs = durationMs * (hearing === 'all' ? 1 : shareOfSome)
      const unheardMs = Math.max(0, wantedMs - (before ? heardMs(before) : 0))
      return Math.round((unheardMs * paceMs + durationMs * readingMs) / minuteMs)
    },
    known: async (mediaPath, sound) => read(await nameOf(mediaPath, sound)),
    async hear(mediaPath, hearing, options) {
      const name = await nameOf(mediaPath, options.sound ?? 0)
      const kept = await read(name)
      if (kept && isHeard(kept, hearing)) return kept
      return turns.take(options.signal, () => hearAndKeep(name, mediaPath, { ...options, hearing }))
    },
  }
}

interface HearOrder extends MediaOptions {
  readonly hearing: Hearing
}

interface FilmOrder extends HearOrder {
  readonly ear: Ear
  readonly before: Voice | null
}

interface HeardFilm {
  readonly voice: Voice
  /** late: not to its end. */
  readonly outcome: 'done' | 'late'
}

async function hearFilm(mediaPath: string, { onProgress, ...order }: FilmOrder): Promise<HeardFilm> {
  const { ear, hearing, before, ...options } = order
  const hearer = createSoundHearer({ ear, hearing, before, signal: options.signal })
  let samples = 0
  const reading = { ...options, samplesPerSecond: voiceSamplesPerSecond }
  const outcome = await readSound(mediaPath, reading, async (bytes) => {
    await hearer.add(bytes)
    samples += bytes.length / 2
    onProgress?.((samples / voiceSamplesPerSecond) * 1_000)
  })
  if (outcome === 'late') return { voice: await hearer.stop(), outcome }
  const voice = await hearer.end()
  if (outcome === 'done' && voice.length > 0) return { voice, outcome }
  throw cannotHear(outcome)
}

function heardInPart(): AppError {
  const sentence =
    'Listening closely took more than half an hour, so it was stopped. What was heard is kept: ask again, and it goes on from there.'
  return new AppError('input.invalid', sentence)
}
