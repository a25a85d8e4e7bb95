/** Puts the first questions together: their own page around the parts of the settings that answer them. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { FirstRunScreen } from '../features/firstRun/FirstRunScreen.tsx'
import { createFirstRunStore } from '../features/firstRun/firstRunStore.ts'
import { CollectionPanel } from '../features/settings/collection/CollectionPanel.tsx'
import { WishedLanguages } from '../features/settings/sections/LanguageSettings.tsx'
import { AccountForm } from '../features/settings/service/AccountForm.tsx'
import { createSettingsStores } from '../features/settings/settingsStores.ts'
import { SettingsContext } from '../features/settings/useSettingsStore.ts'
import { useTexts } from '../texts/TextsContext.tsx'
import type { FrameStore } from './frame/frameStore.ts'
import { Mark } from './frame/Mark.tsx'
import { PlaceBrowser } from './places/PlaceBrowser.tsx'
import { createPlaceBrowserStore } from './places/placeBrowserStore.ts'
import type { ScreenDependencies } from './address/screen.ts'

export interface FirstRunProps {
  readonly frame: FrameStore
  readonly dependencies: ScreenDependencies
}

export function FirstRun({ frame, dependencies }: FirstRunProps) {
  const { library, collection: words } = useTexts()
  const endFirstRun = useStore(frame, (state) => state.endFirstRun)
  const [{ store, browser }] = useState(() => storesOf(dependencies, endFirstRun))
  const [settings] = useState(() => createSettingsStores(dependencies))
  const state = useStore(settings.settings, ({ value }) => value)
  const collection = useStore(settings.collection, ({ value }) => value)
  const isRefused = useStore(settings.account, ({ test }) => test.kind === 'fails')
  const readCollection = useStore(settings.collection, ({ refresh }) => refresh)
  const isForVideos = useStore(browser, ({ isOpen }) => isOpen)
  const isForCollection = useStore(settings.collectionBrowser, ({ isOpen }) => isOpen)
  useEffect(() => void readCollection(), [readCollection])
  if (!state) return null
  const picker = isForVideos ? (
    <PlaceBrowser store={browser} verb={library.browse.add} />
  ) : isForCollection ? (
    <PlaceBrowser store={settings.collectionBrowser} title={words.browse} verb={words.readFolder} />
  ) : null
  return (
    <SettingsContext value={settings}>
      <FirstRunScreen
        store={store}
        state={state}
        collection={collection}
        isRefused={isRefused}
        mark={<Mark />}
        languages={<WishedLanguages state={state} />}
        account={<AccountForm state={state} />}
        ownCollection={<CollectionPanel />}
        picker={picker}
      />
    </SettingsContext>
  )
}

function storesOf(dependencies: ScreenDependencies, end: ReturnType<FrameStore['getState']>['endFirstRun']) {
  const { client } = dependencies
  const browser = createPlaceBrowserStore(client, async (placeId) => {
    await client.call('folders.add', { placeId })
    await end('library')
  })
  return { browser, store: createFirstRunStore(dependencies, { end, browser }) }
}
