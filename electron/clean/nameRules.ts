/** How written files are named, as the settings and the wishes say it. Pure. */
import type { Settings } from '../../shared/settings/settingTable.ts'
import type { NameRules } from '../sidecar/writtenName.ts'
import { regionalTwins, type Wish } from '../wanted/wish.ts'
import { cleanRules } from './cleanRules.ts'

type NamingSettings = Parameters<typeof cleanRules>[0] & Pick<Settings, 'naming'>

export function nameRules(settings: NamingSettings, wishes: readonly Wish[]): NameRules {
  return { profile: settings.naming, regionalTwins: regionalTwins(wishes), clean: cleanRules(settings) }
}
