/** Videos that are traps, on the desk of a real host with the real ffmpeg: cut, lying, endless, naming other files. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toAppError } from '../../shared/errors.ts'
import { startDeafServer } from '../support/hosts/deafServer.ts'
import { bytesOf, children, desk, openFilms, plays } from '../support/hosts/filmHost.ts'
import { mostMemoryOf } from '../support/hosts/ffmpegMemory.ts'
import { kinds, makeDeskFilm, newFilmFolder } from '../support/make/films/deskFilm.ts'
import { hostileForms, type FormParts } from '../support/make/films/hostileForms.ts'
import { hostileVideos, type HostileVideo } from '../support/make/films/hostileVideos.ts'
import { hasMediaTools, ifMediaTools } from '../support/make/films/timedFilm.ts'

/** Where nothing lies, it is a third of that. */
const mostMemoryBytes = 320 * 2 ** 20
/** Of a dozen: each starts ffmpeg twice, which takes seconds where a machine has much to do. */
const allMs = 480_000

const clipOf = { lengthMs: 2_000, sound: 0, plays: [...plays] }
/** A film that is none of them is shown by the same ffmpeg, which shows nothing of those that lead elsewhere. */
const right = 'Right Film (2010).mkv'

function makeHealthy(root: string, name: string, kind: keyof typeof kinds): Buffer {
  const path = join(root, name)
  makeDeskFilm(path, { seconds: 5, ...kinds[kind] })
  return readFileSync(path)
}

function placeTraps() {
  const { root, folder, home } = newFilmFolder()
  const secret = join(root, 'secret.mp4')
  const films = {
    mp4: makeHealthy(root, 'secret.mp4', 'H.264 and AAC in MP4'),
    mkv: makeHealthy(root, 'healthy.mkv', 'H.264 and AAC in MKV'),
    avi: makeHealthy(root, 'healthy.avi', 'MPEG-4 and MP3 in AVI'),
  }
  copyFileSync(join(root, 'healthy.mkv'), join(folder, right))
  return { folder, home, secret, films }
}

/** What is made of each, and that it ends: with a picture, or with the sentence that this cannot be shown. */
async function lookAt(made: (parts: FormParts) => readonly HostileVideo[]): Promise<void> {
  const { folder, home, secret, films } = placeTraps()
  const { calls, address } = await startDeafServer()
  const traps = made({ secret, address, ...films })
  expect(traps.length).toBeGreaterThan(0)
  for (const { name, bytes } of traps) writeFileSync(join(folder, name), bytes)
  // Such as they are, with the deadlines that people have.
  const opened = await openFilms(folder, home, traps.length + 1, { deadlines: { pictureMs: 10_000, clipMs: 30_000 } })
  const ask = async ({ name }: Pick<HostileVideo, 'name'>) => {
    const at = { ...desk, videoId: opened.ids.get(name) ?? '', atMs: 1_000 }
    const refused = (thrown: unknown) => {
      expect([name, toAppError(thrown).code]).toEqual([name, 'input.invalid'])
      return null
    }
    return Promise.all([
      opened.ask('media.picture', at).catch(refused),
      opened.ask('media.clip', { ...at, ...clipOf }).catch(refused),
    ])
  }
  const memory = await mostMemoryOf(folder, async () => {
    for (const trap of traps) {
      const [picture, clip] = await ask(trap)
      if (trap.leads) expect([trap.name, picture, clip]).toEqual([trap.name, null, null])
      // A page draws what it is given: a broken picture is none.
      if (picture) expect((await bytesOf(opened, picture.name)).bytes.toString('latin1', 8, 12)).toBe('WEBP')
    }
    expect((await ask({ name: right })).every((shown) => shown !== null)).toBe(true)
  })
  expect(memory).toBeGreaterThan(0)
  expect(memory).toBeLessThan(mostMemoryBytes)
  expect([calls, children(folder)]).toEqual([[], []])
  expect(opened.bugs).toEqual([])
}

const some80 = ({ secret, address, mp4, mkv }: FormParts) =>
  hostileVideos({ secret, address, healthy: mp4, healthyMkv: mkv })
const lots = [
  ...Array.from({ length: 7 }, (_, lot) => ({ name: 'some 80 hostile videos', make: some80, least: 80, lots: 7, lot })),
  ...Array.from({ length: 3 }, (_, lot) => ({
    ...{ name: 'some 30 lying forms', make: hostileForms },
    ...{ least: 34, lots: 3, lot },
  })),
]

test.skipIf(!hasMediaTools).for(lots)(
  `$name: nothing outside is read, nothing hangs, memory is bounded: lot $lot${ifMediaTools}`,
  { timeout: allMs },
  ({ make, least, ...of }) =>
    lookAt((parts) => {
      const all = make(parts)
      expect(all.length).toBeGreaterThanOrEqual(least)
      return all.filter((_, at) => at % of.lots === of.lot)
    }),
)
