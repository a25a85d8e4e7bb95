/** What trying again would download at most: nothing where the archives are here, once for what one archive brings. */
import { expect, test } from 'vitest'
import type { PlannedBatch } from '../../../../../electron/batch/planBatch.ts'
import { planDownloads } from '../../../../../electron/plan/planDownloads.ts'
import type { RankedGap } from '../../../../../electron/plan/plan.ts'
import { createRetryDownloads } from '../../../../../electron/views/plan/making/retryDownloads.ts'
import { handChoicesInMemory } from '../../../../support/fakes/handChoicesInMemory.ts'
import { rankedOf } from '../../../../support/fakes/simulatedRound.ts'
import { rulesAre } from '../../../../support/make/bookOf.ts'
import { settingsWith } from '../../../../support/make/settingsWith.ts'
import { wantFor } from '../../../../support/make/subjects.ts'
import { nothingOrdered } from '../../../../support/fakes/nothingOrdered.ts'

const [amber, copper, unasked] = ['Amber', 'Copper', 'Field'].map((name) => wantFor(`/lib/${name}.2019.mkv`))

function choiceOf(gap: RankedGap['gap'], id: string | null): RankedGap {
  if (id === null) return { gap, status: 'waiting', ranking: { candidates: [], rejected: [] } }
  return { gap, status: 'sure', ranking: { candidates: [rankedOf(id)], rejected: [] } }
}

/** @param cached archives that are here */
function retryOver(choices: readonly RankedGap[], cached: readonly string[]) {
  const nothing = { rankedGaps: [], remainingDownloads: null, remainingAi: null, cachedIds: new Set<string>() }
  const planned: PlannedBatch = {
    coverage: { gaps: [], covered: [], ignored: [], forced: [] },
    matched: [],
    rankedGaps: choices,
    plan: planDownloads({ ...nothing, allowance: 'sure', limitDownloads: null }),
  }
  const offline: (boolean | undefined)[] = []
  const retry = createRetryDownloads({
    settings: { read: () => settingsWith() },
    rules: rulesAre('en'),
    ledger: { remaining: () => null },
    link: { isCached: (id) => cached.includes(id) },
    jobs: nothingOrdered,
    handChoices: handChoicesInMemory(),
    history: { ownerOf: () => null },
    async make({ isOffline }) {
      offline.push(isOffline)
      return planned
    },
  })
  const wishes = choices.map(({ gap }) => ({ videoPath: gap.video.file.path, wish: 'en' }))
  return { retry: () => retry(wishes, new AbortController().signal), offline }
}

test('what is here costs nothing, what is not a download each, and of what was not asked yet nobody knows better', async () => {
  const both = [choiceOf(amber!, 'a'), choiceOf(copper!, 'c')]
  const here = retryOver(both, ['a', 'c'])
  expect(await here.retry()).toBe(0)
  expect(here.offline).toEqual([true])
  expect(await retryOver(both, ['a']).retry()).toBe(1)
  expect(await retryOver([...both, choiceOf(unasked!, null)], []).retry()).toBe(3)
})

test('one archive that brings several is one download', async () => {
  const season = [choiceOf(amber!, 'pack'), choiceOf(copper!, 'pack')]
  expect(await retryOver(season, []).retry()).toBe(1)
})
