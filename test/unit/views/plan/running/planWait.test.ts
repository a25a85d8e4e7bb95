/** What the plan's screen tells of the quota while the service is busy, and while its units are used up. */
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../../electron/database/database.ts'
import { createQuotaLedger } from '../../../../../electron/quota/quotaLedger.ts'
import { createPlanWait } from '../../../../../electron/views/plan/running/planWait.ts'
import { settingsWith } from '../../../../support/make/settingsWith.ts'

const noon = Date.UTC(2026, 0, 1, 12)
const hour = 3_600_000

function openWait(sums: object = {}) {
  const ledger = createQuotaLedger(openDatabase(':memory:'), { nowMs: () => noon })
  const service = settingsWith()['service.address']
  ledger.learn(service, { download: { used: 3, limit: 40, remaining: 37, resetsAtMs: noon + 6 * hour } })
  const alarms: (number | null)[] = []
  const wait = createPlanWait({
    ledger,
    settings: { read: () => settingsWith() },
    board: { sums: () => ({ waiting: 1, unasked: 0, waitingAi: 0, ...sums }) as never },
    parked: { byVideo: () => new Map() },
    clock: { nowMs: () => noon },
    alarm: { set: (atMs) => void alarms.push(atMs) },
  })
  return { ledger, service, wait, alarms }
}

test('a busy service takes no units away from what is told, and what waits is asked again when it says', () => {
  const { ledger, service, wait, alarms } = openWait()
  ledger.holdOff(service, 'download', noon + hour)
  expect(wait.quota()).toMatchObject({ downloadsLeft: 37, isServiceBusy: true, resumesAtMs: noon + hour })
  wait.setAlarm()
  expect(alarms).toEqual([noon + hour])
})

test('what is used up is told as that', () => {
  const { ledger, service, wait } = openWait()
  ledger.markExhausted(service, 'download', noon + 2 * hour)
  expect(wait.quota()).toMatchObject({ downloadsLeft: 0, isServiceBusy: false, resumesAtMs: noon + 2 * hour })
})

test('translations that wait for units are told their own moment, and nobody is woken for them: they go on by themselves', () => {
  const { ledger, service, wait, alarms } = openWait({ waitingAi: 1 })
  ledger.learn(service, { ai: { used: 60, limit: 60, remaining: 0, resetsAtMs: noon + 48 * hour } })
  expect(wait.quota()).toMatchObject({ aiLeft: 0, aiResumesAtMs: noon + 48 * hour })
  wait.setAlarm()
  expect(alarms).toEqual([null])
})
