/** How the files beside a video are named, as the settings and its wishes say it. Pure. */
import type { Settings } from '../../shared/settings/settingTable.ts'
import type { NameRules } from '../sidecar/publish/writtenName.ts'
import { rulesOfPath, type RulesBook } from '../wanted/rulesBook.ts'
import { regionalTwins } from '../wanted/wish.ts'
import { cleanRules } from './cleanRules.ts'

/** What of the settings says so. */
export type NamingSettings = Parameters<typeof cleanRules>[0] & Pick<Settings, 'naming'>

/** For each video its own: what else is wished for beside it decides about the regions in a name. */
export type NameRulesOf = (videoPath: string) => NameRules

export function nameRules(settings: NamingSettings, book: RulesBook): NameRulesOf {
  const { naming: profile } = settings
  const clean = cleanRules(settings)
  return (videoPath) => ({ profile, regionalTwins: regionalTwins(rulesOfPath(book, videoPath).wishes), clean })
}
