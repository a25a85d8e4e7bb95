/** Videos that are traps, on the desk of a real host with the real ffmpeg: cut, lying, endless, naming other files. */
import { copyFileSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startDeafServer } from '../support/hosts/deafServer.ts'
import { bytesOf, children, desk, openFilms, plays } from '../support/hosts/filmHost.ts'
import { mostMemoryOf } from '../support/hosts/ffmpegMemory.ts'
import { kinds, makeDeskFilm, newFilmFolder } from '../support/make/films/deskFilm.ts'
import { hostileVideos } from '../support/make/films/hostileVideos.ts'
import { hasMediaTools, ifMediaTools } from '../support/make/films/timedFilm.ts'

/** Where nothing lies, it is a third of that. */
const mostMemoryBytes = 320 * 2 ** 20
/** Of all of them: each starts ffmpeg twice, which takes seconds where a machine has much to do. */
const allMs = 480_000

test.skipIf(!hasMediaTools)(
  `some 80 hostile videos: nothing outside is read, nothing hangs, memory is bounded${ifMediaTools}`,
  async () => {
    const { root, folder, home } = newFilmFolder()
    const secret = join(root, 'secret.mp4')
    makeDeskFilm(secret, { seconds: 5, ...kinds['H.264 and AAC in MP4'] })
    const healthyMkv = join(root, 'healthy.mkv')
    makeDeskFilm(healthyMkv, { seconds: 5, ...kinds['H.264 and AAC in MKV'] })
    const { calls, address } = await startDeafServer()
    const healthy = { healthy: readFileSync(secret), healthyMkv: readFileSync(healthyMkv) }
    const made = hostileVideos({ secret, address, ...healthy })
    expect(made.length).toBeGreaterThanOrEqual(80)
    for (const { name, bytes } of made) writeFileSync(join(folder, name), bytes)
    symlinkSync(secret, join(folder, 'Linked (2010).mkv'))
    // What is shown of a film that is none of them: the same ffmpeg shows nothing of those that lead elsewhere.
    const right = 'Right Film (2010).mkv'
    copyFileSync(healthyMkv, join(folder, right))
    // With the deadlines that people have.
    const deadlines = { pictureMs: 10_000, clipMs: 30_000 }
    const opened = await openFilms(folder, home, made.length + 1, { deadlines })
    const ofRight = { ...desk, videoId: opened.ids.get(right) ?? '', atMs: 1_000 }
    await opened.ask('media.picture', ofRight)
    await opened.ask('media.clip', { ...ofRight, lengthMs: 2_000, sound: 0, plays: [...plays] })
    expect(opened.ids.has('Linked (2010).mkv')).toBe(false)
    const memory = await mostMemoryOf(folder, async () => {
      for (const { name, leads } of made) {
        const videoId = opened.ids.get(name) ?? ''
        expect(videoId).not.toBe('')
        const began = performance.now()
        const at = { ...desk, videoId, atMs: 1_000 }
        const [picture, clip] = await Promise.all([
          opened.ask('media.picture', at).catch(() => null),
          opened.ask('media.clip', { ...at, lengthMs: 2_000, sound: 0, plays: [...plays] }).catch(() => null),
        ])
        expect(performance.now() - began).toBeLessThan(40_000)
        if (leads) expect([name, picture, clip]).toEqual([name, null, null])
        // A page draws what it is given: a broken picture is none.
        if (picture) expect((await bytesOf(opened, picture.name)).bytes.toString('latin1', 8, 12)).toBe('WEBP')
      }
    })
    expect(memory).toBeGreaterThan(0)
    expect(memory).toBeLessThan(mostMemoryBytes)
    expect([calls, children(folder)]).toEqual([[], []])
    await expect(opened.ask('media.picture', { ...desk, videoId: 'no-such-video', atMs: 0 })).rejects.toMatchObject({
      code: 'file.missing',
    })
    expect(opened.bugs).toEqual([])
  },
  allMs,
)
