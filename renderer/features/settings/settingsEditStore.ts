/** Changing settings and secrets, and what a change would mean. The settings themselves are the app's shared record. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { InputOf, OutputOf } from '../../../shared/contract/index.ts'
import type { SettingsState, SettingValues } from '../../../shared/contract/settings.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import type { Act } from '../../app/acts/actsStore.ts'
import type { LiveRecordStore } from '../../api/liveRecord.ts'
import { builtIn } from './service/accountDraft.ts'
import { oneAtATime } from '../../api/oneAtATime.ts'

export type SecretName = InputOf<'settings.setSecret'>['name']
export type WishCounts = OutputOf<'settings.tryLanguages'>

export interface SettingsEdit {
  readonly problem: AppError | null
  /** What the wishes mean for the library; null while it is not known. */
  readonly wishCounts: WishCounts | null
  /** Chosen and not kept yet; null: as the settings say. */
  readonly chosenLanguages: string | null
  /** What is chosen while the one before is being kept is kept after it. */
  readonly chooseLanguages: (languages: string) => Promise<void>
  readonly write: <Key extends keyof SettingValues>(key: Key, value: SettingValues[Key]) => Promise<void>
  readonly setSecret: (name: SecretName, value: string) => Promise<void>
  /** From another service to the built-in one: its address and key are kept, and this says so. */
  readonly turnToBuiltIn: () => Promise<void>
  readonly forgetService: (address: string) => Promise<void>
  /** Runs what changes settings in another way; what goes wrong with it is shown as for any change. */
  readonly attempt: (change: () => Promise<unknown>) => Promise<void>
  readonly lookForUpdates: () => Promise<void>
  readonly installUpdate: () => Promise<void>
  readonly countWishes: (languages: string) => Promise<void>
  /** By the system's dialog. */
  readonly chooseFolder: () => Promise<void>
  readonly removeFolder: (folderId: string) => Promise<void>
}

export type SettingsEditStore = StoreApi<SettingsEdit>

export function createSettingsEditStore(
  client: Client,
  settings: LiveRecordStore<SettingsState>,
  say: (act: Act) => void,
): SettingsEditStore {
  return createStore<SettingsEdit>()((set, get) => {
    const showProblem = (thrown: unknown) => set({ problem: toAppError(thrown) })
    const keep = (state: SettingsState) => settings.getState().put(state)
    const keepLanguages = oneAtATime(async () => {
      const value = get().chosenLanguages
      if (value === null) return
      await get().write('languages', value)
      if (get().chosenLanguages === value) set({ chosenLanguages: null })
    })
    /** The answer to the last question only: counts of an earlier text would mislead. */
    let asked = ''
    return {
      problem: null,
      wishCounts: null,
      chosenLanguages: null,
      chooseLanguages(chosenLanguages) {
        set({ chosenLanguages })
        return keepLanguages()
      },
      async write(key, value) {
        set({ problem: null })
        await client.call('settings.write', { key, value }).then(({ undoId, ...state }) => {
          keep(state)
          if (undoId !== null) say(languagesChanged(client, undoId))
        }, showProblem)
      },
      async setSecret(name, value) {
        set({ problem: null })
        await client.call('settings.setSecret', { name, value }).then(keep, showProblem)
      },
      async turnToBuiltIn() {
        const before = settings.getState().value?.values['service.address'] ?? builtIn
        await get().write('service.address', builtIn)
        if (get().problem === null && before !== builtIn) say(serviceLeft(client, { address: before, keep }))
      },
      forgetService: (address) =>
        get().attempt(async () => keep(await client.call('settings.forgetService', { address }))),
      async attempt(change) {
        set({ problem: null })
        await change().catch(showProblem)
      },
      lookForUpdates: () => get().attempt(() => client.call('updates.check', {})),
      installUpdate: () => get().attempt(() => client.call('updates.install', {})),
      async countWishes(languages) {
        asked = languages
        await client.call('settings.tryLanguages', { languages }).then(
          (wishCounts) => asked === languages && set({ wishCounts }),
          () => asked === languages && set({ wishCounts: null }),
        )
      },
      chooseFolder: () => get().attempt(() => client.call('folders.choose', {})),
      async removeFolder(folderId) {
        set({ problem: null })
        await client
          .call('folders.remove', { folderId })
          .then((removed) => say(folderRemoved(client, removed)))
          .catch(showProblem)
      },
    }
  })
}

function languagesChanged(client: Client, undoId: string): Act {
  return {
    text: ({ rules }) => rules.changedFor({ place: rules.everything }),
    key: undoId,
    undo: () => client.call('acts.undo', { key: undoId }),
  }
}

interface Left {
  readonly address: string
  readonly keep: (state: SettingsState) => void
}

function serviceLeft(client: Client, { address, keep }: Left): Act {
  return {
    text: ({ account }) => account.left({ address }),
    undo: async () => keep(await client.call('settings.write', { key: 'service.address', value: address })),
    undone: ({ account }) => account.usedAgain({ address }),
  }
}

function folderRemoved(client: Client, { undoId, name }: OutputOf<'folders.remove'>): Act {
  return {
    text: ({ acts }) => acts.folderRemoved({ name }),
    key: undoId,
    undo: () => client.call('acts.undo', { key: undoId }),
  }
}
