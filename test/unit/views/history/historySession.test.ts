import { expect, test } from 'vitest'
import type { Written } from '../../../../electron/sidecar/history/history.ts'
import type { Undone } from '../../../../electron/sidecar/trash/undo.ts'
import { AppError } from '../../../../shared/errors.ts'
import { noTimings } from '../../../../electron/views/timing/toldTimings.ts'
import { createHistorySession } from '../../../../electron/views/history/historySession.ts'
import { notedTopics } from '../../../support/fakes/notedTopics.ts'

const paths = ['/lib/A.en.srt', '/lib/B.en.srt', '/lib/C.en.srt', '/lib/D.en.srt']
const rows = paths.map((path) => ({ path, videoPath: path.replace('.en.srt', '.mkv') }) as Written)

test('what stayed of an undo says why', async () => {
  const { topics } = notedTopics()
  const outcomes: readonly Partial<Undone>[] = [
    { outcome: 'removed' },
    { outcome: 'gone' },
    { outcome: 'restored' },
    { outcome: 'kept', code: 'file.changed', message: 'You have edited it.' },
  ]
  const session = createHistorySession({
    history: { list: () => rows, batches: () => [], get: () => null },
    pages: {} as never,
    trashCan: {} as never,
    undoing: {
      undo: async () => outcomes.map((end, at) => ({ path: paths[at]!, code: null, message: null, ...end }) as Undone),
    },
    library: { recordWritten: () => undefined },
    timings: noTimings,
    topics,
  })
  expect(session.countUndo({ kind: 'batch', batchId: 'b1' })).toBe(4)
  expect(await session.undo({ kind: 'batch', batchId: 'b1' })).toEqual({
    removed: 2,
    gone: 1,
    kept: [{ name: 'D.en.srt', code: 'file.changed', message: 'You have edited it.' }],
    rowIds: [rows[0]!.id],
  })
})

test('asked again for the rest, it passes over what came back the first time', async () => {
  const written = new Map<number, Written>(rows.slice(0, 2).map((row, id) => [id, { ...row, id, state: 'undone' }]))
  let isAway = true
  const session = createHistorySession({
    history: { list: () => [], batches: () => [], get: (id) => written.get(id) ?? null },
    pages: {} as never,
    trashCan: {
      async restore(id) {
        const row = written.get(id)!
        if (row.state === 'written') throw new AppError('file.missing', 'This file is no longer in the trash.')
        if (id === 1 && isAway) throw new AppError('file.missing', 'The video is not there.')
        written.set(id, { ...row, state: 'written' })
        return row
      },
      empty: async () => 0,
    },
    undoing: { undo: async () => [] },
    library: { recordWritten: () => undefined },
    timings: noTimings,
    topics: notedTopics().topics,
  })
  const stays = { name: 'B.en.srt', code: 'file.missing', message: 'The video is not there.' }
  expect(await session.restoreRows([0, 1])).toEqual({ restored: 1, kept: [stays] })
  isAway = false
  expect(await session.restoreRows([0, 1])).toEqual({ restored: 1, kept: [] })
})
