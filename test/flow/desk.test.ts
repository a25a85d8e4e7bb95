/** A subtitle on the desk, on a real disk: what is kept equals what was shown, each version is there, and nothing is lost. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { editedCues, type SubtitleEdit } from '../../shared/subtitle/edit/editedCues.ts'
import { parseSubtitle } from '../../shared/subtitle/parseSubtitle.ts'
import { cues, late, name, placeTimed, plainVideo, srtOf, writeOurs } from '../support/make/films/timedSubtitle.ts'
import { everyVideo, firstPage, openTestHost } from '../support/hosts/openTestHost.ts'

/** One page, that has seen nothing of what was edited before. */
const page = { deskId: 'desk', over: 0 } as const

async function openDesk() {
  const { folder, home, sidecar } = placeTimed()
  const video = plainVideo(folder)
  await writeOurs(home, video, sidecar, late)
  const yours = join(folder, `${name}.de.srt`)
  writeFileSync(yours, srtOf(cues))
  const opened = await openTestHost({ homeFolder: home })
  await opened.ask('folders.addDropped', { dropId: opened.host.registerDrop([folder]) })
  await opened.askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 1)
  const { rows } = await opened.ask('library.page', everyVideo)
  const videoId = rows[0]?.id ?? ''
  const sidecars = async () => (await opened.ask('library.video', { videoId })).sidecars
  const idOf = async (path: string) => (await sidecars()).find((each) => each.name === basename(path))?.id ?? ''
  const textOf = async (path: string) =>
    opened.ask('desk.text', { file: { kind: 'beside', videoId, sidecarId: await idOf(path) } })
  const save = async (path: string, edit: SubtitleEdit, adopts = false) => {
    const { version } = await textOf(path)
    const changes = edit.changes.map(({ index, cues: others }) => ({ index, cues: [...others] }))
    const sidecarId = await idOf(path)
    return opened.ask('desk.save', { videoId, sidecarId, ...page, version, ...edit, changes, adopts })
  }
  return { ...opened, folder, sidecar, yours, videoId, textOf, save, sidecars, idOf }
}

const onDisk = (path: string) =>
  parseSubtitle(readFileSync(path), { fileName: path }).cues.map(({ startMs, endMs, text }) => ({
    startMs,
    endMs,
    text,
  }))

const edit: SubtitleEdit = {
  speed: 1,
  offsetMs: -2_400,
  changes: [
    { index: 0, cues: [] },
    {
      index: 2,
      cues: [
        { startMs: 20_000, endMs: 21_000, text: '<i>One half</i>' },
        { startMs: 21_000, endMs: 22_500, text: 'the other\nin two lines' },
      ],
    },
  ],
}

test('nudged, edited, split, kept: the disk says what was shown, and each version can be seen and brought back', async () => {
  const { ask, sidecar, textOf, save, bugs } = await openDesk()
  const before = readFileSync(sidecar, 'utf8')
  const opened = await textOf(sidecar)
  expect(opened).toMatchObject({ isOurs: true, canEditWords: true, format: 'srt' })
  const shown = editedCues(opened.cues, edit).map(({ startMs, endMs, text }) => ({ startMs, endMs, text }))
  const { batchId, text } = await save(sidecar, edit)
  expect(text.cues).toEqual(shown)
  expect(onDisk(sidecar)).toEqual(shown)
  const again = await save(sidecar, { speed: 1, offsetMs: 500, changes: [] })
  expect(onDisk(sidecar)[0]?.startMs).toBe((shown[0]?.startMs ?? 0) + 500)

  const versions = await ask('history.versions', { rowId: again.text.rowId ?? 0 })
  expect(versions.map(({ place }) => place)).toEqual(['now', 'trash', 'trash'])
  expect(versions.map(({ act }) => act)).toEqual(['edited', 'edited', 'found'])
  const first = await ask('desk.text', { file: { kind: 'row', rowId: versions.at(-1)?.rowId ?? 0 } })
  expect(first.cues).toEqual(opened.cues)

  await ask('history.undo', { scope: { kind: 'batch', batchId: again.batchId } })
  expect(onDisk(sidecar)).toEqual(shown)
  await ask('history.undo', { scope: { kind: 'batch', batchId } })
  expect(readFileSync(sidecar, 'utf8')).toBe(before)
  expect(bugs).toEqual([])
})

test('what changed meanwhile, and what was not changed, is not written', async () => {
  const { ask, sidecar, textOf, videoId, idOf } = await openDesk()
  const { version } = await textOf(sidecar)
  writeFileSync(sidecar, srtOf(cues.slice(0, 20)))
  const order = { videoId, sidecarId: await idOf(sidecar), ...page, version, adopts: false, changes: [] }
  await expect(ask('desk.save', { ...order, speed: 1, offsetMs: 100 })).rejects.toMatchObject({ code: 'file.changed' })
  await expect(ask('desk.save', { ...order, speed: 1, offsetMs: 0 })).rejects.toMatchObject({ code: 'input.invalid' })
  // What was refused is told on the desk, and is no run.
  const edits = { ...firstPage, filter: 'all', kind: 'edit', search: '' } as const
  expect((await ask('runs.page', edits)).rows).toEqual([])
  // Seen as it is now, it may be moved: the version that they had edited elsewhere is kept.
  const seen = await textOf(sidecar)
  const { batchId } = await ask('desk.save', { ...order, version: seen.version, speed: 1, offsetMs: 100 })
  await ask('history.undo', { scope: { kind: 'batch', batchId } })
  expect(readFileSync(sidecar, 'utf8')).toBe(srtOf(cues.slice(0, 20)))
})

test('what was edited of the version before is written over the newer one when they say so, and each version is there', async () => {
  const { ask, sidecar, textOf, videoId, idOf } = await openDesk()
  const seen = await textOf(sidecar)
  const order = { videoId, sidecarId: await idOf(sidecar), version: seen.version, adopts: false, changes: [], speed: 1 }
  await ask('desk.save', { ...order, deskId: 'other', over: 0, offsetMs: 1_000 })
  const newer = readFileSync(sidecar, 'utf8')
  await expect(ask('desk.save', { ...order, ...page, offsetMs: -300 })).rejects.toMatchObject({ code: 'file.changed' })
  expect(readFileSync(sidecar, 'utf8')).toBe(newer)

  const { batchId, text } = await ask('desk.save', { ...order, ...page, offsetMs: -300, isOverNewer: true })
  expect(text.cues[0]?.startMs).toBe((seen.cues[0]?.startMs ?? 0) - 300)
  expect(onDisk(sidecar)).toEqual(text.cues)
  const versions = await ask('history.versions', { rowId: text.rowId ?? 0 })
  expect(versions.map(({ place }) => place)).toEqual(['now', 'trash', 'trash'])
  await ask('history.undo', { scope: { kind: 'batch', batchId } })
  expect(readFileSync(sidecar, 'utf8')).toBe(newer)
  // What was taken back while it was edited elsewhere as well.
  const again = await ask('desk.save', { ...order, ...page, version: text.version, offsetMs: 200, isOverNewer: true })
  expect(again.text.cues[0]?.startMs).toBe((text.cues[0]?.startMs ?? 0) + 200)
  // Of a version that this app never wrote nothing is known.
  const unknown = { ...order, ...page, version: 'a'.repeat(64), offsetMs: 100, isOverNewer: true }
  await expect(ask('desk.save', unknown)).rejects.toMatchObject({ code: 'file.changed' })
})

test("the user's own version that was brought back is read where it stands, as theirs, by desk and history", async () => {
  const { ask, yours, textOf, save, bugs } = await openDesk()
  const before = readFileSync(yours, 'utf8')
  const beside = await textOf(yours)
  const { text } = await save(yours, { speed: 1, offsetMs: 400, changes: [] }, true)
  const ofFile = () => ask('history.versions', { rowId: text.rowId ?? 0 })
  const rowId = (await ofFile()).at(-1)?.rowId ?? 0
  await ask('history.restoreVersion', { rowId })
  expect(readFileSync(yours, 'utf8')).toBe(before)

  expect(await ask('desk.text', { file: { kind: 'row', rowId } })).toEqual(beside)
  expect((await ask('history.text', { rowId, offset: 0, limit: 1 })).total).toBe(cues.length)
  expect((await ofFile()).map(({ place }) => place)).toEqual(['trash', 'now'])

  // Adopted anew, and given back once more, it is the later one that stands there.
  const again = await save(yours, { speed: 1, offsetMs: 800, changes: [] }, true)
  const older = () => ask('desk.text', { file: { kind: 'row', rowId } })
  await expect(older()).rejects.toMatchObject({ code: 'file.missing' })
  const laterId = (await ask('history.versions', { rowId: again.text.rowId ?? 0 }))[1]?.rowId ?? 0
  expect(laterId).not.toBe(rowId)
  await ask('history.undo', { scope: { kind: 'batch', batchId: again.batchId } })
  await expect(older()).rejects.toMatchObject({ code: 'file.missing' })
  expect(await ask('desk.text', { file: { kind: 'row', rowId: laterId } })).toEqual(beside)
  expect((await ofFile()).filter(({ place }) => place === 'now').map(({ rowId: id }) => id)).toEqual([laterId])
  expect(bugs).toEqual([])
})

test("a file of the user's is written only after they adopted it, is kept as version 1, and is theirs again when taken back", async () => {
  const { ask, yours, textOf, save, sidecars, folder, idOf } = await openDesk()
  const before = readFileSync(yours, 'utf8')
  expect(await textOf(yours)).toMatchObject({ isOurs: false, rowId: null })
  await expect(save(yours, { speed: 1, offsetMs: 400, changes: [] })).rejects.toMatchObject({ code: 'file.foreign' })
  expect(readFileSync(yours, 'utf8')).toBe(before)

  const { batchId, text } = await save(yours, { speed: 1, offsetMs: 400, changes: [] }, true)
  expect(onDisk(yours)[0]?.startMs).toBe((cues[0]?.startMs ?? 0) + 400)
  const versions = await ask('history.versions', { rowId: text.rowId ?? 0 })
  expect(versions.map(({ place }) => place)).toEqual(['now', 'trash'])
  expect(versions.map(({ act }) => act)).toEqual(['edited', 'adopted'])
  const kept = await ask('desk.text', { file: { kind: 'row', rowId: versions[1]?.rowId ?? 0 } })
  expect(kept.cues.length).toBe(cues.length)
  expect((await sidecars()).filter(({ isOurs }) => isOurs)).toHaveLength(2)

  // Emptying the trash says that it is theirs, and leaves it.
  expect(await ask('trash.runs', {})).toMatchObject([{ files: 1, yours: 1 }])
  const inTrash = { offset: 0, limit: 10, batchId: null }
  expect((await ask('trash.page', inTrash)).rows).toMatchObject([{ standing: 'later', isYours: true }])
  expect(await ask('trash.empty', {})).toEqual({ files: 0, kept: 1 })

  await ask('history.undo', { scope: { kind: 'batch', batchId } })
  expect(readFileSync(yours, 'utf8')).toBe(before)
  expect(await textOf(yours)).toMatchObject({ isOurs: false })
  expect((await ask('trash.page', inTrash)).rows).toMatchObject([{ standing: 'earlier', isYours: false }])
  // Nothing that takes back what was written touches it any more.
  await ask('history.undo', { scope: { kind: 'since', atMs: 0 } })
  expect(readFileSync(yours, 'utf8')).toBe(before)
  expect(readdirSync(folder).filter((file) => file.startsWith('.'))).toEqual([])
  expect(await idOf(yours)).not.toBe('')
})

test('what was measured of a subtitle elsewhere is known when it is opened, until it is another text', async () => {
  const { ask, sidecar, videoId, textOf, save, sidecars, idOf } = await openDesk()
  expect((await textOf(sidecar)).measured).toBeNull()
  await ask('timing.check', { videoId, sidecarId: await idOf(sidecar) })
  await expect.poll(async () => (await sidecars()).some(({ told }) => told !== null)).toBe(true)
  const { measured } = await textOf(sidecar)
  expect(measured).toMatchObject({ kind: 'mendable', change: { against: 'own' } })
  for (const { offsetMs } of measured?.marks ?? []) expect(Math.abs((offsetMs ?? 0) + 2_400)).toBeLessThan(250)
  expect((await save(sidecar, { speed: 1, offsetMs: 300, changes: [] })).text.measured).toBeNull()
})

test('what is known of its timing is said for any file, at three marks', async () => {
  const { ask, sidecar, videoId, idOf } = await openDesk()
  const measure = await ask('desk.measure', { deskId: 'desk', videoId, sidecarId: await idOf(sidecar) })
  expect(measure).toMatchObject({ kind: 'mendable', change: { against: 'own' } })
  for (const { offsetMs } of measure.marks) expect(Math.abs((offsetMs ?? 0) + 2_400)).toBeLessThan(250)
})

test('what is edited and not kept outlives the host, touches no file, and is forgotten when it is kept or the file is another one', async () => {
  const first = await openDesk()
  const { sidecar, textOf, videoId, idOf, folder } = first
  const { version } = await textOf(sidecar)
  const before = readFileSync(sidecar, 'utf8')
  const names = readdirSync(folder)
  const typing = { from: 3, part: 0, text: 'Half a sen', start: null, end: '1:' }
  const draft = { ...edit, typing }
  const beside = { videoId, sidecarId: await idOf(sidecar) }
  const order = { ...beside, ...page, version, draft }
  await first.ask('desk.draft', order)
  expect(await textOf(sidecar)).toMatchObject({ draft, isDraftOfOther: false })
  expect([readFileSync(sidecar, 'utf8'), readdirSync(folder)]).toEqual([before, names])

  await first.host.close()
  const again = await openTestHost({ homeFolder: first.homeFolder })
  const file = { kind: 'beside', ...beside } as const
  expect((await again.ask('desk.text', { file })).draft).toEqual(draft)
  writeFileSync(sidecar, srtOf(cues))
  const changed = await again.ask('desk.text', { file })
  expect(changed).toMatchObject({ draft: null, isDraftOfOther: true })
  await again.ask('desk.draft', { ...order, over: changed.draftRevision, draft: null })
  const other = await again.ask('desk.text', { file })
  expect(other).toMatchObject({ draft: null, isDraftOfOther: false })

  const { version: now } = other
  await again.ask('desk.draft', { ...order, version: now })
  const { text } = await again.ask('desk.save', { ...beside, ...page, ...edit, version: now, adopts: true })
  expect(text).toMatchObject({ draft: null, isDraftOfOther: false })
})

test('what another page has edited since is answered and stays, until a person says which of the two does', async () => {
  const { ask, sidecar, textOf, videoId, idOf } = await openDesk()
  const beside = { videoId, sidecarId: await idOf(sidecar) }
  const { version, draftRevision: over } = await textOf(sidecar)
  const [mine, theirs] = [100, -2_700].map((offsetMs) => ({ speed: 1, offsetMs, changes: [], typing: null }))
  const say = (deskId: string, seen: number, draft: typeof mine) =>
    ask('desk.draft', { ...beside, deskId, over: seen, version, draft: draft ?? null })
  await say('one', over, mine)
  // A page may write on before it has heard of its revision.
  const first = await say('one', over, mine)
  expect(first.other).toBeNull()
  const refused = await say('two', over, theirs)
  expect(refused).toEqual({ revision: first.revision, other: mine })
  expect((await say('two', over, undefined)).other).toEqual(mine)
  expect(await textOf(sidecar)).toMatchObject({ draft: mine, draftRevision: first.revision })
  const answered = await say('two', refused.revision, theirs)
  expect([answered.other, answered.revision > first.revision]).toEqual([null, true])
  expect((await say('one', first.revision, mine)).other).toEqual(theirs)
  // Kept by one page, what the other has edited is there still.
  const edit = { speed: 1, offsetMs: 100, changes: [] }
  const { text } = await ask('desk.save', {
    ...beside,
    deskId: 'one',
    over: first.revision,
    version,
    ...edit,
    adopts: false,
  })
  expect(text).toMatchObject({ isDraftOfOther: true, draftRevision: answered.revision })
})

test('what the desk measures is what the library shows at once, and the check-up as well', async () => {
  const { ask, askUntil, sidecar, yours, videoId, idOf, sidecars } = await openDesk()
  const toldOf = async (path: string) => (await sidecars()).find(({ name: each }) => each === basename(path))?.told
  await ask('desk.measure', { deskId: 'desk', videoId, sidecarId: await idOf(sidecar) })
  expect(await toldOf(sidecar)).toMatchObject({ state: 'mendable' })
  await expect
    .poll(async () => (await ask('library.page', { ...everyVideo, search: 'is:out-of-step' })).rows.length)
    .toBe(1)

  // The check-up finds it too, with nothing left to measure it by.
  rmSync(yours)
  await ask('library.scan', {})
  await expect.poll(async () => (await sidecars()).length).toBe(1)
  await ask('checkup.start', { scope: { search: '', ids: null, language: null }, sound: false })
  await askUntil('checkup.state', {}, ({ work }) => work === 'none')
  const filter = { kind: 'timing', whose: 'all', search: '' } as const
  expect((await ask('checkup.page', { filter, offset: 0, limit: 10 })).total).toBe(1)
})
