import { expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createScopeStore } from '../../../renderer/app/scope/scopeStore.ts'
import type { ScopeFacts } from '../../../shared/contract/scope.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'

const whole = { search: '', ids: null, language: null }

/** A library of which more is known with each question; the answers come when they are let through. */
async function open() {
  const answers: ((videos: number) => void)[] = []
  const host = createFakeHost({
    handlers: {
      'library.scope': () =>
        new Promise<ScopeFacts>((resolve) => {
          answers.push((videos) => resolve({ videos } as ScopeFacts))
        }),
    },
  })
  const client = createClient(host)
  const store = createScopeStore(client)
  const changed = await client.call('library.state', {})
  const answer = async (videos: number) => {
    await expect.poll(() => answers.length).toBeGreaterThan(0)
    answers.shift()?.(videos)
    await expect.poll(() => store.getState().facts?.videos).toBe(videos)
  }
  return { host, store, changed, answers, answer }
}

test('what changes while the facts are read is read once more', async () => {
  const { host, store, changed, answers, answer } = await open()
  store.getState().set(whole)
  host.emit({ name: 'library.changed', payload: changed })
  host.emit({ name: 'library.changed', payload: changed })
  await answer(3)
  await answer(20)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(answers).toHaveLength(0)
})
