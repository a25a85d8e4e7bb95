// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { Meters } from '../../../renderer/app/frame/Meters.tsx'
import { createAppStores, refreshMeters } from '../../../renderer/app/stores/appStores.ts'
import type { UsageState } from '../../../shared/contract/account.ts'
import { fakeUsage } from '../../support/fakes/fakeAnswers.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'

afterEach(cleanup)

const nothing = { used: null, limit: null, remaining: null, resetsAtMs: null, period: null }
const unknown: UsageState = { ...fakeUsage, planName: null, search: nothing, downloads: nothing, ai: nothing }
const refused = { code: 'key.refused', message: 'The service does not accept the API key.' } as const

test('with a refused key the side bar says so and leads to the field; with a good one it shows the meters', async () => {
  const client = createClient(createFakeHost())
  const { dependencies } = await fakeDependencies(client)
  const { usage } = createAppStores(client)
  const opened: string[] = []
  act(() => usage.getState().put({ ...unknown, problem: refused }))
  await drawScreen(dependencies, () => (
    <Meters usage={usage} onOpen={() => opened.push('usage')} onKey={() => opened.push('key')} />
  ))
  screen.getByRole('button', { name: refused.message }).click()
  expect(screen.queryByText('Searches')).toBeNull()
  act(() => usage.getState().put({ ...fakeUsage, revision: 9 }))
  screen.getByText('Searches')
  // What stands there is what is used, of how much.
  expect(screen.getByRole('button').title).toBe('Quota used')
  screen.getByRole('button').click()
  expect(opened).toEqual(['key', 'usage'])
})

test('once another key stands in the settings, the service is asked anew what is left', async () => {
  const host = createFakeHost()
  const stores = createAppStores(createClient(host))
  await refreshMeters(stores)
  const asked = () => host.calls.filter(({ name }) => name === 'usage.refresh').length
  expect(asked()).toBe(1)
  stores.usage.getState().put({ ...unknown, revision: 7 })
  expect(asked()).toBe(2)
  // A service that does not tell is not asked for ever.
  stores.usage.getState().put({ ...unknown, revision: 8 })
  expect(asked()).toBe(2)
})
