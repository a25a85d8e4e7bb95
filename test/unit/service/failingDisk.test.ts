/** What a caller hears while the disk of the service fails: that it may come again, and nothing of the inside (promise F5). */
import { expect, test } from 'vitest'
import { createAnswerRequest, type AnswerParts } from '../../../service/http/answerRequest.ts'
import type { ServiceRequest } from '../../../service/http/exchange.ts'
import type { ErrorShape } from '../../../service/http/errorReplies.ts'
import type { Route, Surface } from '../../../service/http/routing.ts'
import { plans } from '../../../service/usage/plans.ts'
import { AppError, type ErrorCode } from '../../../shared/errors.ts'

const shapes: readonly ErrorShape[] = [
  'v1',
  'v1Search',
  'v2',
  'link',
  'uploadIdentifier',
  'uploadFile',
  'uploadCompletion',
]
const diskCodes: readonly ErrorCode[] = ['disk.full', 'disk.failing', 'home.busy', 'home.damaged', 'home.unusable']
const secret = 'The disk of /home/somebody/data gives errors.'
const failing = (code: ErrorCode = 'disk.failing') => new AppError(code, secret)

const surfaceOf = (errors: ErrorShape): Surface => ({
  errors,
  credentials: ['x-api-key header'],
  ...(errors === 'v2' && { rateCounter: 'search' }),
})

interface Fails {
  readonly handle?: () => void
  readonly ownerOfKey?: () => void
  readonly state?: () => void
}

function answerWith(shape: ErrorShape, fails: Fails) {
  const surface = surfaceOf(shape)
  const told: string[] = []
  const route: Route = {
    ...{ method: 'GET', path: '/asked', surface, access: 'key' },
    handle() {
      fails.handle?.()
      return { status: 200, body: { found: true } }
    },
  }
  const account = { id: 'a', name: 'a', plan: plans.free }
  const accounts = {
    ownerOfKey() {
      fails.ownerOfKey?.()
      return { account, keyId: 'k' }
    },
  }
  const ledger = {
    resetsAtMs: () => 0,
    state() {
      fails.state?.()
      return { used: 1, limit: 10, remaining: 9, resetsAtMs: 0 }
    },
  }
  const parts = {
    ...{
      routes: [route],
      accounts,
      ledger,
      own: { url: 'http://localhost' },
    },
    report: (where: string, thrown: unknown) => told.push(`${where} ${String(thrown)}`),
  } as unknown as AnswerParts
  const request: ServiceRequest = {
    ...{ method: 'GET', path: '/asked', query: new URLSearchParams(), address: '' },
    headers: { 'x-api-key': 'k' },
    origin: 'http://localhost',
    traceId: 'of-this-test',
    readBody: async () => new Uint8Array(),
    prove: () => undefined,
  }
  return { told, reply: () => createAnswerRequest(parts)(request) }
}

test.each(shapes.flatMap((shape) => diskCodes.map((code) => [shape, code] as const)))(
  'as %s, a %s is told as 503 with a sentence, and to whoever runs the service in full',
  async (shape, code) => {
    const fail = () => {
      throw failing(code)
    }
    for (const fails of [{ handle: fail }, { ownerOfKey: fail }]) {
      const { told, reply } = answerWith(shape, fails)
      const { status, body } = await reply()
      expect(status).toBe(503)
      expect(JSON.stringify(body)).toContain('The service cannot use its database just now. Try again later.')
      expect(JSON.stringify(body)).not.toMatch(/internal|somebody/)
      expect(told).toEqual([`GET /asked AppError: ${secret}`])
    }
  },
)

test('an answer that was made is given also where its counters cannot be read', async () => {
  const { told, reply } = answerWith('v2', {
    state() {
      throw failing()
    },
  })
  expect(await reply()).toEqual({ status: 200, body: { found: true }, route: '/asked', headers: {} })
  expect(told).toHaveLength(1)
})
