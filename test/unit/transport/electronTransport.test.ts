import type { IpcMain } from 'electron'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createElectronTransport } from '../../../electron/transport/electronTransport.ts'
import { createEventHub } from '../../../electron/transport/eventHub.ts'
import { createRouter } from '../../../electron/transport/router.ts'
import type { AppEvent, Handlers } from '../../../shared/contract/index.ts'

type Invoke = (event: unknown, ...values: readonly unknown[]) => Promise<unknown>

const ownFrame = { url: 'app://bundle/index.html', origin: 'app://bundle', parent: null }
const own = { sender: { id: 7 }, senderFrame: ownFrame }

/** A transport before a host that counts what reaches it. */
function serving(dispatch?: (name: string, input: unknown) => Promise<never>) {
  const channels = new Map<string, Invoke>()
  const ipc = {
    handle: (name: string, handler: Invoke) => channels.set(name, handler),
  } as unknown as IpcMain
  const reached: unknown[] = []
  const hub = createEventHub(() => undefined)
  const transport = createElectronTransport(ipc, {
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
  })
  const told: unknown[] = []
  let onDestroyed = (): void => undefined
  const contents = {
    id: 7,
    isDestroyed: () => false,
    send: (...values: unknown[]) => told.push(values),
    once: (_name: string, listener: () => void) => (onDestroyed = listener),
  }
  transport.serve(contents as never)
  const invoke = (channel: string, event: unknown, ...values: readonly unknown[]) =>
    channels.get(channel)!(event, ...values)
  return { invoke, reached, hub, told, transport, destroyWindow: () => onDestroyed() }
}

const event = { name: 'history.changed', payload: { revision: 1 } } satisfies AppEvent

test('a call of our own page reaches the host and its reply comes back', async () => {
  const { invoke, reached } = serving()
  expect(await invoke('app:call', own, 'app.state', {})).toEqual({ ok: true, value: 'answer' })
  expect(reached).toEqual([['app.state', {}]])
})

test.each([
  ['a frame that is gone', { ...own, senderFrame: null }],
  ['a frame within', { ...own, senderFrame: { ...ownFrame, parent: ownFrame } }],
  ['another origin', { ...own, senderFrame: { ...ownFrame, origin: 'https://canary.invalid' } }],
  ['an unknown window', { ...own, sender: { id: 8 } }],
])('a call or drop from %s is refused and reaches nothing', async (_who, sender) => {
  const { invoke, reached } = serving()
  const refusal = { ok: false, error: { code: 'input.invalid' } }
  expect(await invoke('app:call', sender, 'app.state', {})).toMatchObject(refusal)
  expect(await invoke('app:drop', sender, ['/videos'])).toMatchObject(refusal)
  expect(reached).toEqual([])
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
