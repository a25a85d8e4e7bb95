import { expect, test } from 'vitest'
import { createEventHub } from '../../../electron/transport/eventHub.ts'

test('every listener hears an event until it unsubscribes', () => {
  const hub = createEventHub(() => undefined)
  const heard: string[] = []
  const end = hub.subscribe(({ name }) => heard.push(`a ${name}`))
  hub.subscribe(({ name }) => heard.push(`b ${name}`))
  hub.publish('history.changed', { revision: 1 })
  end()
  hub.publish('history.changed', { revision: 2 })
  expect(heard).toEqual(['a history.changed', 'b history.changed', 'b history.changed'])
})

test('a listener that throws does not keep the others from hearing', () => {
  const reported: unknown[] = []
  const hub = createEventHub((thrown) => reported.push(thrown))
  const heard: number[] = []
  hub.subscribe(() => {
    throw new Error('closed socket')
  })
  hub.subscribe(() => heard.push(1))
  hub.publish('history.changed', { revision: 1 })
  expect(heard).toEqual([1])
  expect(reported).toHaveLength(1)
})
