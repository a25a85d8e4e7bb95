import { expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createLiveRecord } from '../../../renderer/api/liveRecord.ts'
import type { Connection } from '../../../renderer/api/transport.ts'
import type { AppEvent } from '../../../shared/contract/index.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { fakeUsage } from '../../support/fakes/fakeAnswers.ts'

test('an answer that is refused is thrown with the code and sentence of the host', async () => {
  const client = createClient(createFakeHost())
  await expect(client.call('library.video', { videoId: 'none' })).rejects.toMatchObject({ code: 'file.missing' })
})

test('a listener hears only the event it asked for, until it ends', () => {
  const host = createFakeHost()
  const client = createClient(host)
  const heard: number[] = []
  const end = client.on('usage.changed', ({ revision }) => heard.push(revision))
  host.emit({ name: 'usage.changed', payload: { ...fakeUsage, revision: 5 } })
  host.emit({ name: 'history.changed', payload: { revision: 6 } })
  end()
  host.emit({ name: 'usage.changed', payload: { ...fakeUsage, revision: 7 } })
  expect(heard).toEqual([5])
})

test('a record ignores a revision older than the one it knows', () => {
  const host = createFakeHost()
  const client = createClient(host)
  const record = createLiveRecord(client, {
    read: () => client.call('usage.state', {}),
    changedBy: 'usage.changed',
  })
  host.emit({ name: 'usage.changed', payload: { ...fakeUsage, revision: 9, planName: 'new' } })
  host.emit({ name: 'usage.changed', payload: { ...fakeUsage, revision: 8, planName: 'old' } })
  expect(record.getState().value?.planName).toBe('new')
})

test('after the connection came back a record takes what it reads, though the host counts anew', async () => {
  const host = createFakeHost()
  const told: ((connection: Connection) => void)[] = []
  const client = createClient({
    ...host,
    onConnection: (listener) => {
      told.push(listener)
      return () => undefined
    },
  })
  const record = createLiveRecord(client, {
    read: () => client.call('usage.state', {}),
    changedBy: 'usage.changed',
  })
  host.emit({ name: 'usage.changed', payload: { ...fakeUsage, revision: 40, planName: 'before' } })
  for (const tell of told) tell('connected')
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(record.getState().value).toMatchObject({ revision: fakeUsage.revision, planName: fakeUsage.planName })
})

test('after the connection came back a slow answer, of this host or the one before, undoes no newer event', async () => {
  const listeners = new Set<(event: AppEvent) => void>()
  const told: ((connection: Connection) => void)[] = []
  const answers: PromiseWithResolvers<typeof fakeUsage>[] = []
  const client = createClient({
    call: () => Promise.reject(new Error('not called')),
    mediaAddress: () => Promise.reject(new Error('not called')),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onConnection: (listener) => {
      told.push(listener)
      return () => undefined
    },
  })
  const record = createLiveRecord(client, {
    read() {
      answers.push(Promise.withResolvers())
      return answers.at(-1)!.promise
    },
    changedBy: 'usage.changed',
  })
  const event = (revision: number) => {
    const payload = { ...fakeUsage, revision, planName: `event ${revision}` }
    for (const listener of listeners) listener({ name: 'usage.changed', payload })
  }
  const answer = async (at: number, revision: number) => {
    answers[at]!.resolve({ ...fakeUsage, revision, planName: `answer ${revision}` })
    await new Promise((resolve) => setTimeout(resolve))
    return record.getState().value?.planName
  }
  event(40)
  void record.getState().refresh()
  for (const tell of told) tell('connected')
  event(3)
  expect(await answer(1, 2)).toBe('event 3')
  expect(await answer(0, 41)).toBe('event 3')
  event(4)
  expect(record.getState().value?.planName).toBe('event 4')
})
