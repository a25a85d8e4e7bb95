/** What is heard of films: while somebody listens, as far as that is, and how long it takes still. */
import type { Clock } from '../../../node/clock.ts'
import { speechOf } from '../../../shared/sound/strip.ts'
import type { Span } from '../../../shared/timing/span.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { MediaOptions } from '../../media/readMedia.ts'
import type { SoundBook } from '../../media/soundBook.ts'
import { leftMs, noPace, paceWith, type WorkPace } from '../../runs/workPace.ts'

export interface FilmSound {
  readonly video: LibraryVideo
  readonly track: number
}

export interface HeardSound {
  readonly state: 'known' | 'listening' | 'unknown'
  /** How far listening is, 0..1; null where nobody listens, or where the length of the film is not known. */
  readonly share: number | null
  /** As far as it was heard; null where it was not. */
  readonly loudness: Float32Array | null
  /** How long listening takes, or takes still; null where that is not known. */
  readonly leftMs: number | null
}

export interface FilmSounds {
  heard(sound: FilmSound): Promise<HeardSound>
  /** Where somebody speaks, as far as it was heard. */
  speech(sound: FilmSound): Promise<readonly Span[]>
  /** @throws as `listen` of a video does */
  listen(sound: FilmSound, options: Pick<MediaOptions, 'signal' | 'program'>): Promise<void>
}

export interface FilmSoundsParts {
  readonly sounds: SoundBook
  readonly clock: Pick<Clock, 'monotonicMs'>
}

/** Milliseconds of a film that are heard in one, on two cores and a usual drive; corrected by the first film that is heard. */
const usualSpeed = 140
/** A shorter one says more of how long ffmpeg takes to begin. */
const leastFilmMs = 5 * 60_000

interface Listening {
  readonly atMs: number
  readonly soFar: () => Float32Array
  readonly pace: WorkPace
}

export function createFilmSounds({ sounds, clock }: FilmSoundsParts): FilmSounds {
  const listening = new Map<string, Listening>()
  const known = createKnown(sounds)
  let speed = usualSpeed

  function whileListening({ atMs, soFar, pace }: Listening, durationMs: number | null): HeardSound {
    return {
      state: 'listening',
      share: durationMs === null ? null : Math.min(1, atMs / durationMs),
      loudness: soFar(),
      leftMs: durationMs === null ? null : (leftMs(pace, durationMs) ?? Math.max(0, durationMs - atMs) / speed),
    }
  }

  return {
    async heard(sound) {
      const durationMs = sound.video.media?.durationMs ?? null
      const now = listening.get(keyOf(sound))
      if (now) return whileListening(now, durationMs)
      const loudness = (await known(sound))?.loudness ?? null
      if (loudness) return { state: 'known', share: null, loudness, leftMs: null }
      return { state: 'unknown', share: null, loudness, leftMs: durationMs === null ? null : durationMs / speed }
    },
    async speech(sound) {
      const now = listening.get(keyOf(sound))
      return now ? speechOf(now.soFar()) : ((await known(sound))?.speech ?? [])
    },
    async listen(sound, options) {
      const { video, track } = sound
      const key = keyOf(sound)
      const startedMs = clock.monotonicMs()
      let now: Listening = {
        atMs: 0,
        soFar: () => new Float32Array(),
        pace: paceWith(noPace, { atMs: startedMs, done: 0 }),
      }
      listening.set(key, now)
      try {
        await sounds.listen(video.file.path, {
          ...options,
          sound: track,
          onProgress(atMs, soFar) {
            now = { atMs, soFar, pace: paceWith(now.pace, { atMs: clock.monotonicMs(), done: atMs }) }
            listening.set(key, now)
          },
        })
        const tookMs = clock.monotonicMs() - startedMs
        if (now.atMs >= leastFilmMs && tookMs > 0) speed = now.atMs / tookMs
      } finally {
        listening.delete(key)
      }
    },
  }
}

/** Of which file, as it is now, and which of its sounds. */
function keyOf({ video, track }: FilmSound): string {
  const { path, sizeBytes, modifiedMs } = video.file
  return `${track} ${sizeBytes} ${modifiedMs} ${path}`
}

interface Known {
  readonly key: string
  readonly loudness: Float32Array
  readonly speech: readonly Span[]
}

/** Of the film that was asked for last: a strip asks again with each step of its zoom. */
function createKnown(sounds: SoundBook): (sound: FilmSound) => Promise<Known | null> {
  let last: Known | null = null
  return async (sound) => {
    const key = keyOf(sound)
    if (last?.key === key) return last
    const loudness = await sounds.known(sound.video.file.path, sound.track)
    if (!loudness) return null
    last = { key, loudness, speech: speechOf(loudness) }
    return last
  }
}
