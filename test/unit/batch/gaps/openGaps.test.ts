/** What a plan cannot serve now is told with its true reason: busy, used up, the run's own limit. */
import { expect, test } from 'vitest'
import { noTranslator, translationOutsidePlan } from '../../../../electron/ai/translators.ts'
import { openGaps } from '../../../../electron/batch/gaps/openGaps.ts'
import { SearchLimitReached } from '../../../../electron/matching/ask/calls/limitSearches.ts'
import { AppError } from '../../../../shared/errors.ts'
import type { PlannedBatch } from '../../../../electron/batch/planBatch.ts'
import type { Plan } from '../../../../electron/plan/plan.ts'
import { wantFor } from '../../../support/make/subjects.ts'

const gap = wantFor('/films/a.mkv', 'en')
const held: Plan = {
  ...{ archives: [], downloads: 0, isHeldByLimit: false, unmatched: [], ask: [], translate: [], inside: [], none: [] },
  tooLong: [],
  sourceIds: [],
  translatedNow: 0,
  untranslatable: [],
  waiting: [{ subtitle: {} as never, isCached: false, cost: 1, serves: [{ gap, pick: {} as never, next: [] }] }],
}
const busy = { kind: 'busy', untilMs: Date.UTC(2026, 0, 1, 13) } as const

test.each([
  [busy, false, 'service.busy', 'The service is busy; it is asked again at 2026-01-01 13:00 UTC.'],
  [{ kind: 'usedUp' }, false, 'quota.exhausted', 'No download is left for it today; it waits for the reset.'],
  [busy, true, 'quota.exhausted', 'The limit of downloads of this run is reached; the next run goes on with it.'],
] as const)('%j, held by its limit: %s', (shortage, isHeldByLimit, code, message) => {
  const [step] = openGaps({ plan: { ...held, isHeldByLimit }, matched: [] }, { shortage })
  expect(step).toMatchObject({ reason: 'quota', code, message })
})

test('a limit of the run that holds something back is told by name, and no other cause is', () => {
  const heldBy = (plan: Partial<Plan>, error?: AppError) =>
    openGaps({
      plan: { ...held, waiting: [], ...plan },
      matched: [{ video: gap.video, status: 'waiting', error }] as never,
    })[0]?.heldBy
  expect(heldBy({ waiting: held.waiting, isHeldByLimit: true })).toBe('downloads')
  expect(heldBy({ waiting: held.waiting })).toBeNull()
  expect(heldBy({ unmatched: [gap] }, new SearchLimitReached())).toBe('searches')
  expect(heldBy({ unmatched: [gap] }, new AppError('quota.exhausted', 'Used up.'))).toBeNull()
})

test('a flag of the command line is told to the command alone', () => {
  const ask = [{ gap, why: 'tier', candidates: [{}, {}] }] as unknown as Plan['ask']
  const said = (options = {}) => openGaps({ plan: { ...held, waiting: [], ask }, matched: [] }, options)[0]?.message
  expect(said()).toBe('2 subtitles fit, but not surely in sync. Look at them.')
  expect(said({ takesBestWith: '--yes-to all' })).toBe(
    '2 subtitles fit, but not surely in sync. Look at them, or take the best with --yes-to all.',
  )
})

test('where the service has something and it was refused before, it is not said to have nothing', () => {
  const plan = { ...held, waiting: [], none: [gap] }
  const matched = [{ video: gap.video, title: {} }] as unknown as PlannedBatch['matched']
  const said = (refused: readonly string[]) => openGaps({ plan, matched }, { refused: new Set(refused) })[0]?.message
  expect(said([])).toBe('The service has no subtitle that fits.')
  expect(said([gap.video.file.path])).toBe(
    'The service offers nothing else: what would fit was tried, and refused. Choose a file of it in Search.',
  )
})

test('what nothing is translated for says whether the engine or the plan is in the way', () => {
  const said = (obstacle: 'engine.missing' | 'plan.required') => {
    const plan = { ...held, waiting: [], none: [gap], untranslatable: [{ gap, obstacle }] }
    return openGaps({ plan, matched: [] })[0]
  }
  expect(said('engine.missing')).toMatchObject({ code: 'engine.missing', message: noTranslator })
  expect(said('plan.required')).toMatchObject({ code: 'plan.required', message: translationOutsidePlan })
})
