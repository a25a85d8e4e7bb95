/** What is told as a season pack: one archive for several episodes, never one for several copies of a film. */
import { expect, test } from 'vitest'
import type { PlannedArchive } from '../../../../electron/plan/plan.ts'
import { isPack } from '../../../../electron/views/plan/board/planItem.ts'
import { wantFor } from '../../../support/make/subjects.ts'

test.each([
  [['/lib/Film.2019.1080p.mkv', '/lib/copy/Film.2019.720p.mkv'], false],
  [['/lib/Show.S01E01.mkv', '/lib/copy/Show.S01E01.mkv'], false],
  [['/lib/Show.S01E01.mkv', '/lib/Show.S01E02.mkv'], true],
])('%j', (paths, is) => {
  const serves = paths.map((path) => ({ gap: wantFor(path), pick: {} as never, next: [] }))
  const archive = { subtitle: { isFullSeason: false }, isCached: false, cost: 1, serves } as unknown as PlannedArchive
  expect(isPack(archive)).toBe(is)
})
