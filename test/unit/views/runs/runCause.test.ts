import { expect, test } from 'vitest'
import { runCauseOf, type RunOutcomeParts } from '../../../../electron/views/runs/runOutcomes.ts'

test('a video that failed in several languages is named once', () => {
  const rows = ['/m/One.mkv', '/m/One.mkv', '/m/One.mkv', '/n/Other.mkv'].map((videoPath) => ({ videoPath }))
  const pages = { outcomes: () => ({ rows, total: rows.length }) }
  const cause = {
    state: 'failed',
    reason: 'error',
    code: null,
    count: rows.length,
    sinceMs: 0,
    untilMs: null,
    message: '',
  } as const
  const { names } = runCauseOf({ library: null, pages } as unknown as RunOutcomeParts, 'run', cause)
  expect(names).toEqual(['One.mkv', 'Other.mkv'])
})
