/** Which files ffmpeg opens for a picture of a trap, and whom it calls, as the system tells: the trap alone, and nobody. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pictureArguments } from '../../electron/media/clipArguments.ts'
import { kinds, makeDeskFilm, newFilmFolder } from '../support/make/films/deskFilm.ts'
import { hostileForms } from '../support/make/films/hostileForms.ts'
import { hostileVideos } from '../support/make/films/hostileVideos.ts'
import { hasMediaTools, ifMediaTools } from '../support/make/films/timedFilm.ts'

const hasStrace = spawnSync('strace', ['-f', 'true']).status === 0
const ifStrace = hasStrace ? '' : ' (skipped: strace cannot be used here)'
/** Each starts ffmpeg, which takes seconds where a machine has much to do. */
const allMs = 480_000
/** Nobody listens there. */
const address = 'http://127.0.0.1:9'

/** What it asks the system to open, and to connect to. */
function askedBy(args: readonly string[]): string {
  const told = ['-f', '-s', '4096', '-e', 'trace=open,openat,connect', 'ffmpeg', ...args]
  return spawnSync('strace', told, { encoding: 'utf8', maxBuffer: 2 ** 28 }).stderr
}

test.skipIf(!hasMediaTools || !hasStrace)(
  `no trap leads ffmpeg to another file or into the network${ifMediaTools || ifStrace}`,
  { timeout: allMs },
  () => {
    const { root, folder } = newFilmFolder()
    const secret = join(root, 'secret.mp4')
    const made = (name: string, kind: keyof typeof kinds) => {
      makeDeskFilm(join(root, name), { seconds: 3, size: '320x180', ...kinds[kind] })
      return readFileSync(join(root, name))
    }
    const films = {
      mp4: made('secret.mp4', 'H.264 and AAC in MP4'),
      mkv: made('healthy.mkv', 'H.264 and AAC in MKV'),
      avi: made('healthy.avi', 'MPEG-4 and MP3 in AVI'),
    }
    const place = { secret, address }
    const videos = hostileVideos({ ...place, healthy: films.mp4, healthyMkv: films.mkv })
    const traps = [...videos, ...hostileForms({ ...place, ...films })]
    expect(traps.length).toBeGreaterThan(100)
    for (const { name, bytes } of traps) {
      const mediaPath = join(folder, name)
      writeFileSync(mediaPath, bytes)
      const asked = askedBy(pictureArguments({ mediaPath, atMs: 1_000, isExact: true, format: 'webp' }))
      expect([name, asked.includes(`"${mediaPath}"`)]).toEqual([name, true])
      expect([name, asked.includes(`"${secret}"`), asked.includes('connect(')]).toEqual([name, false, false])
    }
    // One that is told nothing of this follows them: so a way out would be seen.
    const list = join(root, 'list.txt')
    writeFileSync(list, `ffconcat version 1.0\nfile '${secret}'\n`)
    expect(askedBy(['-nostdin', '-safe', '0', '-i', list, '-f', 'null', '-'])).toContain(`"${secret}"`)
    const calling = askedBy(['-nostdin', '-i', `${address}/film.ts`, '-f', 'null', '-'])
    expect(calling).toContain('connect(')
  },
)
