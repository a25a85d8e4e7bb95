import { expect, test } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { openDatabase } from '../../../electron/database/database.ts'
import { createFetchArchive } from '../../../electron/download/fetchArchive.ts'
import { createQuotaLedger } from '../../../electron/quota/quotaLedger.ts'
import { WaitError } from '../../../electron/serviceClient/waitError.ts'

const service = 'http://service.test'
const noon = Date.UTC(2026, 0, 1, 12)
const hour = 3_600_000
/** Every archive is whole. */
const opening = {
  open: async () => ({ kind: 'zip', members: [], skipped: 0 }) as const,
  damages: { record: () => false, isBroken: () => false, forget: () => undefined },
}

const emptyCache = {
  get: async () => null,
  has: () => false,
  store: async () => () => undefined,
  checkRoom: async () => undefined,
  drop: async () => undefined,
}

test.each(['quota.exhausted', 'service.busy'] as const)(
  'after %s with a time to come back, no further archive is asked for until then',
  async (code) => {
    let calls = 0
    const ledger = createQuotaLedger(openDatabase(':memory:'), { nowMs: () => noon })
    const fetchArchive = createFetchArchive({
      download: () => {
        calls += 1
        return Promise.reject(new WaitError(code, 'Later.', noon + hour))
      },
      cache: emptyCache,
      ledger,
      service,
      ...opening,
    })
    const fetching = (id: string) =>
      fetchArchive(
        { subtitle: { id, path: null }, batchId: 'b', subject: 'v', reason: 'r' },
        new AbortController().signal,
      )
    await expect(fetching('1')).rejects.toThrow('Later.')
    await expect(fetching('2')).rejects.toMatchObject({ code })
    expect([calls, ledger.resumesAtMs(service, 'download')]).toEqual([1, noon + hour])
    expect(ledger.spentIn('b')).toMatchObject({ download: 0 })
  },
)

test('the last unit is spent although the service counts a call whose archive is not kept yet', async () => {
  const ledger = createQuotaLedger(openDatabase(':memory:'), { nowMs: () => noon })
  const counter = (remaining: number) => ({ used: null, limit: null, remaining, resetsAtMs: noon + hour })
  ledger.learn(service, { download: counter(2) })
  const kept = Promise.withResolvers<undefined>()
  const fetchArchive = createFetchArchive({
    download: async ({ id }) => {
      ledger.learnInPassing(service, { download: counter(id === '1' ? 1 : 0) })
      return { bytes: Buffer.from(id), fileName: null, isLengthProven: true }
    },
    cache: {
      ...emptyCache,
      store: async () => {
        await kept.promise
        return () => undefined
      },
    },
    ledger,
    service,
    ...opening,
  })
  const fetching = (id: string) =>
    fetchArchive(
      { subtitle: { id, path: null }, batchId: 'b', subject: 'v', reason: 'r' },
      new AbortController().signal,
    )
  const first = fetching('1')
  await new Promise((resolve) => setImmediate(resolve))
  const second = fetching('2')
  await new Promise((resolve) => setImmediate(resolve))
  kept.resolve(undefined)
  expect([(await first).units, (await second).units]).toEqual([1, 1])
})

test('a disk without room costs nothing, and one that fills meanwhile leaves the unit as unknown', async () => {
  const ledger = createQuotaLedger(openDatabase(':memory:'), { nowMs: () => noon })
  const full = () => Promise.reject(new AppError('disk.full', 'The disk is full.'))
  const room = { isThere: false }
  let calls = 0
  const fetchArchive = createFetchArchive({
    download: async () => {
      calls += 1
      return { bytes: Buffer.from('archive'), fileName: null, isLengthProven: true }
    },
    cache: {
      ...emptyCache,
      store: full,
      checkRoom: () => (room.isThere ? Promise.resolve() : full()),
    },
    ledger,
    service,
    ...opening,
  })
  const order = { subtitle: { id: '1', path: null }, batchId: 'b', subject: 'v', reason: 'r' }
  const fetching = () => fetchArchive(order, new AbortController().signal)
  await expect(fetching()).rejects.toMatchObject({ code: 'disk.full' })
  expect([calls, ledger.spentIn('b').download]).toEqual([0, 0])
  room.isThere = true
  await expect(fetching()).rejects.toMatchObject({ code: 'disk.full' })
  expect([calls, ledger.spentIn('b').download]).toEqual([1, 1])
})

test('what the service says that it did not charge is no unit of the run; of one that says nothing it is', async () => {
  const ledger = createQuotaLedger(openDatabase(':memory:'), { nowMs: () => noon })
  const told: Readonly<Record<string, number>> = { free: 0, paid: 1 }
  const fetchArchive = createFetchArchive({
    download: async ({ id }) => {
      const unitsCharged = told[id]
      const arrived = { bytes: Buffer.from(id), fileName: null, isLengthProven: true }
      return unitsCharged === undefined ? arrived : { ...arrived, unitsCharged }
    },
    cache: emptyCache,
    ledger,
    service,
    ...opening,
  })
  const unitsOf = async (id: string) => {
    const order = { subtitle: { id, path: null }, batchId: id, subject: 'v', reason: 'r' }
    return [(await fetchArchive(order, new AbortController().signal)).units, ledger.spentIn(id).download]
  }
  expect(await Promise.all(['free', 'paid', 'silent'].map(unitsOf))).toEqual([
    [0, 0],
    [1, 1],
    [1, 1],
  ])
})

test('it is told that the bytes are here before they are opened, kept and paid for', async () => {
  const ledger = createQuotaLedger(openDatabase(':memory:'), { nowMs: () => noon })
  const order: string[] = []
  const fetchArchive = createFetchArchive({
    download: async ({ id }) => ({ bytes: Buffer.from(id), fileName: null, isLengthProven: true }),
    cache: {
      ...emptyCache,
      store: async () => {
        order.push(`kept, ${ledger.spentIn('b').download} paid`)
        return () => undefined
      },
    },
    ledger,
    service,
    ...opening,
    async open() {
      order.push('opened')
      return { kind: 'zip', members: [], skipped: 0 }
    },
  })
  await fetchArchive(
    { subtitle: { id: '1', path: null }, batchId: 'b', subject: 'v', reason: 'r', onArrived: () => order.push('here') },
    new AbortController().signal,
  )
  expect(order).toEqual(['here', 'opened', 'kept, 0 paid'])
})

test('a call that two orders share outlives the one that began it, under one id, and is paid for once', async () => {
  const ledger = createQuotaLedger(openDatabase(':memory:'), { nowMs: () => noon })
  const calls: string[] = []
  const fetchArchive = createFetchArchive({
    download: async ({ id }, signal, callId) => {
      calls.push(callId.id)
      if (calls.length > 1) return { bytes: Buffer.from(id), fileName: null, isLengthProven: true }
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as AppError)))
    },
    cache: emptyCache,
    ledger,
    service,
    ...opening,
  })
  const fetching = (batchId: string, signal: AbortSignal) =>
    fetchArchive({ subtitle: { id: '1', path: null }, batchId, subject: 'v', reason: 'r' }, signal)
  const stop = new AbortController()
  const first = fetching('a', stop.signal)
  const others = ['b', 'c'].map((batchId) => fetching(batchId, new AbortController().signal))
  await expect.poll(() => calls.length).toBe(1)
  stop.abort(new AppError('cancelled', 'Cancelled.'))
  await expect(first).rejects.toMatchObject({ code: 'cancelled' })
  expect((await Promise.all(others)).map(({ units }) => units)).toEqual([1, 0])
  expect([calls.length, new Set(calls).size]).toEqual([2, 1])
})

test('who has stopped too begins no call of its own', async () => {
  const ledger = createQuotaLedger(openDatabase(':memory:'), { nowMs: () => noon })
  let calls = 0
  const fetchArchive = createFetchArchive({
    download: (_, signal) => {
      calls += 1
      return new Promise((__, reject) => signal.addEventListener('abort', () => reject(signal.reason as AppError)))
    },
    cache: emptyCache,
    ledger,
    service,
    ...opening,
  })
  const stop = new AbortController()
  const order = { subtitle: { id: '1', path: null }, batchId: 'b', subject: 'v', reason: 'r' }
  const both = [fetchArchive(order, stop.signal), fetchArchive(order, stop.signal)]
  await expect.poll(() => calls).toBe(1)
  stop.abort(new AppError('cancelled', 'Cancelled.'))
  const ends = await Promise.allSettled(both)
  expect([ends.map(({ status }) => status), calls]).toEqual([['rejected', 'rejected'], 1])
})
