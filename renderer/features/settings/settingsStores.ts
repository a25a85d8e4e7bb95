/** The stores of the settings: the shared record, the changing of it, and what single sections show. */
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
import { createSettingsEditStore, type SettingsEditStore } from './settingsEditStore.ts'

/** The section that somebody was led to; it takes the focus, once. */
export interface ChosenSection {
  readonly section: SettingsSection | null
  readonly forget: () => void
}

export interface SettingsStores {
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
  readonly chosen: StoreApi<ChosenSection>
}

/** A section of the settings, drawn with the settings that are there. */
export interface SettingsProps {
  readonly state: SettingsState
}

export function createSettingsStores({ client, settings, host }: ScreenDependencies): SettingsStores {
  const engines = createEngineStore(client, settings)
  return {
    engines,
    cache: createCacheStore(client),
    support: createSupportStore({ client, hasDialog: host.kind === 'desktop', saveHere: saveInBrowser }),
    about: createAboutStore(client, saveInBrowser),
    browser: createPlaceBrowserStore(client, (placeId) => engines.getState().chooseWhisper(placeId)),
    chosen: createStore<ChosenSection>()((set) => ({ section: null, forget: () => set({ section: null }) })),
    updates: createLiveRecord(client, { read: () => client.call('updates.state', {}), changedBy: 'updates.changed' }),
    plan: createLiveRecord(client, { read: () => client.call('plan.state', {}), changedBy: 'plan.changed' }),
    settings,
    edit: createSettingsEditStore(client, settings),
    library: createLiveRecord(client, {
      read: () => client.call('library.state', {}),
      changedBy: 'library.changed',
    }),
  }
}

/** Of the screen itself: it can be led to, and shows at once what it shows. The first questions need neither. */
export function createSettingsScreenStores(dependencies: ScreenDependencies): SettingsStores {
  const stores = createSettingsStores(dependencies)
  dependencies.onNavigation('settings', ({ section }) => stores.chosen.setState({ section }))
  for (const record of [stores.library, stores.updates, stores.plan]) void record.getState().refresh()
  return stores
}
