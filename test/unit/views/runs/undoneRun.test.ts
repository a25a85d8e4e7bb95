import { expect, test } from 'vitest'
import { createRunsSession, type RunsSessionParts } from '../../../../electron/views/runs/runsSession.ts'

test('the undo of a run tells which files went to the trash, so that these alone can come back', async () => {
  const undone = { removed: 3, restored: 0, gone: 0, kept: [], rowIds: [4, 7] }
  const parts = {
    runs: { get: () => ({ id: 'r1', kind: 'find', scope: {} }), tiedTo: () => [] },
    historySession: { undo: async () => undone },
  }
  const session = createRunsSession(parts as unknown as RunsSessionParts)
  expect(await session.undo('r1')).toEqual(undone)
})
