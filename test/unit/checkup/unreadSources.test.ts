/** What a video itself refuses is remembered by its stat; what a program or a drive refuses is asked again. */
import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createUnreadSources } from '../../../electron/checkup/unreadSources.ts'
import { openDatabase } from '../../../electron/database/database.ts'
import { cannotHear } from '../../../electron/media/readMedia.ts'
import type { FfmpegOutcome } from '../../../electron/media/runFfmpeg.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

function openUnread() {
  const folder = tempFolder()
  const path = join(folder, 'Amber Field (2011).mkv')
  writeFileSync(path, 'no sound')
  const unread = createUnreadSources(openDatabase(join(folder, 'app.sqlite')))
  let tries = 0
  async function tryToHear(outcome: FfmpegOutcome, program = 'ffmpeg') {
    const before = tries
    const read = async () => {
      tries += 1
      throw cannotHear(outcome)
    }
    await expect(unread.reading({ path, source: 'sound 0', program }, read)).rejects.toThrow(
      cannotHear(outcome).message,
    )
    return tries - before
  }
  return { path, unread, tryToHear }
}

test('a video without sound is listened to once, until its file or the program is another', async () => {
  const { path, unread, tryToHear } = openUnread()
  expect(await tryToHear('failed')).toBe(1)
  expect(await tryToHear('failed')).toBe(0)
  const why = await unread.why({ path, source: 'sound 0', program: 'ffmpeg' })
  expect(why?.message).toBe(cannotHear('failed').message)
  expect(await unread.why({ path, source: 'sound 1', program: 'ffmpeg' })).toBeNull()
  expect(await tryToHear('failed', '/opt/ffmpeg')).toBe(1)
  truncateSync(path, 1)
  expect(await tryToHear('failed', '/opt/ffmpeg')).toBe(1)
})

test.each<FfmpegOutcome>(['no-program', 'late', 'silent'])(
  'what may be otherwise the next time is asked again: %s',
  async (outcome) => {
    const { tryToHear } = openUnread()
    expect(await tryToHear(outcome)).toBe(1)
    expect(await tryToHear(outcome)).toBe(1)
  },
)
