// @vitest-environment jsdom
/** The kept versions of the subtitle on the desk: listed by what made them, beside its lines, and brought back from there. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../../renderer/api/client.ts'
import { createDeskStores } from '../../../../renderer/features/desk/deskStores.ts'
import { DeskContext } from '../../../../renderer/features/desk/DeskContext.tsx'
import { DeskText } from '../../../../renderer/features/desk/text/DeskText.tsx'
import type { Handlers } from '../../../../shared/contract/index.ts'
import type { DeskText as Text } from '../../../../shared/contract/videos/desk.ts'
import { AppError } from '../../../../shared/errors.ts'
import { createFakeHost } from '../../../support/fakes/fakeHost.ts'
import '../withoutLayout.ts'
import { drawScreen } from '../drawScreen.tsx'
import { fakeDependencies } from '../fakeDependencies.ts'

// jsdom plays nothing.
HTMLMediaElement.prototype.canPlayType = () => ''

afterEach(cleanup)

const atMs = Date.UTC(2026, 10, 29, 9, 30)

function textOf(rowId: number, text: string): Text {
  return {
    ...{ name: 'film.en.srt', videoId: 'v0', sidecarId: 'mine', language: 'en', format: 'srt', canEditWords: true },
    ...{ isOurs: true, adoptedMs: null, isMachineMade: false, rowId, version: `row ${rowId}`, measured: null },
    ...{ draft: null, draftRevision: 0, isDraftOfOther: false },
    cues: [
      { startMs: 10_000, endMs: 12_000, text },
      { startMs: 20_000, endMs: 22_000, text: 'Nobody knows.' },
    ],
  }
}

async function openDesk(handlers: Partial<Handlers> = {}) {
  const host = createFakeHost({
    handlers: {
      'desk.text': async ({ file }) =>
        file.kind === 'row' ? textOf(file.rowId, 'Who put out the light?') : textOf(3, 'Who put out the big light?'),
      'history.versions': async () => [
        { rowId: 3, atMs: atMs + 60_000, release: 'r', place: 'now', act: 'edited' },
        { rowId: 2, atMs, release: 'r', place: 'trash', act: 'retimed' },
        { rowId: 1, atMs, release: 'r', place: 'gone', act: 'found' },
      ],
      'media.picture': async () => ({ name: 'still', type: 'image/webp' }),
      ...handlers,
    },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  const stores = createDeskStores(dependencies)
  const { desk } = stores
  await desk.getState().open({ file: { kind: 'beside', videoId: 'v0', sidecarId: 'mine' }, from: 'library' })
  await drawScreen(dependencies, () => (
    <DeskContext value={stores}>
      <DeskText />
    </DeskContext>
  ))
  const beside = await screen.findByRole('combobox', { name: 'Beside it' })
  const versions = within(beside).getByRole('group', { name: 'Earlier versions' })
  return { host, desk, beside, versions }
}

function choose(beside: HTMLElement, versions: HTMLElement): void {
  const [version] = within(versions).getAllByRole<HTMLOptionElement>('option')
  fireEvent.change(beside, { target: { value: version?.value } })
}

test('versions that can come back are listed by what made them; one stands beside its lines, with how many differ', async () => {
  const { beside, versions } = await openDesk()
  const listed = within(versions).getAllByRole('option')
  expect(listed.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Retimed · .*9:30/)])
  choose(beside, versions)
  await screen.findByText('1 line differs. What is there now stays in the history.')
})

test('a version that differs in its times alone says by how much', async () => {
  const said = ['Good morning.', 'Where have you been?', 'Nobody knows.', 'Go on, then.', 'It is late.', 'I am coming.']
  const later = (ms: number) =>
    said.map((text, at) => ({ startMs: 20_000 + at * 5_000 + ms, endMs: 22_000 + at * 5_000 + ms, text }))
  const { beside, versions } = await openDesk({
    'desk.text': async ({ file }) =>
      file.kind === 'row' ? { ...textOf(2, ''), cues: later(2_000) } : { ...textOf(3, ''), cues: later(0) },
  })
  choose(beside, versions)
  await screen.findByText(
    'The words are the same. This version is 2 s later throughout. What is there now stays in the history.',
  )
})

test('the version beside the lines is brought back by one press, through the history', async () => {
  const { host, beside, versions } = await openDesk({
    'history.restoreVersion': async ({ rowId }) => ({
      ...{ rowId, atMs, name: 'film.en.srt', replaced: { rowId: 3, atMs } },
    }),
  })
  choose(beside, versions)
  fireEvent.click(await screen.findByRole('button', { name: 'Bring this version back' }))
  const restored = () => host.calls.filter(({ name }) => name === 'history.restoreVersion').map(({ input }) => input)
  await expect.poll(restored).toEqual([{ rowId: 2 }])
  // It stands there now, and nothing beside it.
  await expect.poll(() => screen.queryByRole('button', { name: 'Bring this version back' })).toBeNull()
})

test('while something is not kept, a version is not brought back, and it is said why; undone, it is', async () => {
  const { host, desk, beside, versions } = await openDesk({
    'history.restoreVersion': async ({ rowId }) => ({
      ...{ rowId, atMs, name: 'film.en.srt', replaced: { rowId: 3, atMs } },
    }),
  })
  choose(beside, versions)
  const bringBack = await screen.findByRole('button', { name: 'Bring this version back' })
  const why = () => screen.queryByText(/Keep or discard the edits first/)
  const restored = () => host.calls.filter(({ name }) => name === 'history.restoreVersion').length
  act(() => desk.getState().act({ kind: 'nudge', byMs: 100 }))
  fireEvent.click(bringBack)
  expect([bringBack.getAttribute('aria-disabled'), why() === null, restored()]).toEqual(['true', false, 0])
  act(() => {
    desk.getState().act({ kind: 'undo' })
    desk.getState().edit({ from: 1, part: 0 })
    desk.getState().type({ text: 'Everybody knows.' })
  })
  expect([bringBack.getAttribute('aria-disabled'), why() === null]).toEqual(['true', false])
  act(() => desk.getState().drop())
  expect([bringBack.getAttribute('aria-disabled'), why() === null]).toEqual(['false', true])
  fireEvent.click(bringBack)
  await expect.poll(restored).toBe(1)
})

test('why one version cannot come back is not said of another', async () => {
  const { beside, versions } = await openDesk({
    'history.versions': async () => [
      { rowId: 2, atMs, release: 'r', place: 'trash', act: 'retimed' },
      { rowId: 1, atMs, release: 'r', place: 'trash', act: 'found' },
    ],
    'history.restoreVersion': () => Promise.reject(new AppError('file.changed', 'The file was changed.')),
  })
  choose(beside, versions)
  fireEvent.click(await screen.findByRole('button', { name: 'Bring this version back' }))
  await screen.findByRole('alert')
  fireEvent.change(beside, { target: { value: within(versions).getAllByRole<HTMLOptionElement>('option')[1]?.value } })
  await screen.findByRole('button', { name: 'Bring this version back' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what cannot come back says why where it was asked for', async () => {
  const { beside, versions } = await openDesk({
    'history.restoreVersion': () => Promise.reject(new AppError('file.changed', 'The file was changed.')),
  })
  choose(beside, versions)
  fireEvent.click(await screen.findByRole('button', { name: 'Bring this version back' }))
  await screen.findByText(/changed/i)
})

test('a version whose text cannot be read says so beside the lines', async () => {
  const { beside, versions } = await openDesk({
    'desk.text': ({ file }) =>
      file.kind === 'row'
        ? Promise.reject(new AppError('file.missing', 'It is gone.'))
        : Promise.resolve(textOf(3, 'Who?')),
  })
  choose(beside, versions)
  await screen.findByRole('alert')
})
