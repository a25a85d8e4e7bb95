/** The stores of rules and ignoring. They stand by themselves: whichever screen shows a scope makes and places them. */
import type { SettingsState } from '../../../shared/contract/settings.ts'
import type { Client } from '../../api/client.ts'
import type { LiveRecordStore } from '../../api/liveRecord.ts'
import { createHelpStore, type HelpStore } from './helpStore.ts'
import { createIgnoredStore, type IgnoredStore } from './ignoredStore.ts'
import { createIgnoreStore, type IgnoreStore } from './ignoreStore.ts'
import { createLanguagesStore, type LanguagesStore } from './languagesStore.ts'
import type { SayAct } from './sayAct.ts'

export interface RulesStores {
  readonly languages: LanguagesStore
  readonly ignore: IgnoreStore
  readonly ignored: IgnoredStore
  readonly help: HelpStore
  readonly settings: LiveRecordStore<SettingsState>
}

export interface RulesStoresParts {
  readonly client: Client
  readonly settings: LiveRecordStore<SettingsState>
  readonly say: SayAct
}

export function createRulesStores({ client, settings, say }: RulesStoresParts): RulesStores {
  return {
    languages: createLanguagesStore(client, say),
    ignore: createIgnoreStore(client, say),
    ignored: createIgnoredStore(client, say),
    help: createHelpStore(client, say),
    settings,
  }
}
