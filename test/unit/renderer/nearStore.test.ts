/** What can be done with the row under the pointer, while answers cross. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createNearStore } from '../../../renderer/features/library/titles/verbs/nearStore.ts'
import { createViewStore } from '../../../renderer/features/library/viewStore.ts'
import type { ScopeFacts } from '../../../shared/contract/scope.ts'
import { AppError } from '../../../shared/errors.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** The pointer rested on one row and then on another; both answers are on their way. */
async function movedOn() {
  const facts = await createClient(createFakeHost()).call('library.scope', { search: '', ids: [], language: null })
  const waiting = new Map<string, PromiseWithResolvers<ScopeFacts>>()
  const host = createFakeHost({
    handlers: {
      'library.scope'({ ids }) {
        const answer = Promise.withResolvers<ScopeFacts>()
        waiting.set(ids?.[0] ?? '', answer)
        return answer.promise
      },
    },
  })
  const store = createNearStore(createClient(host), createViewStore())
  for (const id of ['first', 'second']) {
    store.getState().look(id)
    await vi.runAllTimersAsync()
  }
  const answer = async (id: string, end: (answer: PromiseWithResolvers<ScopeFacts>) => void) => {
    end(waiting.get(id)!)
    await vi.runAllTimersAsync()
  }
  return { host, facts, answer, near: () => store.getState().near }
}

for (const late of ['answered', 'refused'] as const)
  test(`a row that the pointer has left, ${late} late, takes no verbs from the row that it is on`, async () => {
    const { facts, answer, near } = await movedOn()
    await answer('second', ({ resolve }) => resolve(facts))
    await answer('first', ({ resolve, reject }) =>
      late === 'answered' ? resolve(facts) : reject(new AppError('input.invalid', 'This row is gone.')),
    )
    expect(near()).toMatchObject({ id: 'second', facts })
  })

test('a change of the library asks about the row that the pointer is on, also before its first answer', async () => {
  const { host, facts, answer, near } = await movedOn()
  host.emit({ name: 'library.changed', payload: await createClient(createFakeHost()).call('library.state', {}) })
  await vi.runAllTimersAsync()
  await answer('second', ({ resolve }) => resolve(facts))
  expect(near()).toMatchObject({ id: 'second', facts })
  expect(host.calls.map(({ input }) => (input as { ids: string[] }).ids[0])).toEqual(['first', 'second', 'second'])
})
