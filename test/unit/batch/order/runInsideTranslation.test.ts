/** What a run of translations from inside the videos keeps of those that have nothing to translate. */
import { expect, test } from 'vitest'
import type { BatchEvent } from '../../../../electron/batch/batchEvents.ts'
import { nothingInside, runInsideTranslation } from '../../../../electron/batch/order/runInsideTranslation.ts'
import type { BatchParts } from '../../../../electron/batch/runBatch.ts'
import { createHandClock } from '../../../support/fakes/handClock.ts'
import { notedRuns } from '../../../support/fakes/notedRuns.ts'
import { nothingOrdered } from '../../../support/fakes/nothingOrdered.ts'
import { videoAt } from '../../../support/make/subjects.ts'

test('a video without a text track is told, and kept in the run', async () => {
  const { runs, outcomes } = notedRuns()
  const clock = createHandClock()
  const told: BatchEvent[] = []
  const parts = {
    translate: { service: 'embedded', jobs: nothingOrdered, ai: () => ({ clock }) },
    ledger: { spentIn: () => ({ search: 0, download: 0, ai: 0 }) },
    history: { startBatch: () => 'r1' },
    runPages: { totals: () => ({}) },
    ...{ runs, clock },
  } as unknown as BatchParts
  const order = { videos: [videoAt('/lib/Film.2019.mkv')], to: 'de', preferred: ['en'], tone: null } as const
  const { signal } = new AbortController()
  await runInsideTranslation(parts, order, { emit: (event) => void told.push(event), signal })
  const why = { reason: 'no-candidate', message: nothingInside.message }
  expect(told).toContainEqual(
    expect.objectContaining({ kind: 'skipped', video: '/lib/Film.2019.mkv', language: 'de', ...why }),
  )
  expect(outcomes).toMatchObject([{ videoPath: '/lib/Film.2019.mkv', wish: 'de', state: 'missing', ...why }])
})
