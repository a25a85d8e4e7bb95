/** What a run of ordered translations keeps of videos that nothing could be found for. */
import { expect, test } from 'vitest'
import type { BatchEvent } from '../../../../electron/batch/batchEvents.ts'
import { runTranslation } from '../../../../electron/batch/order/runTranslation.ts'
import type { BatchParts } from '../../../../electron/batch/runBatch.ts'
import { AppError } from '../../../../shared/errors.ts'
import { createHandClock } from '../../../support/fakes/handClock.ts'
import { notedRuns } from '../../../support/fakes/notedRuns.ts'
import { connectionTo, rulesOf, type SimulatedService } from '../../../support/fakes/simulatedRound.ts'
import { listed, videoAt } from '../../../support/make/subjects.ts'

async function keptOf(service: SimulatedService) {
  const { runs, outcomes } = notedRuns()
  const { batch } = connectionTo(service)
  const told: BatchEvent[] = []
  const parts = {
    plan: batch.plan,
    translate: { service: 'embedded', jobs: batch.plan.jobs, ai: () => ({ clock: createHandClock() }) },
    clock: createHandClock(),
    ledger: { spentIn: () => ({ search: 0, download: 0, ai: 0 }) },
    history: { startBatch: () => 'r1' },
    runs,
  } as unknown as BatchParts
  const order = { videos: [videoAt('/lib/Film.2019.mkv')], to: 'de', from: ['en'], isSource: () => true } as const
  const rules = rulesOf()
  await runTranslation(
    parts,
    { ...order, rules, isCostTold: true },
    { emit: (event: BatchEvent) => void told.push(event), signal: new AbortController().signal },
  )
  const skipped = told.flatMap((event) => (event.kind === 'skipped' ? [event.reason] : []))
  return { kept: outcomes.map(({ state, reason }) => [state, reason]), skipped }
}

test('a service that could not be asked has failed: it is no service without a subtitle', async () => {
  const failure = () => new AppError('service.unreachable', 'The service cannot be reached.')
  expect(await keptOf({ offers: () => null, failure })).toEqual({ kept: [['failed', 'error']], skipped: ['error'] })
})

test('a video that the service does not know, and one without a source, are missing, each for its own reason', async () => {
  expect(await keptOf({ offers: () => null })).toEqual({ kept: [['missing', 'no-match']], skipped: ['no-match'] })
  const offers = () => [listed('1', 'Film.2019', { language: 'fr' })]
  expect(await keptOf({ offers })).toEqual({ kept: [['missing', 'no-candidate']], skipped: ['no-candidate'] })
})
