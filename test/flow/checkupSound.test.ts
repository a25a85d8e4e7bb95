/** `check --sound`: real speech is heard by the real ffmpeg, and tells a subtitle that is late from one that is not. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Span } from '../../shared/timing/span.ts'
import { newFilmFolder } from '../support/make/films/deskFilm.ts'
import { moved, randomOf } from '../support/make/films/madeTalk.ts'
import { writeMusicFilm } from '../support/make/films/musicFilm.ts'
import { spokenSound } from '../support/make/films/spokenSound.ts'
import { srtOf } from '../support/make/films/timedSubtitle.ts'
import { hasVoices, ifVoices } from '../support/make/films/voices.ts'
import { eventsOf } from '../support/programs/runCli.ts'
import { runHere } from '../support/programs/runHere.ts'

const minutes = 8
const lateMs = 2_400

function makeSpeechFilm(path: string, seed: number): readonly Span[] {
  const pause = { leastMs: 1_000, moreMs: 7_000 }
  const film = spokenSound({ seconds: minutes * 60, random: randomOf(seed), pause })
  writeMusicFilm(path, film)
  return film.talk
}

test.skipIf(!hasVoices)(
  `what is late is told by the speech of its film, what is in step is not${ifVoices}`,
  async () => {
    const { folder, home } = newFilmFolder()
    const films = ['Amber Field (2011)', 'Copper Road (2012)'] as const
    const [right, late] = films.map((film, seed) => makeSpeechFilm(join(folder, `${film}.mp4`), seed + 1))
    writeFileSync(join(folder, `${films[0]}.en.srt`), srtOf(right ?? []))
    const path = join(folder, `${films[1]}.en.srt`)
    writeFileSync(path, srtOf(moved(late ?? [], lateMs)))
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
  },
)
