import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventHub } from '../../../../electron/transport/eventHub.ts'
import { createRouter } from '../../../../electron/transport/router.ts'
import type { AppEvent, Handlers } from '../../../../shared/contract/index.ts'
import type { AppError } from '../../../../shared/errors.ts'
import { openIpc, senders } from '../../../support/peers/ipcPeer.ts'

const { own } = senders

/** A transport before a host that counts what reaches it. */
function serving(dispatch?: (name: string, input: unknown) => Promise<never>) {
  const reached: unknown[] = []
  const reported: AppError[] = []
  const hub = createEventHub(() => undefined)
  const peer = openIpc({
    dispatch:
      dispatch ??
      (async (name, input) => {
        reached.push([name, input])
        return { ok: true, value: 'answer' }
      }),
    subscribe: (listener) => hub.subscribe(listener),
    registerDrop(paths) {
      reached.push(paths)
      return 'drop-1'
    },
    leavePages: () => void reached.push('left'),
    report: (error) => reported.push(error),
  })
  return { ...peer, reached, reported, hub }
}

const event = { name: 'history.changed', payload: { revision: 1 } } satisfies AppEvent

test('a call of our own page reaches the host and its reply comes back', async () => {
  const { invoke, reached } = serving()
  expect(await invoke('app:call', own, 'app.state', {})).toEqual({ ok: true, value: 'answer' })
  expect(reached).toEqual([['app.state', {}]])
})

test.each([
  ['a frame that is gone', senders.goneFrame],
  ['a frame within', senders.subframe],
  ['an empty page', senders.blankFrame],
  ['another origin', senders.otherOrigin],
  ['an unknown window', senders.unknownWindow],
])('a call or drop from %s is refused, logged, and reaches nothing', async (_who, sender) => {
  const { invoke, reached, reported } = serving()
  const refusal = { ok: false, error: { code: 'input.invalid' } }
  expect(await invoke('app:call', sender, 'app.state', {})).toMatchObject(refusal)
  expect(await invoke('app:drop', sender, ['/videos'])).toMatchObject(refusal)
  expect(reached).toEqual([])
  expect(reported).toHaveLength(2)
})

test('a page that is loaded anew is told to the host; one that only changes its address is not', () => {
  const { navigate, destroyWindow, reached } = serving()
  navigate(true)
  expect(reached).toEqual([])
  navigate(false)
  expect(reached).toEqual(['left'])
  destroyWindow()
  expect(reached).toEqual(['left', 'left'])
})

test('a window that was destroyed is no longer ours', async () => {
  const { invoke, destroyWindow, hub, told } = serving()
  destroyWindow()
  hub.publish(event.name, event.payload)
  expect(await invoke('app:call', own, 'app.state', {})).toMatchObject({ ok: false })
  expect(told).toEqual([])
})

test('dropped paths become an id; a file of a script is refused', async () => {
  const { invoke, reached } = serving()
  expect(await invoke('app:drop', own, ['/videos'])).toEqual({ ok: true, value: 'drop-1' })
  expect(await invoke('app:drop', own, [''])).toMatchObject({ ok: false, error: { code: 'input.invalid' } })
  expect(reached).toEqual([['/videos']])
})

test('every event is told to the window and every call answered, until the transport closes', async () => {
  const { hub, told, transport, invoke, reached } = serving()
  hub.publish(event.name, event.payload)
  transport.close()
  hub.publish(event.name, event.payload)
  expect(told).toEqual([['app:event', event]])
  expect(await invoke('app:call', own, 'app.state', {})).toMatchObject({ ok: false, error: { code: 'cancelled' } })
  expect(reached).toEqual([])
})

test('a page that asks without end is told to wait, and served again afterwards', async () => {
  let finish = (): void => undefined
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const { invoke } = serving(() => finished.then(() => ({ ok: true, value: null }) as never))
  const waiting = Array.from({ length: 1_000 }, () => invoke('app:call', own, 'app.state', {}))
  expect(await invoke('app:call', own, 'app.state', {})).toMatchObject({ ok: false })
  finish()
  await Promise.all(waiting)
  expect(await invoke('app:call', own, 'app.state', {})).toMatchObject({ ok: true })
})

test('whatever a page sends, the answer is a typed refusal and no handler runs', async () => {
  let ran = 0
  const handlers = new Proxy({} as Handlers, { get: () => async () => (ran += 1) })
  const { invoke } = serving(createRouter(handlers, () => undefined) as never)
  await fc.assert(
    fc.asyncProperty(fc.anything({ withNullPrototype: true }), fc.anything(), async (name, input) => {
      expect(await invoke('app:call', own, name, input)).toMatchObject({ ok: false, error: { code: 'input.invalid' } })
    }),
    { numRuns: 500 },
  )
  expect(ran).toBe(0)
})

test.each(['__proto__', 'constructor', 'toString', 'app.state\0', 'APP.STATE', ''])(
  '%j is no command',
  async (name) => {
    const { invoke } = serving(createRouter({} as Handlers, () => undefined) as never)
    expect(await invoke('app:call', own, name, {})).toMatchObject({ ok: false, error: { code: 'input.invalid' } })
  },
)
