/** What is called as a video and is no file is none, also where it takes the place of one that was scanned. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { children, desk, openFilms, plays } from '../support/hosts/filmHost.ts'
import { kinds, makeDeskFilm, newFilmFolder } from '../support/make/films/deskFilm.ts'
import { hasMediaTools, ifMediaTools } from '../support/make/films/timedFilm.ts'

const clipOf = { lengthMs: 2_000, sound: 0, plays: [...plays] }
const right = 'Right Film (2010).mkv'

test.skipIf(!hasMediaTools || process.platform === 'win32')(
  `links, pipes and folders that are called as videos are none, also where they take the place of one that was scanned${ifMediaTools}`,
  async () => {
    const { root, folder, home } = newFilmFolder()
    const secret = join(root, 'secret.mp4')
    makeDeskFilm(secret, { seconds: 5, ...kinds['H.264 and AAC in MP4'] })
    makeDeskFilm(join(folder, right), { seconds: 5, ...kinds['H.264 and AAC in MKV'] })
    symlinkSync(secret, join(folder, 'Linked (2010).mkv'))
    symlinkSync('/dev/zero', join(folder, 'Endless (2010).mkv'))
    execFileSync('mkfifo', [join(folder, 'Pipe (2010).mkv')])
    mkdirSync(join(folder, 'Folder (2010).mkv'))
    const opened = await openFilms(folder, home, 1)
    expect([...opened.ids.keys()]).toEqual([right])
    const at = { ...desk, videoId: opened.ids.get(right) ?? '', atMs: 1_000 }
    await opened.ask('media.picture', at)
    const place = join(folder, right)
    for (const put of [
      () => symlinkSync(secret, place),
      () => execFileSync('mkfifo', [place]),
      () => symlinkSync('/dev/zero', place),
    ]) {
      rmSync(place)
      put()
      const later = { ...at, atMs: 2_000 }
      const gone = { code: 'file.missing' }
      await expect(opened.ask('media.picture', later)).rejects.toMatchObject(gone)
      await expect(opened.ask('media.clip', { ...later, ...clipOf })).rejects.toMatchObject(gone)
      await expect(opened.ask('media.listen', { ...desk, videoId: at.videoId, sound: null })).rejects.toMatchObject(
        gone,
      )
      expect(children(folder)).toEqual([])
    }
    await expect(opened.ask('media.picture', { ...at, videoId: 'no-such-video' })).rejects.toMatchObject({
      code: 'file.missing',
    })
    expect(opened.bugs).toEqual([])
  },
)
