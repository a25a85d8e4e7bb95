// @vitest-environment jsdom
/** The machine's language is proposed as the first wish, and never takes the place of one that was chosen meanwhile. */
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createPlaceBrowserStore } from '../../../renderer/app/places/placeBrowserStore.ts'
import { createFirstRunStore } from '../../../renderer/features/firstRun/firstRunStore.ts'
import { FirstRunScreen } from '../../../renderer/features/firstRun/FirstRunScreen.tsx'
import type { Handlers } from '../../../shared/contract/index.ts'
import type { CollectionState } from '../../../shared/contract/program/collection.ts'
import type { SettingsState } from '../../../shared/contract/settings.ts'
import { AppError } from '../../../shared/errors.ts'
import { samplesAlone } from '../../support/fakes/fakeAnswers.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'
import './withoutLayout.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function firstRun(handlers: Partial<Handlers> = {}) {
  const client = createClient(createFakeHost({ settings: { languages: 'en' }, handlers }))
  const { dependencies } = await fakeDependencies(client)
  const { settings } = dependencies
  settings.getState().put(await client.call('settings.read', {}))
  const store = createFirstRunStore(dependencies, {
    end: async () => undefined,
    browser: createPlaceBrowserStore(client, async () => undefined),
    account: { settle: async () => true },
  })
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE'])
  store.getState().proposeLanguage(navigator.languages)
  const kept = async () => (await client.call('settings.read', {})).values.languages
  const draw = (state: SettingsState, collection: CollectionState | null = null) =>
    drawScreen(dependencies, () => (
      <FirstRunScreen
        {...{ store, state, collection, isUnproven: false, mark: null, account: null, ownCollection: null }}
        languages={<input aria-label="wishes" />}
        picker={null}
      />
    ))
  return { client, store, kept, draw, stateNow: () => settings.getState().value! }
}

test('it is kept when a person goes on', async () => {
  const { store, kept } = await firstRun()
  await store.getState().goToLibrary()
  expect(await kept()).toBe('de')
})

test('languages that were chosen in another tab meanwhile stay, and are what is shown', async () => {
  const { client, store, kept, draw, stateNow } = await firstRun()
  await client.call('settings.write', { key: 'languages', value: 'fr,it' })
  await draw(stateNow())
  expect([screen.queryByText('German'), screen.queryByText('French')]).toEqual([null, expect.anything()])
  await act(() => store.getState().goToLibrary())
  expect(await kept()).toBe('fr,it')
})

test('the editor opens over what is kept, and not where it could not be', async () => {
  const { draw, stateNow } = await firstRun({
    'settings.write': async () => {
      throw new AppError('disk.full', 'The disk is full.')
    },
  })
  await draw(stateNow())
  await act(async () => screen.getByRole('button', { name: 'Change' }).click())
  await screen.findByText('German')
  expect(screen.queryByLabelText('wishes')).toBeNull()
})

test('the samples are offered although they lack the language of the machine: their way says so, and takes one along', async () => {
  const { store, draw, stateNow } = await firstRun()
  await draw(stateNow(), samplesAlone)
  await screen.findByText('German')
  await act(async () => screen.getByRole('button', { name: 'Try it with sample videos' }).click())
  expect(store.getState().way).toBe('samples')
  await screen.findByText(/English, Spanish, French/)
  const trial = screen.getByRole('button', { name: 'Try it with sample videos' })
  expect(trial.hasAttribute('disabled') || trial.getAttribute('aria-disabled') === 'true').toBe(true)
})
