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
      empty: async () => ({ files: 0, kept: 0 }),
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

/** One whose undoing and whose trash answer when the test says so. */
function openTurning() {
  const written = new Map<number, Written>(rows.slice(0, 1).map((row, id) => [id, { ...row, id, state: 'undone' }]))
  const taking = [Promise.withResolvers<readonly Undone[]>(), Promise.withResolvers<readonly Undone[]>()]
  const restoring = Promise.withResolvers<Written>()
  let taken = 0
  const session = createHistorySession({
    ...noRuns,
    history: { standing: () => [], batches: () => [], get: (id) => written.get(id) ?? null, laterStanding: () => null },
    pages: {} as never,
    trashCan: { restore: () => restoring.promise, empty: async () => ({ files: 0, kept: 0 }) },
    undoing: {
      undo: () =>
        taken < taking.length ? taking[taken++]!.promise : Promise.reject(new AppError('app.busy', 'Busy.')),
      bringBack: async () => [],
      idle: async () => undefined,
    },
    library: { recordWritten: () => undefined },
    timings: noTimings,
    acts: noNotedActs,
    topics: notedTopics().topics,
  })
  let isIdle = false
  const watchIdle = () => void session.idle().then(() => (isIdle = true))
  const seen = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    return isIdle
  }
  return { session, taking, restoring, written, watchIdle, seen }
}

test('bringing back from the trash is waited for as taking away is', async () => {
  const { session, restoring, written, watchIdle, seen } = openTurning()
  const restored = session.restoreRows([0])
  watchIdle()
  expect(await seen()).toBe(false)
  restoring.resolve(written.get(0)!)
  expect(await restored).toEqual({ restored: 1, kept: [] })
  expect(await seen()).toBe(true)
})

test('one that ends at once is no end of those that go on', async () => {
  const { session, taking, watchIdle, seen } = openTurning()
  const scope = { kind: 'batch', batchId: 'b1' } as const
  const first = session.undo(scope)
  const wayBack = session.undo(scope, { isWayBack: true })
  taking[0]!.resolve([])
  await first
  await seen()
  const refused = [session.undo(scope), session.undo(scope)]
  for (const each of refused) await expect(each).rejects.toThrow('Busy')
  watchIdle()
  expect(await seen()).toBe(false)
  taking[1]!.resolve([])
  await wayBack
  expect(await seen()).toBe(true)
})
