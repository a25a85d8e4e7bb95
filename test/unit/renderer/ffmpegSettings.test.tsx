// @vitest-environment jsdom
/** The settings say which ffmpeg is used and its version, or that there is none. */
import './withoutLayout.ts'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createSettingsScreen } from '../../../renderer/features/settings/createSettingsScreen.tsx'
import type { MediaToolsState } from '../../../shared/contract/videos/desk.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'

afterEach(cleanup)

async function drawSettings(tools: Partial<MediaToolsState>) {
  const found = { version: '7.1', canMakeClips: true, place: 'system', lookedAtMs: 0, isLate: false } as const
  const host = createFakeHost({ handlers: { 'media.tools': async () => ({ ...found, ...tools }) } })
  const { dependencies } = await fakeDependencies(createClient(host))
  await dependencies.settings.getState().refresh()
  await drawScreen(dependencies, createSettingsScreen(dependencies))
  act(() => dependencies.navigate({ screen: 'settings', section: 'download' }))
  await expect.poll(() => host.calls.some(({ name }) => name === 'media.tools')).toBe(true)
}

test('of the system, and of which version', async () => {
  await drawSettings({})
  await screen.findByText('The system’s · Version 7.1')
})

test('the one that came with the app is not said to be the system’s', async () => {
  await drawSettings({ place: 'bundled' })
  await screen.findByText('The one that came with Undertitle · Version 7.1')
})

test('none is said, and so is one that did not answer', async () => {
  await drawSettings({ version: null })
  await screen.findByText('None was found')
  cleanup()
  await drawSettings({ version: null, isLate: true })
  await screen.findByText(/did not answer in time/)
  expect(screen.queryByText(/The system’s/)).toBeNull()
})

test('the sound track that is heard is in one language: no pair is offered', async () => {
  await drawSettings({})
  const heard = await screen.findByLabelText('Sound track that is listened to')
  const offered = [...heard.querySelectorAll('option')].map(({ value }) => value)
  expect(offered.slice(0, 2)).toEqual(['original', 'first'])
  expect(offered).toContain('de')
  expect(offered.filter((tag) => tag.includes('+'))).toEqual([])
})
