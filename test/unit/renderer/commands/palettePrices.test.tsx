// @vitest-environment jsdom
/** The palette says the prices that the panels behind its entries say. */
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../../renderer/api/client.ts'
import { Palette } from '../../../../renderer/app/palette/Palette.tsx'
import { createFakeHost } from '../../../support/fakes/fakeHost.ts'
import { drawScreen } from '../drawScreen.tsx'
import { fakeDependencies } from '../fakeDependencies.ts'

// The document of this test scrolls nothing and opens no dialogs.
Object.assign(HTMLElement.prototype, { scrollIntoView: () => undefined })
Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined })

afterEach(cleanup)

test('a translation costs in the palette what its panel says, whatever could be at most', async () => {
  const cost = { videos: 3, covered: 1, searches: 5, downloads: 2, ai: 3, beside: 0, yours: 0, inside: 0 }
  const client = createClient(createFakeHost({ handlers: { 'ai.cost': async () => cost } }))
  const { dependencies, scope } = await fakeDependencies(client)
  await act(async () => {
    scope.getState().set({ search: '', ids: null, language: null })
    await scope.getState().refresh()
  })
  const { translate, transcribe } = scope.getState().facts!.verbs
  expect([translate.why, transcribe.why, translate.count > 3]).toEqual([null, null, true])
  await drawScreen(dependencies, () => <Palette screens={[]} onChoose={() => undefined} onClose={() => undefined} />)
  const option = (name: RegExp) => screen.findByRole('option', { name, hidden: true })
  await option(/^Translate .*3 AI, up to 2 downloads, up to 5 searches/)
  await option(new RegExp(`^Transcribe .*${transcribe.count} AI`))
})
