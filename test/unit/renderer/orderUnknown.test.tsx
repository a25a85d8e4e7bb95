// @vitest-environment jsdom
/** What an order says of itself before the host has told how many videos it takes: no number, so none that is wrong. */
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { OrderPanel } from '../../../renderer/app/asking/OrderPanel.tsx'
import type { OrderKind } from '../../../renderer/app/asking/orderStore.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'

afterEach(cleanup)

const one = { search: '', ids: ['v0'], language: null }

test.each<OrderKind>(['translate', 'transcribe'])('%s', async (kind) => {
  const known = createFakeHost()
  const gate = Promise.withResolvers<null>()
  const host = {
    ...known,
    async call(name: string, input: unknown) {
      if (name === 'library.scope') await gate.promise
      return known.call(name, input)
    },
  }
  const { dependencies } = await fakeDependencies(createClient(host))
  await drawScreen(dependencies, () => <OrderPanel asked={{ kind, scope: one }} onClose={() => undefined} />)
  const words = () => [screen.getByRole('region').getAttribute('aria-label'), screen.getByRole('region').textContent]
  expect(words().join(' ')).not.toMatch(/\d video/)
  await act(async () => gate.resolve(null))
  await screen.findByRole('region', { name: /\d videos?/ })
  await screen.findByRole('button', { name: /\d videos?/ })
})
