/** `check --sound`: real speech is heard by the real ffmpeg, and tells a subtitle that is late from one that is not. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Span } from '../../shared/timing/span.ts'
import { newFilmFolder } from '../support/make/films/deskFilm.ts'
import { moved, randomOf } from '../support/make/films/madeTalk.ts'
import { srtOf } from '../support/make/films/timedSubtitle.ts'
import { spokenSentences, voiceOf, voiceRate as rate } from '../support/make/films/voices.ts'
import { eventsOf } from '../support/programs/runCli.ts'
import { runHere } from '../support/programs/runHere.ts'

const minutes = 8
const lateMs = 2_400
const voices = spokenSentences.flatMap((words) => voiceOf(words) ?? [])
const hasVoice = voices.length === spokenSentences.length
const ifVoice = hasVoice ? '' : ' (skipped: ffmpeg has no flite)'

/** Somebody speaks, is silent for a while, and speaks again. */
function makeSpeechFilm(path: string, seed: number): readonly Span[] {
  const random = randomOf(seed)
  const samples = new Int16Array(minutes * 60 * rate)
  const spoken: Span[] = []
  for (let startMs = 4_000; ; startMs += 1_000 + Math.round(random() * 7_000)) {
    const voice = voices[Math.floor(random() * voices.length)] ?? new Int16Array()
    const at = Math.round((startMs / 1000) * rate)
    if (at + voice.length >= samples.length) break
    samples.set(voice, at)
    const endMs = startMs + Math.round((voice.length / rate) * 1000)
    spoken.push({ startMs, endMs })
    startMs = endMs
  }
  const raw = `${path}.s16`
  writeFileSync(raw, samples)
  const picture = ['-f', 'lavfi', '-i', `color=black:size=64x48:rate=2:duration=${minutes * 60}`]
  const sound = ['-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', raw]
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac', '-shortest']
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', ...picture, ...sound, ...codecs, '-y', path])
  truncateSync(path, 16 * 2 ** 20)
  utimesSync(path, 1_600_000_000, 1_600_000_000)
  return spoken
}

test.skipIf(!hasVoice)(`what is late is told by the speech of its film, what is in step is not${ifVoice}`, async () => {
  const { folder, home } = newFilmFolder()
  const films = ['Amber Field (2011)', 'Copper Road (2012)'] as const
  const [right, late] = films.map((film, seed) => makeSpeechFilm(join(folder, `${film}.mp4`), seed + 1))
  writeFileSync(join(folder, `${films[0]}.en.srt`), srtOf(right ?? []))
  const path = join(folder, `${films[1]}.en.srt`)
  writeFileSync(path, srtOf(moved(late ?? [], lateMs)))
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.s16'))) truncateSync(join(folder, name))
  const before = readFileSync(path)

  const silent = await runHere(['check', folder, '--json', '--home', home])
  expect(eventsOf(silent, 'finding').filter(({ kind }) => kind === 'timing')).toEqual([])
  const heard = await runHere(['check', folder, '--sound', '--json', '--home', home])
  expect(heard.stderr).toMatch(/^Listening to \d+ videos? at most, \d+ minutes? of sound\.$/m)
  const found = eventsOf(heard, 'finding').filter(({ kind }) => kind === 'timing')
  expect(found.map(({ sidecar }) => sidecar)).toEqual([path])
  // A voice begins and ends a little within its span.
  const seconds = Number(
    /move ([\d.]+) s earlier, measured against the speech/.exec(String(found[0]?.['evidence']))?.[1],
  )
  expect(Math.abs(seconds - lateMs / 1000)).toBeLessThan(0.3)
  expect(heard.code).toBe(1)
  // Heard once: the second time nothing is read, and the same is told.
  const again = await runHere(['check', folder, '--sound', '--json', '--home', home])
  expect(eventsOf(again, 'finding').map(({ evidence }) => evidence)).toEqual(
    eventsOf(heard, 'finding').map(({ evidence }) => evidence),
  )
  expect(eventsOf(again, 'done')[0]).toMatchObject({ read: 0 })
  expect(readFileSync(path)).toEqual(before)
})
