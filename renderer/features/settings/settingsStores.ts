/** The stores of the settings: the shared record, the changing of it, and what single sections show. */
import type { CollectionState } from '../../../shared/contract/program/collection.ts'
import type { LibraryState } from '../../../shared/contract/library.ts'
import type { PlanState } from '../../../shared/contract/plan.ts'
import type { PlayersState } from '../../../shared/contract/program/players.ts'
import type { SettingsState } from '../../../shared/contract/settings.ts'
import type { UpdatesState } from '../../../shared/contract/runs/updates.ts'
import { createLiveRecord, type LiveRecordStore } from '../../api/liveRecord.ts'
import { createPlaceBrowserStore, type PlaceBrowserStore } from '../../app/places/placeBrowserStore.ts'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import { createAboutStore, type AboutStore } from './about/aboutStore.ts'
import { createChosenStore, type ChosenStore } from './chosenStore.ts'
import { createCollectionEditStore, type CollectionEditStore } from './collection/collectionEditStore.ts'
import { createAccountStore, type AccountStore } from './service/accountStore.ts'
import { createCacheStore, type CacheStore } from './sections/cacheStore.ts'
import { createEngineStore, type EngineStore } from './engines/engineStore.ts'
import { createPlayersStore, type PlayersEditStore } from './players/playersStore.ts'
import { saveInBrowser } from './support/saveInBrowser.ts'
import { createSupportStore, type SupportStore } from './support/supportStore.ts'
import { createSettingsEditStore, type SettingsEditStore } from './settingsEditStore.ts'

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
  readonly ffmpegBrowser: PlaceBrowserStore
  readonly folderBrowser: PlaceBrowserStore
  readonly updates: LiveRecordStore<UpdatesState>
  readonly plan: LiveRecordStore<PlanState>
  readonly players: LiveRecordStore<PlayersState>
  readonly playersEdit: PlayersEditStore
  readonly chosen: ChosenStore
  readonly account: AccountStore
  readonly collection: LiveRecordStore<CollectionState>
  readonly collectionEdit: CollectionEditStore
  readonly collectionBrowser: PlaceBrowserStore
}

/** A section of the settings, drawn with the settings that are there. */
export interface SettingsProps {
  readonly state: SettingsState
}

export function createSettingsStores(dependencies: ScreenDependencies): SettingsStores {
  const { client, settings, collection } = dependencies
  const engines = createEngineStore(client, settings)
  const collectionBrowser = createPlaceBrowserStore(client, (placeId) => client.call('collection.add', { placeId }), {
    files: 'collection',
    opensNext: 'beside',
  })
  const players = createLiveRecord(client, {
    read: () => client.call('players.state', {}),
    changedBy: 'players.changed',
  })
  return {
    players,
    playersEdit: createPlayersStore(client, players),
    engines,
    cache: createCacheStore(client),
    support: createSupportStore({ client, hasDialog: dependencies.host.kind === 'desktop', saveHere: saveInBrowser }),
    about: createAboutStore(client, saveInBrowser),
    browser: createPlaceBrowserStore(client, (placeId) => engines.getState().chooseWhisper(placeId)),
    ffmpegBrowser: createPlaceBrowserStore(client, (placeId) => engines.getState().chooseFfmpeg(placeId)),
    folderBrowser: createPlaceBrowserStore(client, (placeId) => client.call('folders.add', { placeId }), {
      opensNext: 'beside',
    }),
    chosen: createChosenStore(dependencies),
    account: createAccountStore(client, settings),
    collection,
    collectionEdit: createCollectionEditStore(dependencies, collectionBrowser),
    collectionBrowser,
    updates: createLiveRecord(client, { read: () => client.call('updates.state', {}), changedBy: 'updates.changed' }),
    plan: createLiveRecord(client, { read: () => client.call('plan.state', {}), changedBy: 'plan.changed' }),
    settings,
    edit: createSettingsEditStore(client, settings, dependencies.acts.getState().say),
    library: createLiveRecord(client, {
      read: () => client.call('library.state', {}),
      changedBy: 'library.changed',
    }),
  }
}

/** Of the screen itself: it shows at once what it shows. The first questions need less. */
export function createSettingsScreenStores(dependencies: ScreenDependencies): SettingsStores {
  const stores = createSettingsStores(dependencies)
  for (const record of [stores.library, stores.updates, stores.plan, stores.collection, stores.players])
    void record.getState().refresh()
  return stores
}
