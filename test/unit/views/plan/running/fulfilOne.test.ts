import { expect, test } from 'vitest'
import type { FulfilPlan } from '../../../../../electron/batch/delivery/loggedFulfil.ts'
import type { Candidate } from '../../../../../electron/matching/choose/ranking.ts'
import { fulfilOne, type OneOrder } from '../../../../../electron/views/plan/running/fulfilOne.ts'
import { notedRuns } from '../../../../support/fakes/notedRuns.ts'
import { bookOf } from '../../../../support/make/bookOf.ts'
import { listed, wantFor } from '../../../../support/make/subjects.ts'

const [first, second] = ['1', '2'].map((id) => ({ subtitle: listed(id, '') }) as Candidate)
const order: OneOrder = {
  connection: { batch: { fulfil: () => null } } as unknown as OneOrder['connection'],
  rules: bookOf('en'),
  choice: { gap: wantFor('/lib/Film.2019.mkv'), pick: first!, next: [second!] },
  batchId: 'b1',
  runs: notedRuns().runs,
  signal: new AbortController().signal,
}
const event = { video: '/lib/Film.2019.mkv', sidecar: '/lib/Film.2019.en.srt' }

test('the best is tried first, the others instead of it, and the file that was written is the answer', async () => {
  const tried: string[] = []
  const fulfil: FulfilPlan = async (_parts, { archives }, { onStep }) => {
    for (const { subtitle, serves } of archives)
      tried.push(subtitle.id, ...serves[0]!.next.map((pick) => pick.subtitle.id))
    onStep(order.choice.gap, { kind: 'written', event } as never)
  }
  expect(await fulfilOne(fulfil, order)).toBe(event)
  expect(tried).toEqual(['1', '2'])
})

test('why nothing was written is the error, in the words of the step', async () => {
  const skipping: FulfilPlan = async (_parts, _plan, { onStep }) =>
    onStep(order.choice.gap, { kind: 'skipped', reason: 'error', code: 'disk.full', message: 'The disk is full.' })
  await expect(fulfilOne(skipping, order)).rejects.toMatchObject({ code: 'disk.full', message: 'The disk is full.' })
  await expect(fulfilOne(async () => undefined, order)).rejects.toMatchObject({ code: 'cancelled' })
})
