// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { AppContext } from '../../../renderer/app/appContext.ts'
import { createLibraryScreen } from '../../../renderer/features/library/createLibraryScreen.tsx'
import { createFakeHost, type FakeHost, type FakeHostOptions } from '../../support/fakes/fakeHost.ts'
import { fakeDependencies } from './fakeDependencies.ts'

// jsdom has no layout, and so neither sizes nor scrolling.
globalThis.ResizeObserver = class {
  observe(): void {
    return undefined
  }
  unobserve(): void {
    return undefined
  }
  disconnect(): void {
    return undefined
  }
}
Element.prototype.scrollTo = () => undefined

afterEach(cleanup)

async function opened(options: FakeHostOptions = {}): Promise<{ readonly host: FakeHost; readonly grid: HTMLElement }> {
  const host = createFakeHost(options)
  const { dependencies } = await fakeDependencies(createClient(host))
  const draw = createLibraryScreen(dependencies)
  render(<AppContext value={dependencies}>{draw()}</AppContext>)
  return { host, grid: await screen.findByRole('grid') }
}

const callsOf = (host: FakeHost, name: string) => host.calls.filter((call) => call.name === name)

test('the slash leads to the search from the list, and is a letter in the search', async () => {
  const { grid } = await opened()
  fireEvent.keyDown(grid, { key: '/' })
  const field = screen.getByRole('searchbox')
  expect(document.activeElement).toBe(field)
  expect(fireEvent.keyDown(field, { key: '/' })).toBe(true)
})

test('P plays the row that the keyboard is on, once however long it is held', async () => {
  const { host, grid } = await opened()
  fireEvent.keyDown(grid, { key: 'ArrowDown' })
  fireEvent.keyDown(grid, { key: 'p' })
  fireEvent.keyDown(grid, { key: 'p', repeat: true })
  await expect.poll(() => callsOf(host, 'library.play').length).toBe(1)
})

test('where no player can be opened, P does nothing', async () => {
  const { host, grid } = await opened({ host: { canOpenVideo: false } })
  fireEvent.keyDown(grid, { key: 'ArrowDown' })
  fireEvent.keyDown(grid, { key: 'p' })
  fireEvent.keyDown(grid, { key: 'Enter' })
  await expect.poll(() => callsOf(host, 'library.video').length).toBe(1)
  expect(callsOf(host, 'library.play')).toEqual([])
})

test('Escape closes the open video first, and stops a scan only then', async () => {
  const { host, grid } = await opened()
  host.setScanning(true)
  fireEvent.keyDown(grid, { key: 'ArrowDown' })
  fireEvent.keyDown(grid, { key: 'Enter' })
  await screen.findByRole('complementary')
  fireEvent.keyDown(grid, { key: 'Escape' })
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(callsOf(host, 'library.cancelScan')).toEqual([])
  fireEvent.keyDown(grid, { key: 'Escape' })
  await expect.poll(() => callsOf(host, 'library.cancelScan').length).toBe(1)
})
