// @vitest-environment jsdom
/** What translating and transcribing cost is said on the desk before it is pressed, in the words of the panel that orders it. */
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../../renderer/api/client.ts'
import { createDeskStores } from '../../../../renderer/features/desk/deskStores.ts'
import { DeskFix } from '../../../../renderer/features/desk/fix/DeskFix.tsx'
import { DeskContext } from '../../../../renderer/features/desk/DeskContext.tsx'
import type { DeskText } from '../../../../shared/contract/videos/desk.ts'
import { createFakeHost, type FakeHostOptions } from '../../../support/fakes/fakeHost.ts'
import { drawScreen } from '../drawScreen.tsx'
import { fakeDependencies } from '../fakeDependencies.ts'
import '../withoutLayout.ts'

// jsdom plays nothing.
HTMLMediaElement.prototype.canPlayType = () => ''

afterEach(cleanup)

const cost = { videos: 1, covered: 0, searches: 20, downloads: 1, ai: 1, beside: 0, yours: 0, inside: 0 }

const text: DeskText = {
  ...{ name: 'The Amber Field.en.srt', videoId: 'v0', sidecarId: 'sidecar-0', language: 'en', format: 'srt' },
  ...{ isOurs: true, adoptedMs: null, isMachineMade: false, rowId: null, version: 'kept', measured: null },
  ...{ draft: null, draftRevision: 0, isDraftOfOther: false, canEditWords: true, cues: [] },
}

async function drawFix(options: FakeHostOptions) {
  const handlers = { 'desk.text': async () => text, 'ai.cost': async () => cost, ...options.handlers }
  const host = createFakeHost({ ...options, handlers })
  const { dependencies, frame } = await fakeDependencies(createClient(host))
  const stores = createDeskStores(dependencies)
  await stores.desk
    .getState()
    .open({ file: { kind: 'beside', videoId: 'v0', sidecarId: 'sidecar-0' }, from: 'library' })
  await drawScreen(dependencies, () => (
    <DeskContext value={stores}>
      <DeskFix />
    </DeskContext>
  ))
  return { host, dependencies, frame, stores }
}

test('a translation costs what its panel says; one of yours stays, so it is offered into a language that is missing', async () => {
  const yours = { ...text, isOurs: false }
  const { host, dependencies } = await drawFix({ handlers: { 'desk.text': async () => yours } })
  const way = await screen.findByRole('button', { name: /^5Translate…1 AI, up to 1 download, up to 20 searches/ })
  const asked = host.calls.filter(({ name }) => name === 'ai.cost').map(({ input }) => input)
  expect(asked).toEqual([expect.objectContaining({ scope: { search: '', ids: ['v0'], language: null } })])
  fireEvent.click(way)
  // The panel asks of the same.
  const { verb, scope, replaces } = dependencies.commands.getState().asked ?? {}
  expect([verb, scope, replaces]).toEqual(['translate', { search: '', ids: ['v0'], language: null }, undefined])
})

test('one of ours is translated anew into its own language, in its place', async () => {
  const { host, dependencies } = await drawFix({})
  const way = await screen.findByRole('button', { name: /^5Translate…1 AI.*this one goes to the trash/ })
  const asked = host.calls.filter(({ name }) => name === 'ai.cost').map(({ input }) => input)
  expect(asked).toEqual([expect.objectContaining({ to: 'en', replaces: 'sidecar-0' })])
  fireEvent.click(way)
  const replaces = { sidecarId: 'sidecar-0', language: 'en' }
  expect(dependencies.commands.getState().asked).toMatchObject({ verb: 'translate', replaces })
})

test('for a text of yours that is looked after others are searched for: it gives way to none by itself', async () => {
  const adopted = { ...text, adoptedMs: 1 }
  const { stores, frame } = await drawFix({ handlers: { 'desk.text': async () => adopted } })
  fireEvent.click(await screen.findByRole('button', { name: /^3Other candidates1 search/ }))
  expect(stores.next.getState().isAsked).toBe(false)
  expect(frame.getState().screen).toBe('search')
})

test('where the language is there already no price is said; a service elsewhere hears nothing, which is said', async () => {
  await drawFix({
    settings: { 'service.address': 'https://subtitles.example' },
    handlers: { 'ai.cost': async () => ({ ...cost, videos: 0, covered: 1, ai: 0, searches: 0, downloads: 0 }) },
  })
  const transcribe = await screen.findByRole('button', { name: /Only the built-in service can listen/ })
  expect(transcribe.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: /Translate…/ }).textContent).not.toMatch(/AI|free/)
})

test('at the built-in service a transcription of this film costs one unit', async () => {
  await drawFix({ settings: { 'service.address': 'embedded' } })
  await screen.findByRole('button', { name: /^6Transcribe…1 AI/ })
})
