import { expect, test } from 'vitest'
import type { Plan } from '../../../../../electron/plan/plan.ts'
import { planRunScope } from '../../../../../electron/views/plan/running/planRunScope.ts'
import { wantFor } from '../../../../support/make/subjects.ts'

const inside = wantFor('/lib/Quiet.Harbour.2019.mkv')
const none = wantFor('/lib/Salt.Road.2013.mkv')
const plan: Plan = {
  ...{ archives: [], downloads: 0, waiting: [], isHeldByLimit: false, unmatched: [], ask: [], translate: [] },
  inside: [{ gap: inside, source: {} as Plan['inside'][number]['source'] }],
  none: [none],
  tooLong: [],
}

test('what is taken from inside a video is what a run is about, a first one and a later one', () => {
  expect(planRunScope(plan, false)).toMatchObject({ names: ['Quiet Harbour (2019)'] })
  expect(planRunScope(plan, true)).toMatchObject({ names: ['Quiet Harbour (2019)', 'Salt Road (2013)'] })
})
