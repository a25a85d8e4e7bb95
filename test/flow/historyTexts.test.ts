/** What the history knows of a text: its words, the versions under its name, and a whole run out of the trash. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { everyVideo, firstPage, openPlannedHost, type TestHost } from '../support/hosts/openTestHost.ts'
import { rejection } from '../support/services/testClient.ts'

const history = { ...firstPage, search: '', batchId: null }
const trash = { ...firstPage, batchId: null }

async function openWritten(): Promise<TestHost & { readonly batchId: string }> {
  const opened = await openPlannedHost('en')
  await opened.ask('plan.run', {})
  const { batchId } = await opened.askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  return { ...opened, batchId: batchId ?? '' }
}

/** Every subtitle of the library with its bytes, in the order of their names. */
function texts({ homeFolder }: TestHost): ReadonlyMap<string, string> {
  const folder = join(homeFolder, 'demo')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(srt|ass|vtt)$/.test(name),
  )
  return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

test('a row opens to its words, page by page, on the disk and in the trash; deleted for good, it says so', async () => {
  const opened = await openWritten()
  const { ask } = opened
  const [row] = (await ask('history.page', history)).rows
  const first = await ask('history.text', { rowId: row!.id, offset: 0, limit: 2 })
  expect(first.cues).toHaveLength(2)
  const last = await ask('history.text', { rowId: row!.id, offset: first.total - 1, limit: 50 })
  expect(last.cues).toHaveLength(1)
  expect(last.cues[0]!.startMs).toBeGreaterThan(first.cues[0]!.startMs)
  await ask('history.undo', { scope: { kind: 'row', rowId: row!.id } })
  expect(await ask('history.text', { rowId: row!.id, offset: 0, limit: 2 })).toEqual(first)
  await ask('trash.empty', {})
  expect((await ask('history.versions', { rowId: row!.id })).map(({ place }) => place)).toEqual(['gone'])
  const gone = await rejection(ask('history.text', { rowId: row!.id, offset: 0, limit: 2 }))
  expect(gone.code).toBe('file.missing')
})

test('a run that was undone tells so, and comes back as a whole, byte for byte', async () => {
  const opened = await openWritten()
  const { ask, batchId } = opened
  const before = texts(opened)
  const runOf = async () => (await ask('history.batches', {})).find(({ id }) => id === batchId)
  expect(await runOf()).toMatchObject({ written: before.size, total: before.size, undone: 0 })
  await ask('history.undo', { scope: { kind: 'batch', batchId } })
  expect(await runOf()).toMatchObject({ written: 0, total: before.size, undone: before.size })
  expect(texts(opened).size).toBe(0)
  expect(await ask('trash.runs', {})).toMatchObject([{ batchId, files: before.size, restorable: before.size }])
  expect((await ask('trash.page', { ...trash, batchId: 'other' })).total).toBe(0)

  // Somebody else's file under one of the names stays, and says why.
  const [taken] = before.keys()
  writeFileSync(join(opened.homeFolder, 'demo', taken!), 'mine')
  const { restored, kept } = await ask('trash.restoreRun', { batchId })
  expect({ restored, kept: kept.map(({ code }) => code) }).toEqual({
    restored: before.size - 1,
    kept: ['file.foreign'],
  })
  expect(texts(opened)).toEqual(new Map(before).set(taken!, 'mine'))
  expect(await ask('trash.page', trash)).toMatchObject({ total: 1 })
})

test('an earlier version takes the place of the one that is there, and back again', async () => {
  const opened = await openWritten()
  const { ask } = opened
  const [video] = (await ask('library.page', { ...everyVideo, search: 'tidewater' })).rows
  const details = await ask('library.video', { videoId: video!.id })
  const [row] = details.history
  const [sidecar] = details.sidecars
  const delivered = texts(opened)
  await ask('timing.shift', { videoId: video!.id, sidecarId: sidecar!.id, byMs: 1_500 })
  const moved = texts(opened)
  expect(moved).not.toEqual(delivered)
  const [newest, oldest] = await ask('history.versions', { rowId: row!.id })
  expect([newest, oldest]).toMatchObject([
    { place: 'now', act: 'retimed' },
    { rowId: row!.id, place: 'trash', act: 'found' },
  ])

  await ask('history.restoreVersion', { rowId: row!.id })
  expect(texts(opened)).toEqual(delivered)
  const placesOf = async () => (await ask('history.versions', { rowId: row!.id })).map(({ place }) => place)
  expect(await placesOf()).toEqual(['trash', 'now'])
  await ask('history.restoreVersion', { rowId: newest!.rowId })
  expect(texts(opened)).toEqual(moved)

  // What the user has edited since is not moved for an older version.
  const [name] = [...moved.keys()].filter((each) => each.endsWith(sidecar!.name))
  writeFileSync(join(opened.homeFolder, 'demo', name!), 'edited')
  const refused = await rejection(ask('history.restoreVersion', { rowId: row!.id }))
  expect(refused.code).toBe('file.changed')
  expect(texts(opened).get(name!)).toBe('edited')
})
