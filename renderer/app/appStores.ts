/** The records that the whole app shares. Each screen has a store of its own; nothing of theirs belongs here. */
import type { SettingsState } from '../../shared/contract/settings.ts'
import type { UsageState } from '../../shared/contract/account.ts'
import type { Client } from '../api/client.ts'
import { createLiveRecord, type LiveRecordStore } from '../api/liveRecord.ts'
import { createFrameStore, type FrameStore } from './frameStore.ts'

export interface AppStores {
  readonly client: Client
  readonly frame: FrameStore
  readonly settings: LiveRecordStore<SettingsState>
  readonly usage: LiveRecordStore<UsageState>
}

export function createAppStores(client: Client): AppStores {
  return {
    client,
    frame: createFrameStore(client),
    settings: createLiveRecord(client, {
      read: () => client.call('settings.read', {}),
      changedBy: 'settings.changed',
    }),
    usage: createLiveRecord(client, { read: () => client.call('usage.state', {}), changedBy: 'usage.changed' }),
  }
}

/** Theme and language first, so that the window does not change its look after it has been seen. */
export async function readFirstLook({ settings, frame }: AppStores): Promise<void> {
  await Promise.all([settings.getState().refresh(), frame.getState().refresh()])
}

/** First as they are known, then as the service tells them now, which costs nothing. What goes wrong is told by the host. */
export async function refreshMeters({ client, usage }: AppStores): Promise<void> {
  await usage.getState().refresh()
  await client.call('usage.refresh', {}).then(usage.getState().put, () => undefined)
}
