// @vitest-environment jsdom
/** Every setting of the table is set on the screen that its row names, or on none for a reason. All controls are used, as a hand would. */
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createSettingsScreen } from '../../../renderer/features/settings/createSettingsScreen.tsx'
import { createWatchScreen } from '../../../renderer/features/watch/createWatchScreen.tsx'
import type { ScreenDependencies } from '../../../renderer/app/address/screen.ts'
import { engineTable } from '../../../shared/engines/engineTable.ts'
import { players, playerTable, type Player } from '../../../shared/players/playerTable.ts'
import { sectionNames } from '../../../shared/screenAddress.ts'
import type { SettingRow } from '../../../shared/settings/settingRow.ts'
import { settingTable, type SettingKey } from '../../../shared/settings/settingTable.ts'
import { noUpdates } from '../../support/fakes/fakeAnswers.ts'
import { createFakeHost, type FakeHostOptions } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'

afterEach(cleanup)
// jsdom has no layout, and so no scrolling.
Element.prototype.scrollIntoView = () => undefined

const keysOf = (screen: SettingRow['screen']) =>
  Object.entries<SettingRow>(settingTable).flatMap(([key, row]) => (row.screen === screen ? [key] : []))

/** What the calls of the host would change, by key. */
async function keysSet(create: (dependencies: ScreenDependencies) => () => React.ReactNode, options: FakeHostOptions) {
  const host = createFakeHost(options)
  const client = createClient(host)
  const { dependencies } = await fakeDependencies(client)
  await dependencies.settings.getState().refresh()
  const { container } = await drawScreen(dependencies, create(dependencies))
  for (const show of walk(dependencies, container)) {
    await act(async () => show())
    await useAll(container)
  }
  return new Set(host.calls.flatMap(({ name, input }) => keyOf(name, input)))
}

/** The settings show one section at a time, the other screens all there is. */
function walk({ navigate }: ScreenDependencies, screen: HTMLElement): readonly (() => void)[] {
  const isSettings = screen.querySelector('.settings') !== null
  if (!isSettings) return [() => undefined]
  return sectionNames.map((section) => () => navigate({ screen: 'settings', section }))
}

const watchOptions: Readonly<Record<string, SettingKey>> = {
  startAtLogin: 'start.atLogin',
  startMinimised: 'start.minimised',
}

function keyOf(name: string, input: unknown): readonly string[] {
  const { key, option } = input as { readonly key?: string; readonly option?: string }
  if (name === 'settings.write') return [String(key)]
  if (name === 'settings.chooseWhisper') return [engineTable.whisper.setting]
  if (name === 'settings.chooseFfmpeg') return ['ffmpeg']
  if (name === 'players.nameFolder') return [playerTable[(input as { readonly player: Player }).player].folders]
  if (name === 'watch.turn') return ['watch.isOn']
  return name === 'watch.setOption' ? [watchOptions[String(option)] ?? `watch.${String(option)}`] : []
}

async function useAll(screen: HTMLElement): Promise<void> {
  const use = async (selector: string, hand: (control: HTMLElement) => void) => {
    for (const control of screen.querySelectorAll<HTMLElement>(selector)) hand(control)
    // What the host answers is drawn before the next kind of control is used.
    await act(async () => undefined)
  }
  await use('input[type=text], input[type=url], input[type=number]', (field) => {
    fireEvent.change(field, { target: { value: field.getAttribute('type') === 'url' ? 'https://a.example' : '7' } })
    fireEvent.keyDown(field, { key: 'Enter' })
  })
  // An account counts once it is tested.
  await use('input[type=password]', (field) => fireEvent.change(field, { target: { value: 'a-key' } }))
  await use('form.account-form', (form) => void fireEvent.submit(form))
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  await use('[role=switch]', (control) => void fireEvent.click(control))
  await use('input[type=radio]', (control) => void fireEvent.click(control))
  await use('option:not(.settings-jump option)', (option) => {
    if (option.parentElement)
      fireEvent.change(option.parentElement, { target: { value: option.getAttribute('value') } })
  })
  await use('button', (button) => {
    if (/Remove English|Choose a folder|Turn on/.test(nameOf(button))) fireEvent.click(button)
  })
}

function nameOf(button: HTMLElement): string {
  return button.getAttribute('aria-label') ?? button.textContent
}

test('the settings screen sets each setting that its row gives to it, and no other', async () => {
  const handlers = { 'updates.state': async () => ({ ...noUpdates, bar: null }) }
  const own = await keysSet(createSettingsScreen, { handlers })
  const address = 'https://subtitles.example'
  // What belongs to an address is set once there is one.
  const set = Object.fromEntries(
    ['service.address', ...players.map((id) => playerTable[id].address)].map((key) => [key, address]),
  )
  const remote = await keysSet(createSettingsScreen, { settings: set })
  expect([...new Set([...own, ...remote])].sort()).toEqual(keysOf('settings').sort())
})

test('the watch screen sets each setting that its row gives to it, and no other', async () => {
  expect([...(await keysSet(createWatchScreen, {}))].sort()).toEqual(keysOf('watch').sort())
})

test('a setting that no screen sets has a reason', () => {
  const reasons = Object.values<SettingRow>(settingTable).flatMap(({ screen }) =>
    typeof screen === 'string' ? [] : [screen.noneBecause],
  )
  expect(reasons.filter((reason) => reason.length < 20)).toEqual([])
})
