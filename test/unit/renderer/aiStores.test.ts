/** Ordering translations from the library, and their rows on the activity screen. */
import { expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createJobsStores } from '../../../renderer/features/activity/jobs/jobsStores.ts'
import { wholeLibrary } from '../../../renderer/features/library/listStores.ts'
import { createTranslateStore } from '../../../renderer/features/library/translate/translateStore.ts'
import { AppError } from '../../../shared/errors.ts'
import { createFakeHost, type FakeHostOptions } from '../../support/fakes/fakeHost.ts'

function translating(handlers: FakeHostOptions['handlers'] = {}) {
  const host = createFakeHost({ handlers })
  return { host, store: createTranslateStore(createClient(host)) }
}

test('the panel offers the wished languages first, and orders for exactly the videos that it names', async () => {
  const { host, store } = translating()
  await store.getState().openFor(['v1', 'v2'])
  expect(store.getState().languages.slice(0, 2)).toEqual(['en', 'pt-BR'])
  store.getState().choose({ to: 'es', tone: 'formal' })
  await store.getState().order()
  expect(host.calls.at(-1)).toEqual({
    name: 'ai.translate',
    input: { videoIds: ['v1', 'v2'], to: 'es', tone: 'formal' },
  })
  expect(store.getState().result).toMatchObject({ ordered: 2 })
  store.getState().choose({ to: 'fr' })
  expect(store.getState().result).toBe(null)
})

test('one order takes 500 videos, and how many are left is said', async () => {
  const store = createTranslateStore(createClient(createFakeHost({ videos: 620 })))
  await store.getState().openForShown(wholeLibrary)
  expect([store.getState().videoIds?.length, store.getState().left]).toEqual([500, 120])
})

test('what is spoken in one video is ordered in the language chosen; a refusal is shown', async () => {
  const { host, store } = translating()
  await store.getState().openFor(['v1'])
  store.getState().choose({ to: 'en' })
  await store.getState().transcribe()
  expect(host.calls.at(-1)).toEqual({ name: 'ai.transcribe', input: { videoId: 'v1', language: 'en' } })
  expect(store.getState().result).toBe('transcription')

  const deaf = translating({
    'ai.transcribe': () => Promise.reject(new AppError('input.invalid', 'Only the built-in service can hear.')),
  })
  await deaf.store.getState().openFor(['v1'])
  await deaf.store.getState().transcribe()
  expect(deaf.store.getState()).toMatchObject({ problem: { code: 'input.invalid' }, isBusy: false, result: null })
})

test('jobs are narrowed, cancelled and tried again by row, or all together', async () => {
  const host = createFakeHost()
  const { jobsView: view } = createJobsStores(createClient(host))
  view.getState().narrow('failed')
  await view.getState().retry('row-1')
  await view.getState().cancel(null)
  expect(view.getState()).toMatchObject({ filter: 'failed', problem: null })
  const asked = host.calls.filter(({ name }) => name === 'ai.retry' || name === 'ai.cancel')
  expect(asked).toEqual([
    { name: 'ai.retry', input: { rowId: 'row-1' } },
    { name: 'ai.cancel', input: { rowId: null } },
  ])
})
