// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { IgnoredList } from '../../../renderer/app/rules/IgnoredList.tsx'
import { IgnorePanel } from '../../../renderer/app/rules/IgnorePanel.tsx'
import { LanguagesPanel } from '../../../renderer/app/rules/LanguagesPanel.tsx'
import { NotFoundPanel } from '../../../renderer/app/rules/NotFoundPanel.tsx'
import { createRulesStores } from '../../../renderer/app/rules/rulesStores.ts'
import { RulesContext } from '../../../renderer/app/rules/useRulesStore.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'

afterEach(cleanup)

const scope = { search: '', ids: ['v1', 'v2'], language: null }

/** All panels over a fake host; what was said at the foot is kept. */
async function panels() {
  const host = createFakeHost()
  const client = createClient(host)
  const { dependencies } = await fakeDependencies(client)
  await dependencies.settings.getState().refresh()
  const { acts } = dependencies
  const stores = createRulesStores({ client, settings: dependencies.settings, say: (act) => acts.getState().say(act) })
  const ways = { openTitle: vi.fn(), translate: vi.fn(), transcribe: vi.fn(), added: vi.fn() }
  const callsOf = (name: string) => host.calls.filter((call) => call.name === name).map(({ input }) => input)
  const draw = (panel: 'languages' | 'ignore' | 'ignored' | 'help') =>
    drawScreen(dependencies, () => (
      <RulesContext value={stores}>
        {panel === 'languages' && <LanguagesPanel />}
        {panel === 'ignore' && <IgnorePanel />}
        {panel === 'ignored' && <IgnoredList />}
        {panel === 'help' && <NotFoundPanel scope={scope} notFound={95} ways={ways} />}
      </RulesContext>
    ))
  return { stores, acts, ways, callsOf, draw }
}

test('Languages… says where the wishes come from, counts what a change would mean, keeps it, and names its undo', async () => {
  const { stores, acts, callsOf, draw } = await panels()
  await draw('languages')
  await stores.languages.getState().open(scope)
  const panel = await screen.findByRole('dialog', { name: 'Languages' })
  expect(within(panel).getByText('Inherited from Everything (settings)')).toBeDefined()
  expect(within(panel).getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true')

  await userEvent.type(within(panel).getByRole('combobox', { name: 'Add a language' }), 'german{Enter}')
  await within(panel).findByText('3 videos change · 9 subtitles missing, now 6')
  expect(within(panel).getByText('Has rules of its own')).toBeDefined()
  await userEvent.click(within(panel).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const own = { languages: 'en,pt-BR,de', hearingImpaired: null, forced: null, skipWhenAudioMatches: null }
  expect(callsOf('rules.set')).toEqual([{ scope, placeId: 'titles-1', own }])
  await acts.getState().undo()
  expect(callsOf('rules.undo')).toEqual([{ undoId: 'u1' }])
})

test('another place is chosen, a rule goes back to what is inherited, and Escape changes nothing', async () => {
  const { stores, callsOf, draw } = await panels()
  await draw('languages')
  await stores.languages.getState().open(scope)
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Applies to' }), 'folder-1')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'For the hearing-impaired' }), 'only')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'For the hearing-impaired' }), 'inherit')
  await userEvent.click(screen.getByRole('button', { name: 'Inherit again' }))
  await waitFor(() => expect(stores.languages.getState().draft).toBeNull())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callsOf('rules.set')).toEqual([])
})

test('Ignore… takes the whole title in one language', async () => {
  const { stores, acts, callsOf, draw } = await panels()
  await draw('ignore')
  await stores.ignore.getState().open(scope)
  await userEvent.click(await screen.findByRole('radio', { name: /^The whole title/ }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'pt-BR')
  await userEvent.click(screen.getByRole('button', { name: 'Ignore' }))
  await waitFor(() => expect(acts.getState().said).not.toBeNull())
  expect(callsOf('ignore.add')).toEqual([{ what: 'titles', scope, language: 'pt-BR' }])
})

test('Enter in Ignore… ignores, but for on a button that has it for itself', async () => {
  const { stores, callsOf, draw } = await panels()
  await draw('ignore')
  await stores.ignore.getState().open(scope)
  const panel = await screen.findByRole('dialog')
  within(panel).getByRole('button', { name: 'Cancel' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callsOf('ignore.add')).toEqual([])
  await stores.ignore.getState().open(scope)
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callsOf('ignore.add')).toEqual([{ what: 'videos', scope, language: null }])
})

test('what is ignored is listed with its kind, found by name, and taken back', async () => {
  const { stores, acts, draw } = await panels()
  await draw('ignored')
  expect(await screen.findAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByText(/^Title · Brazilian Portuguese only · 3 videos · /)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Stop ignoring Lake Watch' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  expect(acts.getState().undoable).toHaveLength(1)
  await stores.ignored.getState().find('nobody')
  await screen.findByText('Nothing ignored has this name.')
  expect(screen.getByRole('searchbox', { name: 'Search ignored' })).toBeDefined()
})

test('where nothing is found, each way says what it costs, and a fallback is added where the wish is said', async () => {
  const { acts, ways, callsOf, draw } = await panels()
  await draw('help')
  await screen.findByRole('heading', { name: 'Brazilian Portuguese: 95 not found' })
  for (const words of [
    'Portuguese is available for 61 of them',
    'from 23 downloads',
    '51 AI are left this month',
    '4 have sound only',
  ])
    expect(screen.getByText(words)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Translate 51 of 84…' }))
  expect(ways.translate).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Watch for 95' }))
  await waitFor(() => expect(callsOf('watch.turn')).toEqual([{ isOn: true }]))
  await userEvent.click(screen.getByRole('button', { name: 'Review 1 title' }))
  expect(ways.openTitle).toHaveBeenCalledWith({ videoId: 'v1', title: 'Lake Watch', year: 2019, videos: 6 })
  await userEvent.click(screen.getAllByRole('button', { name: 'Add as fallback' })[0]!)
  await waitFor(() => expect(acts.getState().undoable).toHaveLength(2))
  expect(ways.added).toHaveBeenCalledOnce()
  const asked = { ...scope, language: 'pt-BR' }
  expect(callsOf('rules.addFallback')).toEqual([
    { scope: asked, placeId: 'settings', language: 'pt-BR', fallback: 'pt' },
  ])
})
