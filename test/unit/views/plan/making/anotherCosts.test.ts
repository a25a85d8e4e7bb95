/** What another candidate costs: what the plan would say of the same video if ours were not there. */
import { expect, test } from 'vitest'
import { AppError } from '../../../../../shared/errors.ts'
import { createEntryMaker } from '../../../../../electron/views/library/entries/entryMaker.ts'
import { createAnotherCosts, type AnotherCostsParts } from '../../../../../electron/views/plan/making/anotherCosts.ts'
import {
  createPlanEstimates,
  type PlanEstimatesParts,
} from '../../../../../electron/views/plan/making/planEstimates.ts'
import type { AnswerStanding } from '../../../../../electron/matching/answerStandings.ts'
import type { Written } from '../../../../../electron/sidecar/history/history.ts'
import { rulesAre } from '../../../../support/make/bookOf.ts'
import { videoAt } from '../../../../support/make/subjects.ts'

const scope = { search: '', ids: null, language: null }
const entry = createEntryMaker({ ownerOf: () => null }).entryOf(videoAt('/lib/Quiet.Harbour.2019.mkv'), {
  ...{ id: 'f', path: '/lib', scannedMs: null },
})

function partsWhere(standing: AnswerStanding | null) {
  return {
    library: {
      entry(id: string) {
        if (id === 'v') return entry
        throw new AppError('file.missing', 'The video is no longer in the library.')
      },
      findToPlan: async () => [entry],
      folders: () => [],
      idle: async () => undefined,
      lookAtFolders: async () => undefined,
      countAway: async () => 0,
    },
    history: { list: () => [{ language: 'en' } as Written] },
    memory: {
      answer: () => null,
      standings: () => () => standing,
      corrections: () => [],
      leavesLanguagesOut: () => false,
      begunSeasons: () => new Map(),
      rejectedIds: () => new Set(),
    },
    ledger: { unitsLeft: () => 100, counter: () => null, resumesAtMs: () => null },
    settings: { read: () => ({ 'service.address': 'embedded', 'search.titlesOnly': false }) },
    rules: rulesAre('en'),
    link: { current: () => Promise.reject(new Error('nobody is asked')) },
  } as unknown as AnotherCostsParts & PlanEstimatesParts
}

test('what is not known yet is searched first, for what the plan says of the same video', async () => {
  const parts = partsWhere(null)
  const { searches, mostSearches, downloads } = await createPlanEstimates(parts).estimate(
    scope,
    new AbortController().signal,
  )
  expect(searches).toBe(1)
  expect(await createAnotherCosts(parts)([{ videoId: 'v', language: 'en' }])).toEqual({
    ...{ searches, mostSearches, downloads },
  })
})

test('what was answered before costs no search, and what is gone costs nothing', async () => {
  const costs = createAnotherCosts(partsWhere('titled'))
  expect(await costs([{ videoId: 'v', language: 'en' }])).toEqual({ searches: 0, mostSearches: 0, downloads: 1 })
  expect(await costs([{ videoId: 'gone', language: 'en' }])).toEqual({ searches: 0, mostSearches: 0, downloads: 0 })
})
