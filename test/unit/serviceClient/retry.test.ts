import { expect, test } from 'vitest'
import { ConnectionFailure, type FailureKind } from '../../../electron/serviceClient/answers/connectionFailure.ts'
import { afterFailure, afterRefusal } from '../../../electron/serviceClient/retry.ts'

const get = { tryNumber: 1, isLast: false, repeats: 'harmless', chance: 1 } as const
const post = { ...get, repeats: 'charged' } as const
const giveUp = { kind: 'give-up' }

test.each<[FailureKind, boolean, boolean]>([
  ['unsent', true, true],
  ['lost', true, false],
  ['timeout', false, false],
  ['cut', false, false],
  ['tooLarge', false, false],
  ['unreadable', false, false],
  ['cancelled', false, false],
])('after "%s": GET again %s, charged POST again %s', (kind, getAgain, postAgain) => {
  const failure = new ConnectionFailure(kind)
  expect(afterFailure(failure, get).kind).toBe(getAgain ? 'again' : 'give-up')
  expect(afterFailure(failure, post).kind).toBe(postAgain ? 'again' : 'give-up')
})

test.each(['CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'EPROTO'])(
  'a peer that fails with %s is not asked again',
  (detail) => {
    expect(afterFailure(new ConnectionFailure('unsent', detail), get)).toEqual(giveUp)
  },
)

const busy = { status: 429, code: 'service.busy', requestedWaitMs: null } as const

test('waits grow and vary fully by chance, from one second up', () => {
  const waits = (chance: number) => [1, 2, 3, 4].map((tryNumber) => afterRefusal(busy, { ...get, tryNumber, chance }))
  expect(waits(1)).toEqual([2_000, 4_000, 8_000, 16_000].map((waitMs) => ({ kind: 'again', waitMs })))
  expect(waits(0)).toEqual([1_000, 1_000, 1_000, 1_000].map((waitMs) => ({ kind: 'again', waitMs })))
})

test('after the last try it gives up', () => {
  expect(afterRefusal(busy, { ...get, isLast: true })).toEqual(giveUp)
  expect(afterFailure(new ConnectionFailure('lost'), { ...get, isLast: true })).toEqual(giveUp)
})

test('a told wait is kept: never shorter, at least a second, a second longer at most', () => {
  expect(afterRefusal({ ...busy, requestedWaitMs: 7_000 }, { ...get, chance: 0 })).toEqual({
    kind: 'again',
    waitMs: 7_000,
  })
  expect(afterRefusal({ ...busy, requestedWaitMs: 7_000 }, { ...get, chance: 1 })).toEqual({
    kind: 'again',
    waitMs: 8_000,
  })
  expect(afterRefusal({ ...busy, requestedWaitMs: 0 }, { ...get, chance: 0 })).toEqual({ kind: 'again', waitMs: 1_000 })
})

test('a wait over a quarter of an hour is not waited inside a call', () => {
  expect(afterRefusal({ ...busy, requestedWaitMs: 15 * 60_000 }, get)).toEqual({ kind: 'again', waitMs: 15 * 60_000 })
  expect(afterRefusal({ ...busy, requestedWaitMs: 15 * 60_000 + 1 }, get)).toEqual(giveUp)
})

test('what cannot be taken back goes again only when it was surely turned away', () => {
  const once = { ...post, repeats: 'once' } as const
  expect(afterRefusal(busy, once).kind).toBe('again')
  expect(afterFailure(new ConnectionFailure('unsent'), once).kind).toBe('again')
  for (const status of [408, 500, 502, 503, 504]) expect(afterRefusal({ ...busy, status }, once)).toEqual(giveUp)
})

test('a charged POST goes again only when it was turned away at the door', () => {
  expect(afterRefusal(busy, post).kind).toBe('again')
  expect(afterRefusal({ ...busy, status: 503 }, post).kind).toBe('again')
  for (const status of [408, 425, 500, 502, 504, 520, 599])
    expect(afterRefusal({ ...busy, status }, post)).toEqual(giveUp)
})
