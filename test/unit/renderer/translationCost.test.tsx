// @vitest-environment jsdom
/** One translation has one price, wherever it stands. */
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createLibraryScreen } from '../../../renderer/features/library/createLibraryScreen.tsx'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'
import './withoutLayout.ts'

afterEach(cleanup)

test('the drawer says of a translation what the panel would say', async () => {
  const cost = { videos: 1, covered: 0, searches: 20, downloads: 1, ai: 1, beside: 0, yours: 0, inside: 0 }
  const host = createFakeHost({ handlers: { 'ai.cost': async () => cost } })
  const { dependencies } = await fakeDependencies(createClient(host))
  await drawScreen(dependencies, createLibraryScreen(dependencies))
  await screen.findByRole('treegrid')
  fireEvent.click(screen.getAllByRole('radio', { name: 'Files' })[0]!)
  const grid = await screen.findByRole('treegrid', { name: 'Videos' })
  fireEvent.keyDown(grid, { key: 'ArrowDown' })
  fireEvent.keyDown(grid, { key: 'Enter' })
  await screen.findAllByRole('button', { name: 'Translate: 1 AI, up to 1 download, up to 20 searches' })
})

test('where the service has nothing to translate with, that stands in the place of the offer, with what mends it', async () => {
  const cost = { videos: 1, covered: 0, searches: 20, downloads: 1, ai: 1, beside: 0, yours: 0, inside: 0 }
  const host = createFakeHost({ handlers: { 'ai.cost': async () => ({ ...cost, hasNoEngine: true as const }) } })
  const { dependencies } = await fakeDependencies(createClient(host))
  await drawScreen(dependencies, createLibraryScreen(dependencies))
  await screen.findByRole('treegrid')
  fireEvent.click(screen.getAllByRole('radio', { name: 'Files' })[0]!)
  const grid = await screen.findByRole('treegrid', { name: 'Videos' })
  fireEvent.keyDown(grid, { key: 'ArrowDown' })
  fireEvent.keyDown(grid, { key: 'Enter' })
  await screen.findAllByText('The service has no engine that translates.')
  screen.getAllByRole('button', { name: 'Show the engines' })
  expect(screen.queryAllByRole('button', { name: /^Translate:/ })).toEqual([])
})
