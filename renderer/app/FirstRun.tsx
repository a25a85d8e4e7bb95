/** Puts the first questions together: their own page around the parts of the settings that answer them. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { FirstRunScreen } from '../features/firstRun/FirstRunScreen.tsx'
import { createFirstRunStore, type FirstRunNeeds } from '../features/firstRun/firstRunStore.ts'
import { CollectionPanel } from '../features/settings/collection/CollectionPanel.tsx'
import { WishedLanguages } from '../features/settings/sections/LanguageSettings.tsx'
import { isTyped } from '../features/settings/service/accountDraft.ts'
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
  const [settings] = useState(() => createSettingsStores(dependencies))
  const settle = useStore(settings.account, (account) => account.settle)
  const [{ store, browser }] = useState(() => storesOf(dependencies, { end: endFirstRun, account: { settle } }))
  const state = useStore(settings.settings, ({ value }) => value)
  const collection = useStore(settings.collection, ({ value }) => value)
  const isUnproven = useStore(settings.account, ({ test, draft }) => test.kind === 'fails' || isTyped(draft))
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
        isUnproven={isUnproven}
        mark={<Mark />}
        languages={<WishedLanguages state={state} />}
        account={<AccountForm state={state} />}
        ownCollection={<CollectionPanel />}
        picker={picker}
      />
    </SettingsContext>
  )
}

interface FirstRunEnd {
  readonly end: ReturnType<FrameStore['getState']>['endFirstRun']
  readonly account: FirstRunNeeds['account']
}

function storesOf(dependencies: ScreenDependencies, { end, account }: FirstRunEnd) {
  const { client } = dependencies
  const browser = createPlaceBrowserStore(client, async (placeId) => {
    await client.call('folders.add', { placeId })
    await end('library')
  })
  return { browser, store: createFirstRunStore(dependencies, { end, browser, account }) }
}
