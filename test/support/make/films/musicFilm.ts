/** A film in which somebody speaks under music that is louder than they are: voices of a program, notes that begin like words. */
import { execFileSync } from 'node:child_process'
import { rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import type { Random } from './madeTalk.ts'
import { spokenSound, type SpokenSound } from './spokenSound.ts'
import { voiceRate as rate } from './voices.ts'

export interface MusicFilmOrder {
  readonly minutes: number
  /** Of the notes, 0..1; a voice has about 0.2. */
  readonly music: number
  readonly random: Random
}

export function mixMusicFilm({ minutes, music, random }: MusicFilmOrder): SpokenSound {
  const film = spokenSound({ seconds: minutes * 60, random, pause: { leastMs: 700, moreMs: 6_000 } })
  for (let at = 0; at < film.samples.length; at += Math.round((0.15 + random() * 0.5) * rate)) {
    const level = music * (0.4 + random() * 0.6)
    addNote(film.samples, { at, level, hertz: 110 * 2 ** (Math.floor(random() * 36) / 12) })
  }
  return film
}

interface Note {
  readonly at: number
  readonly level: number
  readonly hertz: number
}

/** Struck, then fading for a second, with two overtones. */
function addNote(samples: Int16Array, { at, level, hertz }: Note): void {
  for (let beat = 0; beat < rate && at + beat < samples.length; beat += 1) {
    const turn = (2 * Math.PI * hertz * beat) / rate
    const wave = (Math.sin(turn) + 0.5 * Math.sin(2 * turn) + 0.25 * Math.sin(3 * turn)) / 1.75
    const loud = level * Math.min(1, beat / 80) * Math.exp((-3 * beat) / rate)
    samples[at + beat] = Math.max(-32_768, Math.min(32_767, (samples[at + beat] ?? 0) + wave * loud * 32_767))
  }
}

/** As a video with a black picture, large enough for one and old enough not to look like a running copy. */
export function writeMusicFilm(path: string, { samples }: SpokenSound): void {
  const raw = `${path}.s16`
  writeFileSync(raw, samples)
  const seconds = samples.length / rate
  const picture = ['-f', 'lavfi', '-i', `color=black:size=64x48:rate=2:duration=${seconds}`]
  const sound = ['-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', raw]
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac', '-shortest']
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', ...picture, ...sound, ...codecs, '-y', path])
  rmSync(raw)
  truncateSync(path, 16 * 2 ** 20)
  utimesSync(path, 1_600_000_000, 1_600_000_000)
}
