/** A subtitle that its renamed video left behind: it counts, it is shown, and it is renamed at the user's word alone. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeMkv, writeSparse } from '../support/make/films/makeVideo.ts'
import { everyRow, everyVideo, firstPage, openTestHost, planOfAll } from '../support/hosts/openTestHost.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

const names = { old: 'Harbour.Lane.S01E01.HDTV.x264-OLD.en.srt', beside: 'Harbour Lane - S01E01 - Tides.en.srt' }

/** A library of one video whose subtitle has the name of another release. */
async function openWithStray() {
  const folder = join(tempFolder(), 'shows')
  mkdirSync(folder)
  await writeSparse(join(folder, 'Harbour Lane - S01E01 - Tides.mkv'), makeMkv())
  writeFileSync(join(folder, names.old), '1\n00:00:01,000 --> 00:00:02,000\nHello.\n')
  const opened = await openTestHost()
  await opened.ask('folders.addDropped', { dropId: opened.host.registerDrop([folder]) })
  await opened.askUntil('library.state', {}, ({ counts, isScanning }) => !isScanning && counts.is.covered === 1)
  return { folder, ...opened }
}

test('it covers the wish, and one press names it after the video, another one takes that back', async () => {
  const { folder, ask } = await openWithStray()
  const { rows } = await ask('library.page', everyVideo)
  const videoId = rows[0]?.id ?? ''
  const [stray] = (await ask('library.video', { videoId })).sidecars
  expect(stray).toMatchObject({ name: names.old, language: 'en', isOurs: false, isRePaired: true })

  await ask('video.renameSidecar', { videoId, sidecarId: stray?.id ?? '' })
  expect(readdirSync(folder)).toContain(names.beside)
  const named = await ask('library.video', { videoId })
  expect(named).toMatchObject({ sidecars: [{ isRePaired: false }], renames: [{ from: names.old }] })

  await ask('video.undoRename', { renameId: named.renames[0]?.id ?? 0 })
  expect(readdirSync(folder)).toContain(names.old)
  expect((await ask('library.video', { videoId })).sidecars).toMatchObject([{ name: names.old, isRePaired: true }])
})

test('the plan offers it too, for no units, and the history takes it back', async () => {
  const { folder, ask, askUntil } = await openWithStray()
  await ask('plan.make', planOfAll)
  const { sums } = await askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
  expect(sums).toMatchObject({ yours: 1, sure: 0, none: 0, downloads: 0, searchUnits: 0 })
  const { rows } = await ask('plan.page', everyRow)
  const cells = rows.flatMap((row) => row.cells)
  expect(cells).toMatchObject([{ answer: 'yours', release: names.old, outputName: names.beside, language: 'en' }])

  await ask('plan.renameYours', { rowId: cells[0]?.id ?? '' })
  expect(readdirSync(folder)).toContain(names.beside)
  expect((await ask('plan.state', {})).sums.yours).toBe(0)
  const renames = await ask('history.renames', firstPage)
  expect(renames).toMatchObject({ total: 1, rows: [{ from: names.old, to: names.beside }] })

  await ask('video.undoRename', { renameId: renames.rows[0]?.id ?? 0 })
  expect(readdirSync(folder)).toContain(names.old)
  expect(await ask('history.renames', firstPage)).toMatchObject({ total: 0, rows: [] })
})
