/** What each verb of cleaning by hand takes out of a text, or makes of it. */
import type { CleanVerb } from '../../../shared/cleanVerbs.ts'
import { asDelivered, type CleanRules } from '../../clean/cleanRules.ts'

export const cleanRulesOf: Readonly<Record<CleanVerb, CleanRules>> = {
  hearingImpaired: { ...asDelivered, hearingImpaired: true },
  credits: { ...asDelivered, credits: true },
  srt: { ...asDelivered, format: 'srt' },
}
