import { expect, test } from 'vitest'
import type { Delivery } from '../../../../electron/batch/delivery/deliver.ts'
import { stepOfDelivery } from '../../../../electron/batch/delivery/deliveryStep.ts'
import type { Candidate } from '../../../../electron/matching/choose/ranking.ts'
import { AppError } from '../../../../shared/errors.ts'

const failed = (code: ConstructorParameters<typeof AppError>[0]): Delivery => ({
  kind: 'failed',
  error: new AppError(code, 'Why.'),
})

const ends: readonly (readonly [Delivery, object])[] = [
  [
    { kind: 'covered', message: 'There is one.' },
    { reason: 'covered', code: null, message: 'There is one.' },
  ],
  [
    { kind: 'foreign', message: 'Yours.' },
    { reason: 'foreign-file', code: 'file.foreign', message: 'Yours.' },
  ],
  [
    { kind: 'out-of-step', message: 'Late.' },
    { reason: 'rejected', code: null, message: 'Late.' },
  ],
  [
    { kind: 'rejected', code: 'archive.noMember', message: 'No file suits.' },
    { reason: 'rejected', code: 'archive.noMember', message: 'Lake.Watch: No file suits.' },
  ],
  [failed('quota.exhausted'), { reason: 'quota', code: 'quota.exhausted', message: 'Why.' }],
  [failed('service.busy'), { reason: 'quota', code: 'service.busy', message: 'Why.' }],
  [failed('service.unreachable'), { reason: 'error', code: 'service.unreachable', message: 'Why.' }],
]

test.each(ends)('a delivery that ended so is told so: %j', (delivery, told) => {
  const pick = { releaseName: 'Lake.Watch' } as Candidate
  expect(stepOfDelivery(pick, delivery)).toEqual({ kind: 'skipped', ...told })
})
