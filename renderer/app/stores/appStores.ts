/** The records that the whole app shares. Each screen has a store of its own; nothing of theirs belongs here. */
import type { SettingsState } from '../../../shared/contract/settings.ts'
import type { CollectionState } from '../../../shared/contract/program/collection.ts'
import type { UsageState } from '../../../shared/contract/account.ts'
import type { Client } from '../../api/client.ts'
import { createLiveRecord, type LiveRecordStore } from '../../api/liveRecord.ts'
import { createHostActs } from '../acts/hostActs.ts'
import { createActsStore, type ActsStore } from '../acts/actsStore.ts'
import { createFrameStore, type FrameStore } from '../frame/frameStore.ts'
import { createPlanRecord, createQuestionsStore, createRunningStore } from './runningStores.ts'
import type { PlanRecord, QuestionsStore, RunningStore } from './runningStores.ts'
import { createScopeStore, type ScopeStore } from '../scope/scopeStore.ts'

export interface AppStores {
  readonly client: Client
  readonly frame: FrameStore
  readonly settings: LiveRecordStore<SettingsState>
  readonly usage: LiveRecordStore<UsageState>
  readonly acts: ActsStore
  readonly scope: ScopeStore
  readonly running: RunningStore
  readonly plan: PlanRecord
  readonly questions: QuestionsStore
  readonly collection: LiveRecordStore<CollectionState>
}

export function createAppStores(client: Client): AppStores {
  return {
    client,
    frame: createFrameStore(client),
    settings: createLiveRecord(client, {
      read: () => client.call('settings.read', {}),
      changedBy: 'settings.changed',
    }),
    collection: createLiveRecord(client, {
      read: () => client.call('collection.state', {}),
      changedBy: 'collection.changed',
    }),
    usage: createLiveRecord(client, { read: () => client.call('usage.state', {}), changedBy: 'usage.changed' }),
    acts: createActsStore(createHostActs(client)),
    scope: createScopeStore(client),
    running: createRunningStore(client),
    plan: createPlanRecord(client),
    questions: createQuestionsStore(client),
  }
}

/** Theme and language first, so that the window does not change its look after it has been seen. */
export async function readFirstLook({ settings, frame }: AppStores): Promise<void> {
  await Promise.all([settings.getState().refresh(), frame.getState().refresh()])
}

/** What the navigation tells beside the names of screens. */
export async function readNavigation({ running, plan, questions }: AppStores): Promise<void> {
  await Promise.all([running.getState().refresh(), plan.getState().refresh(), questions.getState().refresh()])
}

/** First as they are known, then as the service tells them now, which costs nothing. What goes wrong is told by the host. */
export async function refreshMeters({ client, usage }: AppStores): Promise<void> {
  await usage.getState().refresh()
  const ask = () => client.call('usage.refresh', {}).then(usage.getState().put, () => undefined)
  // Another service, or another key: what is known of the one before is gone.
  usage.subscribe(({ value }, before) => {
    if (value && before.value && isUnknown(value) && !isUnknown(before.value)) void ask()
  })
  await ask()
}

function isUnknown({ problem, planName, search, downloads }: UsageState): boolean {
  return problem === null && planName === null && search.used === null && downloads.used === null
}
