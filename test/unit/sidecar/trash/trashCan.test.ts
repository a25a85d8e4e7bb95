import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createHistoryPages } from '../../../../electron/sidecar/history/historyPages.ts'
import { createTrashCan } from '../../../../electron/sidecar/trash/trashCan.ts'
import { undo } from '../../../../electron/sidecar/trash/undo.ts'
import { sidecarParts } from '../../../support/disks/sidecarParts.ts'
import { rejection } from '../../../support/services/testClient.ts'

async function oneInTheTrash() {
  const made = sidecarParts()
  const { id } = await made.publish(made.request)
  await undo(made.parts, { kind: 'row', id })
  return { ...made, id, can: createTrashCan(made.parts), pages: createHistoryPages(made.db, made.history) }
}

const firstPage = { offset: 0, limit: 10, batchId: null }
const history = { ...firstPage, search: '' }

test('a file comes back from the trash as ours, and leaves the trash', async () => {
  const { can, pages, path, id, parts } = await oneInTheTrash()
  const { total, rows } = pages.trash(firstPage)
  expect([total, rows[0]?.id, rows[0]?.state]).toEqual([1, id, 'undone'])
  expect(rows[0]?.trashedMs).toBeGreaterThan(rows[0]?.atMs ?? Infinity)
  await can.restore(id)
  expect(readFileSync(path, 'utf8')).toBe('ours')
  expect(parts.history.ownerOf(path)?.id).toBe(id)
  expect(pages.trash(firstPage).total).toBe(0)
  expect((await rejection(can.restore(id))).code).toBe('file.missing')
})

test('nothing is put over a file that has come there meanwhile, nor beside a video that is away', async () => {
  const { can, path, id, videoPath, pages } = await oneInTheTrash()
  writeFileSync(path, 'his own')
  expect((await rejection(can.restore(id))).code).toBe('file.foreign')
  expect(readFileSync(path, 'utf8')).toBe('his own')
  rmSync(path)
  rmSync(videoPath)
  expect((await rejection(can.restore(id))).code).toBe('file.missing')
  expect(pages.trash(firstPage).total).toBe(1)
})

test('an emptied trash is empty for good, and says how many files went', async () => {
  const { can, pages, id } = await oneInTheTrash()
  expect(await can.empty()).toEqual({ files: 1, kept: 0 })
  expect(await can.empty()).toEqual({ files: 0, kept: 0 })
  expect(pages.trash(firstPage).total).toBe(0)
  expect(pages.history(history).rows).toMatchObject([{ id, state: 'undone', trashPath: null }])
})

test('the history is read by page, batch and part of a name, without wildcards', async () => {
  const { pages, batchId } = await oneInTheTrash()
  expect(pages.history({ ...history, batchId }).total).toBe(1)
  expect(pages.history({ ...history, batchId: 'other' }).total).toBe(0)
  expect(pages.history({ ...history, search: 'film.en' }).total).toBe(1)
  expect(pages.history({ ...history, search: 'f%n' }).total).toBe(0)
  expect(pages.history({ ...history, offset: 1 })).toEqual({ rows: [], total: 1 })
})

test('a better one that was taken back comes back over the one that it had replaced', async () => {
  const { parts, publish, request, db, path, history: kept } = sidecarParts()
  const first = await publish(request)
  const better = { ...request, batchId: kept.startBatch('better'), bytes: Buffer.from('better') }
  const { id } = await publish({ ...better, replaces: first })
  await undo(parts, { kind: 'row', id })
  expect(readFileSync(path, 'utf8')).toBe('ours')
  expect(createHistoryPages(db, kept).trashRuns()).toMatchObject([{ batchId: better.batchId, hasUndone: true }])
  await createTrashCan(parts).restore(id)
  expect(readFileSync(path, 'utf8')).toBe('better')
  expect(kept.get(first.id)).toMatchObject({ state: 'replaced' })
})
