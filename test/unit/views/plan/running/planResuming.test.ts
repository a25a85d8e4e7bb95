/** What runs put off goes on once its folder is there: for what is away nothing is asked, and its run keeps it. */
import { expect, test } from 'vitest'
import { createPlanResuming, type PlanResumingParts } from '../../../../../electron/views/plan/running/planResuming.ts'
import { videoIdOf } from '../../../../../electron/views/ids.ts'

const [here, away, elsewhere] = ['/lib/Here.mkv', '/drive/Away.mkv', '/drive/Parked.mkv'] as const

function resumingWith(awayNow: () => readonly string[]) {
  const remade: (readonly string[])[] = []
  const waiting = [here, away].map((videoPath) => ({
    ...{ runId: 'run', videoPath, wish: 'en', language: 'en', reason: 'error', code: 'service.unreachable' },
  }))
  const parts: Partial<Record<keyof PlanResumingParts, unknown>> = {
    worker: { now: () => ({ phase: 'done' }), openBatch: () => 'batch' },
    board: { items: () => [], plan: () => null },
    making: { remake: async ({ videoIds }: { readonly videoIds: readonly string[] }) => void remade.push(videoIds) },
    parked: { byVideo: () => new Map([[videoIdOf(elsewhere), new Map([['en', 1_000]])]]), clear: () => undefined },
    pages: { waiting: () => waiting },
    library: { has: () => true, isAway: (id: string) => awayNow().map(videoIdOf).includes(id) },
  }
  return { resuming: createPlanResuming(parts as unknown as PlanResumingParts), remade }
}

const wishOf = ({ videoPath }: { readonly videoPath: string }) => videoPath

test('what is away is not due, and what of it was due is told to be back once it is', async () => {
  let gone: readonly string[] = [away, elsewhere]
  const { resuming, remade } = resumingWith(() => gone)
  expect(resuming.hasReturned()).toBe(false)
  const due = resuming.due()
  expect(due.runs.map(({ runId, wishes }) => [runId, ...wishes.map(wishOf)])).toEqual([['run', here]])
  expect([due.others, resuming.hasReturned()]).toEqual([[], false])
  await resuming.resume(due, new AbortController().signal)
  expect(remade).toEqual([[videoIdOf(here)]])

  gone = []
  expect(resuming.hasReturned()).toBe(true)
  const later = resuming.due()
  expect(later.runs.flatMap(({ wishes }) => wishes.map(wishOf))).toEqual([here, away])
  expect([later.others, resuming.hasReturned()]).toEqual([[videoIdOf(elsewhere)], false])
})

test('a run of which all is away has nothing due', () => {
  const { resuming } = resumingWith(() => [here, away, elsewhere])
  expect(resuming.due()).toEqual({ runs: [], others: [] })
})
