/** The sound of videos that are traps, as the strip, a check-up and a transcription ask for it, by the real ffmpeg. */
import { existsSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { soundOf } from '../../electron/ai/soundOf.ts'
import { toAppError } from '../../shared/errors.ts'
import { startDeafServer } from '../support/hosts/deafServer.ts'
import { mostMemoryOf } from '../support/hosts/ffmpegMemory.ts'
import { children, desk, openFilms } from '../support/hosts/filmHost.ts'
import { kinds, makeDeskFilm, newFilmFolder } from '../support/make/films/deskFilm.ts'
import { hostileVideos } from '../support/make/films/hostileVideos.ts'
import { hasMediaTools, ifMediaTools } from '../support/make/films/timedFilm.ts'
import { eventsOf } from '../support/programs/runCli.ts'
import { runHere } from '../support/programs/runHere.ts'

const mostMemoryBytes = 320 * 2 ** 20
/** Of all of them: each starts ffmpeg more than once, which takes seconds where a machine has much to do. */
const allMs = 480_000

async function makeTraps() {
  const server = await startDeafServer()
  const place = newFilmFolder()
  const secret = join(place.root, 'secret.mp4')
  makeDeskFilm(secret, { seconds: 5, ...kinds['H.264 and AAC in MP4'] })
  const made = hostileVideos({ secret, healthy: readFileSync(secret), address: server.address })
  expect(made.length).toBeGreaterThanOrEqual(50)
  for (const { name, bytes } of made) writeFileSync(join(place.folder, name), bytes)
  return { ...server, ...place, made }
}

test.skipIf(!hasMediaTools)(
  `the strip and a transcription hear nothing from outside, in bounded time and memory${ifMediaTools}`,
  async () => {
    const { calls, root, folder, home, made } = await makeTraps()
    const opened = await openFilms(folder, home, made.length)
    const { signal } = new AbortController()
    const memory = await mostMemoryOf(folder, async () => {
      for (const { name, leads } of made) {
        const videoId = opened.ids.get(name) ?? ''
        const tempPath = join(root, 'taken.wav')
        const refused = (thrown: unknown) => {
          // By itself, and not because nothing came of it for a minute.
          expect([name, toAppError(thrown).message]).not.toEqual([name, expect.stringContaining('was stopped')])
          return 'nothing'
        }
        const [strip, sound] = await Promise.all([
          opened.ask('media.listen', { ...desk, videoId, sound: 0 }).catch(refused),
          soundOf(join(folder, name), { tempPath, signal }).catch(refused),
        ])
        if (leads) expect([name, strip, sound, existsSync(tempPath)]).toEqual([name, 'nothing', 'nothing', false])
      }
    })
    expect(memory).toBeGreaterThan(0)
    expect(memory).toBeLessThan(mostMemoryBytes)
    expect([calls, children(folder), opened.bugs]).toEqual([[], [], []])
  },
  allMs,
)

test.skipIf(!hasMediaTools)(
  `a check-up with sound comes to its end, and tells no timing of a trap${ifMediaTools}`,
  async () => {
    const { calls, folder, home, made } = await makeTraps()
    for (const { name } of made) {
      const video = join(folder, name)
      // Smaller and newer ones are passed over, as samples and what is still being written.
      truncateSync(video, 16 * 2 ** 20)
      utimesSync(video, 1_600_000_000, 1_600_000_000)
      const cues = Array.from(
        { length: 60 },
        (_, at) =>
          `${at + 1}\n00:0${Math.floor(at / 12)}:${String((at % 12) * 5).padStart(2, '0')},000 --> 00:0${Math.floor(at / 12)}:${String((at % 12) * 5 + 2).padStart(2, '0')},000\nYou said it was line ${at}.\n`,
      )
      writeFileSync(join(folder, name.replace(/\.[a-z0-9]+$/, '.en.srt')), cues.join('\n'))
    }
    const told = await runHere(['check', folder, '--sound', '--json', '--home', home])
    expect([0, 1]).toContain(told.code)
    expect(eventsOf(told, 'finding').filter(({ kind }) => kind === 'timing')).toEqual([])
    expect([calls, children(folder)]).toEqual([[], []])
  },
)
