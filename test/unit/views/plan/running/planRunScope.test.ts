import { expect, test } from 'vitest'
import type { MatchedVideo } from '../../../../../electron/matching/matchedVideo.ts'
import type { Plan } from '../../../../../electron/plan/plan.ts'
import { planRunScope } from '../../../../../electron/views/plan/running/planRunScope.ts'
import type { Gap } from '../../../../../electron/wanted/missing.ts'
import { wantFor } from '../../../../support/make/subjects.ts'

const inside = wantFor('/lib/Quiet.Harbour.2019.mkv')
const none = wantFor('/lib/Salt.Road.2013.mkv')
const plan: Plan = {
  ...{ archives: [], downloads: 0, waiting: [], isHeldByLimit: false, unmatched: [], ask: [], translate: [] },
  inside: [{ gap: inside, source: {} as Plan['inside'][number]['source'] }],
  none: [none],
  tooLong: [],
  sourceIds: [],
  translatedNow: 0,
  untranslatable: [],
}

function answered({ video, release }: Gap, isFromCache: boolean): MatchedVideo {
  return { video, release, status: 'none', title: null, alternates: [], listed: [], cost: 0, isFromCache }
}

test('what is taken from inside a video is what a run is about, a first one and a later one', () => {
  const planned = { plan, matched: [answered(none, false)] }
  expect(planRunScope(planned, false)).toMatchObject({ names: ['Quiet Harbour (2019)'] })
  expect(planRunScope(planned, true)).toMatchObject({ names: ['Quiet Harbour (2019)', 'Salt Road (2013)'] })
})

test('what was remembered as not found names a run only where nothing else does', () => {
  const matched = [answered(none, true)]
  expect(planRunScope({ plan, matched }, true)).toMatchObject({ names: ['Quiet Harbour (2019)'], more: 0 })
  expect(planRunScope({ plan: { ...plan, inside: [] }, matched }, true).names).toEqual(['Salt Road (2013)'])
})
