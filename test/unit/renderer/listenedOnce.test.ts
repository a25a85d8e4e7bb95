/** What listening may come to is told before it begins, and not of what was listened to. */
import { expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createCheckupStores } from '../../../renderer/features/checkup/checkupStores.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { fakeDependencies } from './fakeDependencies.ts'

test('it is told once the videos are to be listened to, until the check-up begins', async () => {
  const work = { videos: 123, soundMs: 40_000_000 }
  const host = createFakeHost({ handlers: { 'checkup.soundWork': async () => work } })
  const { view } = createCheckupStores((await fakeDependencies(createClient(host))).dependencies)
  await view.getState().listen(true)
  expect(view.getState().soundWork).toEqual(work)
  await view.getState().start()
  expect(view.getState()).toMatchObject({ listens: true, soundWork: null })
})
