/** A subtitle that its renamed video left behind: it counts, it is shown, and it is renamed at the user's word alone. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeMkv, writeSparse } from '../support/makeVideo.ts'
import { everyVideo, openTestHost } from '../support/openTestHost.ts'
import { tempFolder } from '../support/tempFolder.ts'

test('it covers the wish, and one press names it after the video, another one takes that back', async () => {
  const folder = join(tempFolder(), 'shows')
  mkdirSync(folder)
  const old = 'Harbour.Lane.S01E01.HDTV.x264-OLD.en.srt'
  await writeSparse(join(folder, 'Harbour Lane - S01E01 - Tides.mkv'), makeMkv())
  writeFileSync(join(folder, old), '1\n00:00:01,000 --> 00:00:02,000\nHello.\n')
  const { host, ask, askUntil } = await openTestHost()
  const dropId = host.registerDrop([folder])
  await ask('folders.addDropped', { dropId })
  await askUntil('library.state', {}, ({ counts, isScanning }) => !isScanning && counts.covered === 1)

  const { rows } = await ask('library.page', everyVideo)
  const videoId = rows[0]?.id ?? ''
  const [stray] = (await ask('library.video', { videoId })).sidecars
  expect(stray).toMatchObject({ name: old, language: 'en', isOurs: false, isRePaired: true })

  await ask('video.renameSidecar', { videoId, sidecarId: stray?.id ?? '' })
  expect(readdirSync(folder)).toContain('Harbour Lane - S01E01 - Tides.en.srt')
  const named = await ask('library.video', { videoId })
  expect(named).toMatchObject({ sidecars: [{ isRePaired: false }], renames: [{ from: old }] })

  await ask('video.undoRename', { videoId, renameId: named.renames[0]?.id ?? 0 })
  expect(readdirSync(folder)).toContain(old)
  expect((await ask('library.video', { videoId })).sidecars).toMatchObject([{ name: old, isRePaired: true }])
})
