import { expect, test } from 'vitest'
import { openDatabase } from '../../../../../electron/database/database.ts'
import { createParkedGaps } from '../../../../../electron/plan/parkedGaps.ts'
import { videoIdOf } from '../../../../../electron/views/ids.ts'
import { createParkedMarks } from '../../../../../electron/views/plan/board/parkedMarks.ts'
import { rulesAre } from '../../../../support/make/bookOf.ts'

const clock = { nowMs: () => 1_000 }

function parkedOf(languages: string, rows: readonly (readonly [videoPath: string, language: string])[]) {
  const parked = createParkedGaps(openDatabase(':memory:'), clock)
  for (const [videoPath, language] of rows) parked.park({ videoPath, language, untilMs: 9_000, reason: 'quota' })
  return createParkedMarks({ parked, rules: rulesAre(languages), clock })
}

test('what is cleared waits no more, and everything else of its video and of others waits on', () => {
  const marks = parkedOf('en>translate:de,fr', [
    ['/lib/A.mkv', 'en'],
    ['/lib/A.mkv', 'fr'],
    ['/lib/B.mkv', 'en'],
  ])
  marks.clear([{ videoId: videoIdOf('/lib/A.mkv'), wish: 'en>translate:de' }])
  expect([...marks.byVideo()].map(([videoId, wishes]) => [videoId, [...wishes.keys()]])).toEqual([
    [videoIdOf('/lib/A.mkv'), ['fr']],
    [videoIdOf('/lib/B.mkv'), ['en>translate:de']],
  ])
})

test('what is wished no more is no mark, and goes with the next clearing', () => {
  const marks = parkedOf('en', [['/lib/A.mkv', 'fr']])
  expect([marks.byVideo().size, marks.nextMs()]).toEqual([0, 9_000])
  marks.clear([])
  expect(marks.nextMs()).toBeNull()
})
