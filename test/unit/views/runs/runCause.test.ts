import { expect, test } from 'vitest'
import { runCauseOf, type RunOutcomeParts } from '../../../../electron/views/runs/runOutcomes.ts'

/** Of videos at these places, each failed once or more. */
function causeAt(paths: readonly string[]) {
  const rows = paths.map((videoPath) => ({ videoPath }))
  const pages = { outcomes: () => ({ rows, total: rows.length }) }
  const cause = {
    state: 'failed',
    reason: 'error',
    code: null,
    jobId: null,
    count: rows.length,
    sinceMs: 0,
    untilMs: null,
    message: '',
  } as const
  return runCauseOf({ library: null, pages } as unknown as RunOutcomeParts, 'run', cause)
}

test('a video that failed in several languages is named once', () => {
  const { names } = causeAt(['/m/One.mkv', '/m/One.mkv', '/m/One.mkv', '/n/Other.mkv'])
  expect(names).toEqual(['One.mkv', 'Other.mkv'])
})

test.each([
  [['/m/One/Season 1/a.mkv', '/m/One/Season 1/b.mkv'], '/m/One/Season 1'],
  [['/m/One/Season 1/a.mkv', '/m/One/Season 2/b.mkv', '/m/One/Season 11/c.mkv'], '/m/One'],
  [['/m/One/a.mkv', '/m/One more/b.mkv'], '/m'],
  [['/m/One/a.mkv', '/n/b.mkv'], ''],
])('where its videos lie is the deepest folder that holds them: %j', (paths, folder) => {
  expect(causeAt(paths).folder).toBe(folder)
})
