/** Names as they are without any wish of the user's. */
import { asDelivered } from '../../../electron/clean/cleanRules.ts'
import type { NamingSettings } from '../../../electron/clean/nameRules.ts'
import type { NameRules } from '../../../electron/sidecar/publish/writtenName.ts'

export const plainNames: NameRules = { profile: 'universal', regionalTwins: new Set(), clean: asDelivered }

/** The settings that say so. */
export const plainNaming: NamingSettings = {
  naming: 'universal',
  'clean.hearingImpaired': false,
  'clean.credits': false,
  'clean.interjections': false,
  'clean.capitals': false,
  'clean.sentenceStarts': false,
  'clean.ocrLetters': false,
  'clean.format': 'keep',
  hearingImpaired: 'any',
}
