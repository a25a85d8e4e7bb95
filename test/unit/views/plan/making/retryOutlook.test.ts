/** What trying again would download at most: nothing where the archives are here, once for what one archive brings. */
import { expect, test } from 'vitest'
import type { PlannedBatch } from '../../../../../electron/batch/planBatch.ts'
import { planDownloads } from '../../../../../electron/plan/planDownloads.ts'
import type { RankedGap } from '../../../../../electron/plan/plan.ts'
import { createRetryOutlook } from '../../../../../electron/views/plan/making/retryOutlook.ts'
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

const wishesOf = (choices: readonly RankedGap[]) =>
  choices.map(({ gap }) => ({ videoPath: gap.video.file.path, wish: 'en' }))

/** @param cached archives that are here */
function retryOver(choices: readonly RankedGap[], cached: readonly string[]) {
  const nothing = { rankedGaps: [], remainingDownloads: null, remainingAi: null, cachedIds: new Set<string>() }
  const planned: PlannedBatch = {
    unwritable: [],
    coverage: { gaps: [], covered: [], ignored: [], forced: [] },
    matched: [],
    rankedGaps: choices,
    plan: planDownloads({ ...nothing, allowance: 'sure', limitDownloads: null }),
  }
  const offline: (boolean | undefined)[] = []
  const retry = createRetryOutlook({
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
  return { retry: () => retry(wishesOf(choices), new AbortController().signal), offline }
}

test('what is here costs nothing, what is not a download each, and of what was not asked yet nobody knows better', async () => {
  const both = [choiceOf(amber!, 'a'), choiceOf(copper!, 'c')]
  const here = retryOver(both, ['a', 'c'])
  expect(await here.retry()).toMatchObject({ downloads: 0, hopeful: wishesOf(both) })
  expect(here.offline).toEqual([true])
  expect(await retryOver(both, ['a']).retry()).toMatchObject({ downloads: 1 })
  expect(await retryOver([...both, choiceOf(unasked!, null)], []).retry()).toMatchObject({ downloads: 3 })
})

test('one archive that brings several is one download', async () => {
  const season = [choiceOf(amber!, 'pack'), choiceOf(copper!, 'pack')]
  expect(await retryOver(season, []).retry()).toMatchObject({ downloads: 1, hopeful: wishesOf(season) })
})

test('what has nothing on offer is no hope, and costs nothing', async () => {
  const nothing: RankedGap = { gap: copper!, status: 'sure', ranking: { candidates: [], rejected: [] } }
  const some = [choiceOf(amber!, 'a'), nothing]
  expect(await retryOver(some, []).retry()).toEqual({ downloads: 1, hopeful: wishesOf(some.slice(0, 1)) })
  expect(await retryOver([nothing], []).retry()).toEqual({ downloads: 0, hopeful: [] })
})
