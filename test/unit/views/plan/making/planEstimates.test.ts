/** What the window tells before anything is asked: no more than the plan will ask for. */
import { expect, test } from 'vitest'
import type { LibraryVideo } from '../../../../../electron/library/mediaFile.ts'
import { refusedTrackId } from '../../../../../electron/wanted/insideTrack.ts'
import { createEntryMaker } from '../../../../../electron/views/library/entries/entryMaker.ts'
import {
  createPlanEstimates,
  type PlanEstimatesParts,
} from '../../../../../electron/views/plan/making/planEstimates.ts'
import { rulesAre } from '../../../../support/make/bookOf.ts'
import { textTrack, videoAt } from '../../../../support/make/subjects.ts'

const scope = { search: '', ids: null, language: null }
const media = { durationMs: null, fps: null, height: null, tracks: [textTrack('en')] }
const withTrack: LibraryVideo = { ...videoAt('/lib/Quiet.Harbour.2019.mkv'), media }
const maker = createEntryMaker({ ownerOf: () => null })
const folder = { id: 'f', path: '/lib', scannedMs: null }
const bare = videoAt('/lib/Salt.Road.2013.mkv')

interface Known {
  readonly rejected?: readonly string[]
  /** Of the two subtitles that are missing. */
  readonly notFound?: number
}

function estimateOf(languages: string, { rejected = [], notFound = 0 }: Known = {}) {
  const videos = [withTrack, bare]
  const parts = {
    library: {
      findToPlan: async () => videos.map((video) => maker.entryOf(video, folder)),
      folders: () => [],
      scope: async () => ({ toFind: { subtitles: 2, notFound } }),
      lookAtFolders: async () => undefined,
      countAway: async () => 0,
      idle: async () => undefined,
    },
    memory: {
      answer: () => null,
      standings: () => () => null,
      corrections: () => [],
      leavesLanguagesOut: () => false,
      begunSeasons: () => new Map(),
      rejectedIds: () => new Set(rejected),
    },
    ledger: { unitsLeft: () => 100, counter: () => null, resumesAtMs: () => null },
    settings: { read: () => ({ 'service.address': 'embedded', 'search.titlesOnly': false }) },
    rules: rulesAre(languages),
    link: { current: () => Promise.reject(new Error('nobody is asked')) },
  } as unknown as PlanEstimatesParts
  return createPlanEstimates(parts).offer(scope, new AbortController().signal)
}

test('what is taken from inside the videos costs no search, unless its track was refused before', async () => {
  expect(await estimateOf('inside:en')).toMatchObject({ videos: 0, subtitles: 0, mostSearches: 0 })
  expect(await estimateOf('inside:en>en')).toMatchObject({ videos: 1, subtitles: 1 })
  expect(await estimateOf('en>inside:en')).toMatchObject({ videos: 2, subtitles: 2 })
  expect(await estimateOf('inside:en>en', { rejected: [refusedTrackId(withTrack, { index: 0 })] })).toMatchObject({
    videos: 2,
    subtitles: 2,
  })
})

test('where all of it was asked for in vain, asking anew is what is offered', async () => {
  expect(await estimateOf('en', { notFound: 1 })).toMatchObject({ isAnew: false })
  expect(await estimateOf('en', { notFound: 2 })).toMatchObject({ isAnew: true, searches: 1 })
})
