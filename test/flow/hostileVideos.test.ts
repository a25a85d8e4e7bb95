/** Videos that are traps, on the desk of a real host with the real ffmpeg: cut, lying, endless, naming other files. */
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bytesOf, children, desk, openFilms, plays } from '../support/hosts/filmHost.ts'
import { mostMemoryOf } from '../support/hosts/ffmpegMemory.ts'
import { kinds, makeDeskFilm, newFilmFolder } from '../support/make/films/deskFilm.ts'
import { hostileVideos } from '../support/make/films/hostileVideos.ts'
import { hasMediaTools, ifMediaTools } from '../support/make/films/timedFilm.ts'

/** Where nothing lies, it is a third of that. */
const mostMemoryBytes = 320 * 2 ** 20

test.skipIf(!hasMediaTools)(
  `50 hostile videos: nothing outside is read, nothing hangs, memory is bounded${ifMediaTools}`,
  async () => {
    const { root, folder, home } = newFilmFolder()
    const secret = join(root, 'secret.mp4')
    makeDeskFilm(secret, { seconds: 5, ...kinds['H.264 and AAC in MP4'] })
    const made = hostileVideos({ secret, healthy: readFileSync(secret) })
    expect(made.length).toBeGreaterThanOrEqual(50)
    for (const { name, bytes } of made) writeFileSync(join(folder, name), bytes)
    symlinkSync(secret, join(folder, 'Linked (2010).mkv'))
    const opened = await openFilms(folder, home, made.length)
    expect(opened.ids.has('Linked (2010).mkv')).toBe(false)
    const memory = await mostMemoryOf(folder, async () => {
      for (const { name, leads } of made) {
        const videoId = opened.ids.get(name) ?? ''
        expect(videoId).not.toBe('')
        const began = performance.now()
        const picture = await opened.ask('media.picture', { ...desk, videoId, atMs: 1_000 }).catch(() => null)
        const clip = await opened
          .ask('media.clip', { ...desk, videoId, atMs: 1_000, lengthMs: 2_000, sound: 0, plays: [...plays] })
          .catch(() => null)
        expect(performance.now() - began).toBeLessThan(40_000)
        if (leads) expect([name, picture, clip]).toEqual([name, null, null])
        // A page draws what it is given: a broken picture is none.
        if (picture) expect((await bytesOf(opened, picture.name)).bytes.toString('latin1', 8, 12)).toBe('WEBP')
      }
    })
    expect(memory).toBeGreaterThan(0)
    expect(memory).toBeLessThan(mostMemoryBytes)
    expect(children(folder)).toEqual([])
    await expect(opened.ask('media.picture', { ...desk, videoId: 'no-such-video', atMs: 0 })).rejects.toMatchObject({
      code: 'file.missing',
    })
    expect(opened.bugs).toEqual([])
  },
)
