/** Promise J1 as a table: what stands in the ledger for every way in which a paid call can end. */
import { cpSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, type Database } from '../../../electron/database/database.ts'
import { paidCall } from '../../../electron/quota/paidCall.ts'
import { createQuotaLedger, type QuotaLedger } from '../../../electron/quota/quotaLedger.ts'
import type { Reservation } from '../../../electron/quota/quotaStore.ts'
import { ConnectionFailure, type FailureKind } from '../../../electron/serviceClient/answers/connectionFailure.ts'
import { RefusedAnswer } from '../../../electron/serviceClient/mayBeCharged.ts'
import { WaitError } from '../../../electron/serviceClient/waitError.ts'
import { AppError, type ErrorCode } from '../../../shared/errors.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'
import { answeringJson, inTurn, startFaultPeer } from '../../support/peers/faultPeer.ts'
import { anySignal, testClient } from '../../support/services/testClient.ts'

const noon = Date.UTC(2026, 0, 1, 12)
const hour = 3_600_000
const service = 'https://subtitles.example'
const unit: Reservation = {
  ...{ kind: 'search', units: 3, batchId: 'b', subject: 's', reason: 'r', service },
  call: { account: 'a', content: 'c' },
}

function openWorld() {
  const file = join(tempFolder(), 'undertitle.sqlite')
  const db = openDatabase(file)
  onTestFinished(() => db.close())
  db.run('CREATE TABLE kept (answer TEXT)')
  return { file, db, ledger: createQuotaLedger(db, { nowMs: () => noon }) }
}

const keepIn = (db: Database) => (answer: string) => {
  db.run('INSERT INTO kept VALUES (?)', answer)
  return answer
}

/** Of every entry its state and units, then what is kept. */
function standing(db: Database, ledger: QuotaLedger): readonly string[] {
  const { entries } = ledger.entries({ offset: 0, limit: 50 })
  const kept = db.all<{ answer: string }>('SELECT answer FROM kept')
  return [
    ...entries.map(({ state, unitsSpent }) => `${state} ${String(unitsSpent)}`),
    ...kept.map(({ answer }) => answer),
  ]
}

const broken = (kind: FailureKind, code: ErrorCode) => new AppError(code, 'No.', new ConnectionFailure(kind))
const aborted = (wasSent: boolean) => new AppError('cancelled', 'No.', new ConnectionFailure('cancelled', '', wasSent))
const refused = (status: number, code: ErrorCode) => new AppError(code, 'No.', new RefusedAnswer(status, true))

test.each<[string, AppError, readonly string[]]>([
  ['the connection was refused', broken('unsent', 'service.unreachable'), ['released 0']],
  ['it was sent and no answer came', broken('lost', 'service.unreachable'), ['unknown null']],
  ['the answer came too late', broken('timeout', 'service.timeout'), ['unknown null']],
  ['the answer was cut', broken('cut', 'service.cutAnswer'), ['unknown null']],
  ['the answer cannot be read', broken('unreadable', 'service.badAnswer'), ['unknown null']],
  ['it was aborted before it left', aborted(false), ['released 0']],
  ['it was aborted on its way', aborted(true), ['unknown null']],
  ['the key was refused', refused(401, 'key.refused'), ['released 0']],
  ['the plan does not have it', refused(402, 'plan.required'), ['released 0']],
  ['nothing is left', refused(429, 'quota.exhausted'), ['released 0']],
  ['the service is busy', refused(503, 'service.busy'), ['released 0']],
  ['the service failed over it', refused(500, 'service.busy'), ['unknown null']],
  ['the archive that came is damaged', new AppError('archive.damaged', 'No.'), ['settled 3']],
  ['a bug came between', new AppError('internal', 'No.'), ['unknown null']],
])('where %s the ledger says so, and the call fails with that', async (_ending, error, expected) => {
  const { db, ledger } = openWorld()
  const failed: string[] = []
  const asking = paidCall(ledger, {
    unit,
    call: () => Promise.reject(error),
    keep: keepIn(db),
    failed: (charge) => failed.push(charge),
  })
  await expect(asking).rejects.toBe(error)
  expect(standing(db, ledger)).toEqual(expected)
  const charge = { released: 'free', unknown: 'unknown', settled: 'spent' }[expected[0]!.split(' ')[0]!]
  expect(failed).toEqual([charge])
})

test('an answer is kept and settled, at less than was reserved where it says so', async () => {
  const { db, ledger } = openWorld()
  const call = async () => 'answer'
  expect(await paidCall(ledger, { unit, call, keep: keepIn(db) })).toBe('answer')
  await paidCall(ledger, { unit, call, keep: keepIn(db), unitsSpent: () => 0 })
  expect(standing(db, ledger)).toEqual(['settled 0', 'settled 3', 'answer', 'answer'])
})

test('an answer that proves nothing is not kept, and nobody knows whether it was charged', async () => {
  const { db, ledger } = openWorld()
  const asking = paidCall(ledger, {
    unit,
    call: async () => 'answer',
    keep(answer) {
      keepIn(db)(answer)
      throw new AppError('service.badAnswer', 'For others.')
    },
  })
  await expect(asking).rejects.toMatchObject({ code: 'service.badAnswer' })
  expect(standing(db, ledger)).toEqual(['unknown null'])
})

test.each<ErrorCode>(['quota.exhausted', 'service.busy'])(
  '%s with a time holds every later call off until then',
  async (code) => {
    const { ledger } = openWorld()
    let calls = 0
    const ask = () =>
      paidCall(ledger, {
        unit,
        keep: () => null,
        call() {
          calls += 1
          return Promise.reject(new WaitError(code, 'Later.', noon + hour))
        },
      })
    await expect(ask()).rejects.toThrow('Later.')
    await expect(ask()).rejects.toMatchObject({ code })
    expect([calls, ledger.resumesAtMs(service, 'search')]).toEqual([1, noon + hour])
  },
)

/** What the next start finds where the process is killed now, and whether the same call is sent under the same id. */
function afterKill(file: string, id: string | null) {
  const folder = tempFolder()
  cpSync(dirname(file), folder, { recursive: true })
  const db = openDatabase(join(folder, 'undertitle.sqlite'))
  const ledger = createQuotaLedger(db, { nowMs: () => noon })
  ledger.recover()
  const found = standing(db, ledger)
  const isSame = ledger.callIdOf(ledger.reserve(unit)).id === id
  db.close()
  return { found, isSame }
}

test('a kill between any two steps loses no unit and no answer, and the call keeps its id until its answer is kept', async () => {
  const { file, db, ledger } = openWorld()
  const kills: Record<string, ReturnType<typeof afterKill>> = {}
  let id: string | null = null
  let waits = 0
  const watched = {
    ...ledger,
    async synced() {
      waits += 1
      kills[waits === 1 ? 'reserved' : 'settled'] = afterKill(file, id)
      await ledger.synced()
    },
  }
  await paidCall(watched, {
    unit,
    intend(entry) {
      ;({ id } = ledger.callIdOf(entry))
      kills['reserving'] = afterKill(file, id)
    },
    async call() {
      kills['sent'] = afterKill(file, id)
      return 'answer'
    },
    keep(answer) {
      const kept = keepIn(db)(answer)
      kills['settling'] = afterKill(file, id)
      return kept
    },
  })
  expect(kills).toEqual({
    reserving: { found: [], isSame: false },
    reserved: { found: ['unknown null'], isSame: true },
    sent: { found: ['unknown null'], isSame: true },
    settling: { found: ['unknown null'], isSame: true },
    settled: { found: ['settled 3', 'answer'], isSame: false },
  })
})

const left = (remaining: number) => ({ used: null, limit: null, remaining, resetsAtMs: noon + hour })

test('calls at the same time are taken off at once, and more than is left is not sent', async () => {
  const { db, ledger } = openWorld()
  ledger.learn(service, { search: left(7) })
  const sent: number[] = []
  const ask = (content: string) =>
    paidCall(ledger, {
      unit: { ...unit, call: { account: 'a', content } },
      async call(entry) {
        sent.push(entry)
        return content
      },
      keep: keepIn(db),
    })
  const all = await Promise.allSettled([ask('1'), ask('2'), ask('3')])
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect([sent.length, ledger.remaining(service, 'search')]).toEqual([2, 1])
})

test('where the disk cannot be waited for nothing is sent, and the units are given back', async () => {
  const { db, ledger } = openWorld()
  ledger.learn(service, { search: left(5) })
  const steps: string[] = []
  const asking = paidCall(
    { ...ledger, synced: () => Promise.reject(new AppError('home.unusable', 'EIO')) },
    {
      unit,
      intend: () => steps.push('intended'),
      call: async () => steps.push('sent'),
      keep: () => steps.push('kept'),
      failed: (charge) => steps.push(charge),
    },
  )
  await expect(asking).rejects.toMatchObject({ code: 'home.unusable' })
  expect(steps).toEqual(['intended', 'free'])
  expect([standing(db, ledger), ledger.remaining(service, 'search')]).toEqual([['released 0'], 5])
})

test('a call whose first try was lost and whose second was refused stays unknown, and is asked again under its id', async () => {
  const { db, ledger } = openWorld()
  const later = answeringJson({}, 429)
  const answer = answeringJson({ results: [] })
  const peer = await startFaultPeer(inTurn((socket) => socket.resetAndDestroy(), later, later, later, later, answer))
  const client = testClient({ url: peer.url })
  const ask = () =>
    paidCall(ledger, {
      unit,
      call: (entry) => client.searchTitles('Arrival', { callId: ledger.callIdOf(entry) }, anySignal),
      keep: () => null,
    })
  await expect(ask()).rejects.toMatchObject({ code: 'service.busy' })
  expect(standing(db, ledger)).toEqual(['unknown null'])
  await ask()
  const ids = peer.requests.map(({ headers }) => headers['idempotency-key'])
  expect([ids.length, new Set(ids).size, typeof ids[0]]).toEqual([6, 1, 'string'])
})

const diskFails = () => Promise.reject(new AppError('disk.failing', 'The disk gives errors.'))

test.each<[ErrorCode, AppError]>([
  ['cancelled', aborted(true)],
  ['quota.exhausted', new WaitError('quota.exhausted', 'No.', noon + hour)],
])('where the disk fails after a call that ended as %s, that is still what is thrown', async (code, error) => {
  const { db, ledger } = openWorld()
  let waits = 0
  const synced = () => ((waits += 1) === 1 ? ledger.synced() : diskFails())
  const asking = paidCall({ ...ledger, synced }, { unit, call: () => Promise.reject(error), keep: () => null })
  const thrown = await asking.catch((caught: unknown) => caught)
  expect(thrown).toMatchObject({
    ...{ code, name: error.name, message: 'No. Its end may not be on the disk: The disk gives errors.' },
    cause: { errors: [{ code: 'disk.failing' }, error] },
  })
  if (error instanceof WaitError) expect(thrown).toHaveProperty('retryAtMs', noon + hour)
  expect(standing(db, ledger)).toEqual([code === 'cancelled' ? 'unknown null' : 'released 0'])
})

test('where the end of a call cannot be stored with its work, its units are closed alone', async () => {
  const { db, ledger } = openWorld()
  const asking = paidCall(ledger, {
    unit,
    call: () => Promise.reject(aborted(true)),
    keep: () => null,
    failed() {
      throw new AppError('disk.full', 'Full.')
    },
  })
  await expect(asking).rejects.toMatchObject({ code: 'cancelled', cause: { errors: [{ code: 'disk.full' }, {}] } })
  expect(standing(db, ledger)).toEqual(['unknown null'])
})

test('where no end can be stored at all, the error says that the units stay reserved', async () => {
  const { db, ledger } = openWorld()
  let commits = 0
  const commit: QuotaLedger['commit'] = (work) => {
    if ((commits += 1) > 1) throw new AppError('disk.full', 'Full.')
    return ledger.commit(work)
  }
  const asking = paidCall({ ...ledger, commit }, { unit, call: () => Promise.reject(aborted(true)), keep: () => null })
  await expect(asking).rejects.toMatchObject({
    code: 'cancelled',
    message: 'No. Its units stay reserved until the next start: Full.',
  })
  expect(standing(db, ledger)).toEqual(['reserved null'])
})
