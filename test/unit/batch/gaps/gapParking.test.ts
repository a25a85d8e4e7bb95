/** What waits for the service: until the moment it names, else until its quota is back; a forced subtitle never. */
import { expect, test } from 'vitest'
import { createGapParking } from '../../../../electron/batch/gaps/gapParking.ts'
import { openDatabase } from '../../../../electron/database/database.ts'
import { createNotFoundWishes } from '../../../../electron/plan/notFoundWishes.ts'
import { createParkedGaps } from '../../../../electron/plan/parkedGaps.ts'
import { createQuotaLedger } from '../../../../electron/quota/quotaLedger.ts'
import { WaitError } from '../../../../electron/serviceClient/waitError.ts'
import { AppError } from '../../../../shared/errors.ts'
import { wantFor } from '../../../support/make/subjects.ts'

const nowMs = 1_000_000
const hour = 3_600_000
const gap = wantFor('/films/a.mkv', 'pt-BR>pt')
const usedUp = new AppError('quota.exhausted', 'Used up.')

function openScene() {
  const db = openDatabase(':memory:')
  const clock = { nowMs: () => nowMs }
  const parked = createParkedGaps(db, clock)
  const ledger = createQuotaLedger(db, clock)
  const waiting = () => parked.parked(nowMs)
  const notFound = createNotFoundWishes(db, clock)
  const refused = () => notFound.page('embedded', { after: null, limit: 9 })
  return { ledger, waiting, refused, parking: createGapParking({ parked, notFound, ledger, service: 'embedded' }) }
}

test('it waits for the moment that the service names, under the first language of its wish', () => {
  const { parking, waiting } = openScene()
  parking.park(gap, new WaitError('service.busy', 'Busy.', nowMs + hour))
  expect(waiting()).toMatchObject([
    { videoPath: '/films/a.mkv', language: 'pt-BR', untilMs: nowMs + hour, reason: 'Busy.' },
  ])
})

test('without such a moment it waits for the reset, and where none is known not at all', () => {
  const { ledger, parking, waiting } = openScene()
  parking.park(gap, usedUp)
  expect(waiting()).toEqual([])
  ledger.markExhausted('embedded', 'download', nowMs + 2 * hour)
  parking.park(gap, usedUp)
  expect(waiting()).toMatchObject([{ untilMs: nowMs + 2 * hour }])
})

test('once it is there it waits no longer', () => {
  const { parking, waiting } = openScene()
  parking.park(gap, new WaitError('service.busy', 'Busy.', nowMs + hour))
  parking.settled({ ...gap, isForced: true })
  expect(waiting()).toHaveLength(1)
  parking.settled(gap)
  expect(waiting()).toEqual([])
})

test('nothing waits for a forced subtitle, which is not missed', () => {
  const { parking, waiting } = openScene()
  parking.park({ ...gap, isForced: true }, new WaitError('service.busy', 'Busy.', nowMs + hour))
  expect(waiting()).toEqual([])
})

test('why a download was refused is kept under the whole wish; of a forced one nothing is', () => {
  const { parking, refused } = openScene()
  parking.refused({ ...gap, isForced: true }, 'It is in French.')
  expect(refused()).toEqual([])
  parking.refused(gap, 'It is in French.')
  expect(refused()).toEqual([
    { videoPath: '/films/a.mkv', wish: 'pt-BR>pt', askedMs: nowMs, refusal: 'It is in French.' },
  ])
})
