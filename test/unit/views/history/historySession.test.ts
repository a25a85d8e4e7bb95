import { noNotedActs } from '../../../support/fakes/noNotedActs.ts'
import { expect, test } from 'vitest'
import type { Written } from '../../../../electron/sidecar/history/history.ts'
import type { Undone } from '../../../../electron/sidecar/trash/undo.ts'
import { AppError } from '../../../../shared/errors.ts'
import { noTimings } from '../../../../electron/views/timing/toldTimings.ts'
import { createHistorySession } from '../../../../electron/views/history/historySession.ts'
import { notedTopics } from '../../../support/fakes/notedTopics.ts'

const paths = ['/lib/A.en.srt', '/lib/B.en.srt', '/lib/C.en.srt', '/lib/D.en.srt']
const rows = paths.map((path, id) => ({ id, path, videoPath: path.replace('.en.srt', '.mkv') }) as Written)
const noRuns = { runs: { get: () => null }, runPages: { files: () => noFiles, inTrash: () => [] } }
const noFiles = { files: 4, undone: 0, here: 4, changed: [{ kind: 'mend' as const, count: 3 }], inTrash: 0 }

test('what stayed of an undo says why', async () => {
  const { topics } = notedTopics()
  const outcomes: readonly Partial<Undone>[] = [
    { outcome: 'removed' },
    { outcome: 'gone' },
    { outcome: 'restored' },
    { outcome: 'kept', code: 'file.changed', message: 'You have edited it.' },
  ]
  const trashed = new Map([0, 2].map((id) => [id, { ...rows[id]!, trashPath: `/trash/${id}` }]))
  const session = createHistorySession({
    ...noRuns,
    history: {
      standing: () => rows,
      batches: () => [],
      get: (id) => trashed.get(id) ?? null,
      laterStanding: () => null,
    },
    pages: {} as never,
    trashCan: {} as never,
    undoing: {
      bringBack: async () => [],
      idle: async () => undefined,
      undo: async () =>
        outcomes.map((end, at) => ({ path: paths[at]!, rowId: at, code: null, message: null, ...end }) as Undone),
    },
    library: { recordWritten: () => undefined },
    timings: noTimings,
    acts: noNotedActs,
    topics,
  })
  expect(session.countUndo({ kind: 'batch', batchId: 'b1' })).toEqual({
    files: 4,
    changedSince: [{ kind: 'mend', count: 3 }],
  })
  expect(await session.undo({ kind: 'batch', batchId: 'b1' })).toEqual({
    removed: 2,
    restored: 1,
    gone: 1,
    kept: [{ name: 'D.en.srt', code: 'file.changed', message: 'You have edited it.' }],
    rowIds: [0, 2],
  })
})

test('asked again for the rest, it passes over what came back the first time', async () => {
  const written = new Map<number, Written>(rows.slice(0, 2).map((row, id) => [id, { ...row, id, state: 'undone' }]))
  let isAway = true
  const session = createHistorySession({
    ...noRuns,
    history: { standing: () => [], batches: () => [], get: (id) => written.get(id) ?? null, laterStanding: () => null },
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
    undoing: { undo: async () => [], bringBack: async () => [], idle: async () => undefined },
    library: { recordWritten: () => undefined },
    timings: noTimings,
    acts: noNotedActs,
    topics: notedTopics().topics,
  })
  const stays = { name: 'B.en.srt', code: 'file.missing', message: 'The video is not there.' }
  expect(await session.restoreRows([0, 1])).toEqual({ restored: 1, kept: [stays] })
  isAway = false
  expect(await session.restoreRows([0, 1])).toEqual({ restored: 1, kept: [] })
})
