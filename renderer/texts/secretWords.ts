/** That a secret is set, and how it ends: of a short one that would tell too much. Pure. */
import type { SettingsState } from '../../shared/contract/settings.ts'
import type { Texts } from './Texts.ts'

export function secretWords({ settings }: Pick<Texts, 'settings'>, { ending }: SettingsState['apiKey']): string {
  return ending === '' ? settings.secretSetShort : settings.secretSet({ ending })
}
