/** What the parts of the settings are handed: the shared record, the changing of it, and the library's folders. */
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SettingsSection } from '../../../shared/contract/app.ts'
import type { LibraryState } from '../../../shared/contract/library.ts'
import type { PlanState } from '../../../shared/contract/plan.ts'
import type { SettingsState } from '../../../shared/contract/settings.ts'
import type { UpdatesState } from '../../../shared/contract/updates.ts'
import { createLiveRecord, type LiveRecordStore } from '../../api/liveRecord.ts'
import { createPlaceBrowserStore, type PlaceBrowserStore } from '../../app/places/placeBrowserStore.ts'
import type { ScreenDependencies } from '../../app/screen.ts'
import { createAboutStore, type AboutStore } from './about/aboutStore.ts'
import { createCacheStore, type CacheStore } from './cacheStore.ts'
import { createEngineStore, type EngineStore } from './engines/engineStore.ts'
import { saveInBrowser } from './support/saveInBrowser.ts'
import { createSupportStore, type SupportStore } from './support/supportStore.ts'
import { createSettingsStore, type SettingsEditStore } from './settingsStore.ts'

export interface SettingsParts {
  readonly settings: LiveRecordStore<SettingsState>
  readonly edit: SettingsEditStore
  readonly library: LiveRecordStore<LibraryState>
  readonly engines: EngineStore
  readonly cache: CacheStore
  readonly support: SupportStore
  readonly about: AboutStore
  /** Folders of the host, for a host without a dialog of its own. */
  readonly browser: PlaceBrowserStore
  readonly updates: LiveRecordStore<UpdatesState>
  readonly plan: LiveRecordStore<PlanState>
  readonly lookForUpdates: () => Promise<unknown>
  readonly installUpdate: () => Promise<unknown>
  readonly canChooseFolder: boolean
  /** The section that somebody was led to; it takes the focus, once. */
  readonly chosen: StoreApi<{ readonly section: SettingsSection | null }>
}

/** A part of the settings, drawn with the settings that are there. */
export interface SettingsPartProps {
  readonly parts: SettingsParts
  readonly state: SettingsState
}

export function createSettingsParts({ client, settings, host }: ScreenDependencies): SettingsParts {
  const engines = createEngineStore(client, settings)
  return {
    engines,
    cache: createCacheStore(client),
    support: createSupportStore({ client, hasDialog: host.kind === 'desktop', saveHere: saveInBrowser }),
    about: createAboutStore(client, saveInBrowser),
    browser: createPlaceBrowserStore(client, (placeId) => engines.getState().chooseWhisper(placeId)),
    canChooseFolder: host.canChooseFolder,
    chosen: createStore<{ readonly section: SettingsSection | null }>()(() => ({ section: null })),
    updates: createLiveRecord(client, { read: () => client.call('updates.state', {}), changedBy: 'updates.changed' }),
    plan: createLiveRecord(client, { read: () => client.call('plan.state', {}), changedBy: 'plan.changed' }),
    lookForUpdates: () => client.call('updates.check', {}),
    installUpdate: () => client.call('updates.install', {}),
    settings,
    edit: createSettingsStore(client, settings),
    library: createLiveRecord(client, {
      read: () => client.call('library.state', {}),
      changedBy: 'library.changed',
    }),
  }
}

export function useSettings(parts: SettingsParts): SettingsState | null {
  return useStore(parts.settings, ({ value }) => value)
}
