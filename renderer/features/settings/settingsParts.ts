/** What the parts of the settings are handed: the shared record, the changing of it, and the library's folders. */
import { useStore } from 'zustand'
import type { LibraryState } from '../../../shared/contract/library.ts'
import type { SettingsState } from '../../../shared/contract/settings.ts'
import { createLiveRecord, type LiveRecordStore } from '../../api/liveRecord.ts'
import { createPlaceBrowserStore, type PlaceBrowserStore } from '../../app/places/placeBrowserStore.ts'
import type { ScreenParts } from '../../app/screen.ts'
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
  readonly canChooseFolder: boolean
}

/** A part of the settings, drawn with the settings that are there. */
export interface SettingsPartProps {
  readonly parts: SettingsParts
  readonly state: SettingsState
}

export function createSettingsParts({ client, settings, host }: ScreenParts): SettingsParts {
  const engines = createEngineStore(client, settings)
  return {
    engines,
    cache: createCacheStore(client),
    support: createSupportStore({ client, hasDialog: host.kind === 'desktop', saveHere: saveInBrowser }),
    about: createAboutStore(client, saveInBrowser),
    browser: createPlaceBrowserStore(client, (placeId) => engines.getState().chooseWhisper(placeId)),
    canChooseFolder: host.canChooseFolder,
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
