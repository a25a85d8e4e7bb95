// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createLibraryScreen } from '../../../renderer/features/library/createLibraryScreen.tsx'
import { createFakeHost, type FakeHost, type FakeHostOptions } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'
import './withoutLayout.ts'

afterEach(cleanup)

async function opened(options: FakeHostOptions = {}): Promise<{ readonly host: FakeHost; readonly grid: HTMLElement }> {
  const host = createFakeHost(options)
  const { dependencies } = await fakeDependencies(createClient(host))
  await drawScreen(dependencies, createLibraryScreen(dependencies))
  await screen.findByRole('treegrid')
  fireEvent.click(screen.getAllByRole('radio', { name: 'Files' })[0]!)
  await screen.findByRole('treegrid', { name: 'Videos' })
  return { host, grid: screen.getByRole('treegrid') }
}

const callsOf = (host: FakeHost, name: string) => host.calls.filter((call) => call.name === name)

test('the slash leads to the search from the list, and is a letter in the search', async () => {
  const { grid } = await opened()
  fireEvent.keyDown(grid, { key: '/' })
  const field = screen.getByRole('textbox', { name: 'Search the library' })
  expect(document.activeElement).toBe(field)
  expect(fireEvent.keyDown(field, { key: '/' })).toBe(true)
})

test('down leads from the search to the first row of what was found', async () => {
  const { grid } = await opened()
  const field = screen.getByRole('textbox', { name: 'Search the library' })
  field.focus()
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(grid)
  await expect.poll(() => grid.getAttribute('data-current')).toBe('2')
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

test('Escape closes the open video of an address, before anything has the keyboard', async () => {
  const { grid } = await opened()
  fireEvent.keyDown(grid, { key: 'ArrowDown' })
  fireEvent.keyDown(grid, { key: 'Enter' })
  await screen.findByRole('complementary')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await expect.poll(() => screen.queryByRole('complementary')).toBeNull()
})

test('a file that was gone before its undo in the drawer is said to be, and none is said to be in the trash', async () => {
  const takenBack = { removed: 0, restored: 0, gone: 1, kept: [], rowIds: [] }
  const { grid } = await opened({ handlers: { 'history.undo': async () => takenBack } })
  fireEvent.keyDown(grid, { key: 'ArrowDown' })
  fireEvent.keyDown(grid, { key: 'Enter' })
  const drawer = await screen.findByRole('complementary')
  fireEvent.click(await within(drawer).findByRole('button', { name: 'Undo 1 file' }))
  await within(drawer).findByText('1 file had been deleted already.')
  expect(drawer.textContent).not.toContain('moved to the trash')
})

test('with a search in the address the main button names no number before it is known, and never 0', async () => {
  const host = createFakeHost()
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  const call: FakeHost['call'] = async (name, input) => {
    if (name === 'library.scope') await asked
    return host.call(name, input)
  }
  const { dependencies } = await fakeDependencies(createClient({ ...host, call }))
  dependencies.navigate({ screen: 'library', search: 'is:missing' })
  await drawScreen(dependencies, createLibraryScreen(dependencies))
  const button = await screen.findByRole('button', { name: 'Find subtitles for these …' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  answer()
  const { missingVideos } = await createClient(host).call('library.scope', { search: '', ids: null, language: null })
  await screen.findByRole('button', { name: `Find subtitles for these ${missingVideos}` })
})

test('while the drive is away the main button says what it is for, and why it waits', async () => {
  const whole = { search: '', ids: null, language: null }
  const facts = await createClient(createFakeHost()).call('library.scope', whole)
  const away = { ...facts, verbs: { ...facts.verbs, find: { count: 0, why: 'away' as const } } }
  const host = createFakeHost({ handlers: { 'library.scope': async () => away } })
  const { dependencies } = await fakeDependencies(createClient(host))
  await drawScreen(dependencies, createLibraryScreen(dependencies))
  const reason = await screen.findByTitle('The drive is not connected.')
  const button = within(reason).getByRole('button', { name: `Find subtitles for these ${facts.missingVideos}` })
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('while folders are looked through, an empty list says so, and nobody says that nothing is missing', async () => {
  const host = createFakeHost({ videos: 0 })
  host.setScanning(true)
  const { dependencies } = await fakeDependencies(createClient(host))
  await drawScreen(dependencies, createLibraryScreen(dependencies))
  await screen.findByText('Scanning the folders')
  screen.getByRole('button', { name: 'No videos' })
})

test('where no wish is among the languages of the samples, they are tried after one of theirs was added', async () => {
  const host = createFakeHost({ videos: 0, settings: { languages: 'de' } })
  const empty = async () => ({ ...(await createClient(host).call('library.state', {})), folders: [] })
  const answered = createFakeHost({
    videos: 0,
    settings: { languages: 'de' },
    handlers: { 'library.state': empty },
  })
  const { dependencies } = await fakeDependencies(createClient(answered))
  await dependencies.settings.getState().refresh()
  await drawScreen(dependencies, createLibraryScreen(dependencies))
  const sample = await screen.findByRole('button', { name: 'Try it with sample videos' })
  await screen.findByText(/^The samples are in English, Spanish, French/)
  expect(sample.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Add Spanish' }))
  await expect.poll(() => sample.getAttribute('aria-disabled')).toBe('false')
  expect(callsOf(answered, 'settings.write')[0]?.input).toEqual({ key: 'languages', value: 'de,es' })
})
