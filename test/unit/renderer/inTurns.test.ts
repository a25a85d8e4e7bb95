import { expect, test } from 'vitest'
import { inTurns, turnMs } from '../../../renderer/api/inTurns.ts'
import type { Connection } from '../../../renderer/api/transport.ts'
import type { AppEvent } from '../../../shared/contract/index.ts'
import { fakeUsage } from '../../support/fakes/fakeAnswers.ts'

const usage = (revision: number): AppEvent => ({ name: 'usage.changed', payload: { ...fakeUsage, revision } })
const history = (revision: number): AppEvent => ({ name: 'history.changed', payload: { revision } })
const chosen: AppEvent = { name: 'app.screenChosen', payload: { screen: 'library' } }

/** A page whose turns end when the test says so. */
function openPage() {
  const sources = new Set<(event: AppEvent) => void>()
  const waits: { readonly ms: number; readonly work: () => void }[] = []
  let connect: (connection: Connection) => void = () => undefined
  const transport = inTurns(
    {
      call: async (name) => ({ ok: true, value: name }),
      mediaAddress: async (name) => name,
      subscribe(listener) {
        sources.add(listener)
        return () => sources.delete(listener)
      },
      onConnection(listener) {
        connect = listener
        return () => undefined
      },
    },
    {
      after(ms, work) {
        waits.push({ ms, work })
        return () => undefined
      },
    },
  )
  const heard: string[] = []
  const listen = () =>
    transport.subscribe(({ name, payload }) => heard.push('revision' in payload ? `${name} ${payload.revision}` : name))
  return {
    transport,
    sources,
    waits,
    listen,
    host: (...events: AppEvent[]) => {
      for (const event of events) for (const source of sources) source(event)
    },
    endTurn: () => waits.shift()?.work(),
    connect: (connection: Connection) => connect(connection),
    /** Since it was asked last. */
    heard: () => heard.splice(0),
  }
}

test('the first event is heard at once; of those that follow in its turn each record once, as it was told last', () => {
  const { listen, host, endTurn, heard, waits } = openPage()
  listen()
  host(usage(1))
  expect(heard()).toEqual(['usage.changed 1'])
  host(usage(2), history(3), usage(4))
  expect(heard()).toEqual([])
  expect(waits.map(({ ms }) => ms)).toEqual([turnMs])
  endTurn()
  expect(heard()).toEqual(['history.changed 3', 'usage.changed 4'])
})

test('two hundred changes in one turn are heard once, and a turn without any is the last', () => {
  const { listen, host, endTurn, heard, waits } = openPage()
  listen()
  host(...Array.from({ length: 200 }, (_, at) => usage(at)))
  endTurn()
  expect(heard()).toEqual(['usage.changed 0', 'usage.changed 199'])
  endTurn()
  expect([heard(), waits]).toEqual([[], []])
  host(usage(200))
  expect(heard()).toEqual(['usage.changed 200'])
})

test('what somebody did is heard each time and at once, after what was told before it', () => {
  const { listen, host, heard } = openPage()
  listen()
  host(usage(1), usage(2), chosen, chosen)
  expect(heard()).toEqual(['usage.changed 1', 'usage.changed 2', 'app.screenChosen', 'app.screenChosen'])
})

test('what was told before an answer is known when the answer is there', async () => {
  const { transport, listen, host, heard } = openPage()
  listen()
  host(usage(1), usage(2))
  await transport.call('usage.state', {})
  expect(heard()).toEqual(['usage.changed 1', 'usage.changed 2'])
})

test('nothing of a host that was lost is heard after it was reached again', () => {
  const { transport, listen, host, endTurn, connect, heard } = openPage()
  listen()
  const stood: string[][] = []
  transport.onConnection?.(() => stood.push(heard()))
  host(usage(8), usage(9))
  connect('connected')
  endTurn()
  expect(stood).toEqual([['usage.changed 8', 'usage.changed 9']])
  expect(heard()).toEqual([])
})

test('one who listens and fails takes nothing from others, what waits or an answer, and is told to the page', async () => {
  const { transport, listen, host, endTurn, heard, waits } = openPage()
  transport.subscribe(({ name }) => {
    if (name === 'usage.changed') throw new Error('cannot draw')
  })
  listen()
  host(usage(1), usage(2), history(3))
  expect(heard()).toEqual(['usage.changed 1'])
  expect(await transport.call('usage.state', {})).toEqual({ ok: true, value: 'usage.state' })
  expect(heard()).toEqual(['usage.changed 2', 'history.changed 3'])
  expect(waits.map(({ ms }) => ms)).toEqual([turnMs, 0, 0])
  endTurn()
  expect(endTurn).toThrow('cannot draw')
})

test('however many listen, the transport carries each event once', () => {
  const { listen, host, heard, sources } = openPage()
  const ends = [listen(), listen(), listen()]
  host(usage(1))
  expect([sources.size, heard().length]).toEqual([1, 3])
  for (const end of ends) end()
  host(chosen)
  expect(heard()).toEqual([])
})
