import { expect, test } from 'vitest'
import type { Delivery } from '../../../../electron/batch/delivery/deliver.ts'
import type { DeliverOrder } from '../../../../electron/batch/delivery/deliverOrder.ts'
import type { GapStep } from '../../../../electron/batch/delivery/fulfilOrder.ts'
import { createGapServing } from '../../../../electron/batch/delivery/gapServing.ts'
import type { ServedGap } from '../../../../electron/plan/plan.ts'
import type { Written } from '../../../../electron/sidecar/history/history.ts'
import { delivered, rankedOf } from '../../../support/fakes/simulatedRound.ts'
import { wantFor } from '../../../support/make/subjects.ts'

const content = { kind: 'zip', members: [], skipped: 0 } as const
const ours = { id: 1, path: '/lib/Film.2019.en.srt' } as Written

/** Whatever comes is out of step, and is written where nothing better is left. */
async function serveOutOfStep(standing: Partial<ServedGap>) {
  const [fetched, rejected, delivering]: [string[], string[], DeliverOrder[]] = [[], [], []]
  const ends: GapStep[] = []
  const serving = createGapServing(
    {
      async deliver(order): Promise<Delivery> {
        delivering.push(order)
        return order.isLastChoice ? delivered(order) : { kind: 'out-of-step', message: 'Out of step.' }
      },
      memory: { reject: (_path, id) => void rejected.push(id) },
      opening: {
        async open({ subtitle }) {
          fetched.push(subtitle.id)
          return content
        },
        mayReplace: () => true,
        closedBy: () => null,
      },
      standing: Promise.resolve(true),
      ...{ park: () => undefined, settled: () => undefined, refused: () => undefined },
    },
    {
      ...{ batchId: 'b', limitDownloads: null, signal: new AbortController().signal, onArchive: () => undefined },
      onStep(_gap, step) {
        if (step.kind !== 'checking') ends.push(step)
      },
    },
  )
  const gap = wantFor('/lib/Film.2019.mkv')
  await serving.serve({ gap, pick: rankedOf('1'), next: [rankedOf('2')], ...standing }, content)
  const last = delivering.at(-1)
  return { fetched, rejected, ends, last: last && { id: last.pick.subtitle.id, replaces: last.replaces ?? null } }
}

test('where nothing stands, the best of those out of step is written', async () => {
  expect(await serveOutOfStep({})).toMatchObject({
    ...{ fetched: ['2'], rejected: [], ends: [{ kind: 'written' }], last: { id: '1', replaces: null } },
  })
})

test('ours is no worse where nobody said that it is wrong: it stays, and all that came out of step are given up', async () => {
  expect(await serveOutOfStep({ replaces: ours })).toMatchObject({
    ...{ rejected: ['1', '2'], ends: [{ kind: 'skipped', reason: 'rejected', message: 'Out of step.' }] },
  })
})

test('where a person said that ours is wrong, the best of those out of step takes its place, and none is given up', async () => {
  expect(await serveOutOfStep({ replaces: ours, isOursWrong: true })).toMatchObject({
    ...{ rejected: [], ends: [{ kind: 'written' }], last: { id: '1', replaces: ours } },
  })
})
