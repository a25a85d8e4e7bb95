/** Tells a subtitle of the foreign parts only from a full one; the service has no field for it. Pure. */
import type { Release } from '../../../shared/release/release.ts'
import { isSignsOnlyComment } from '../../../shared/text/signsOnly.ts'

/** "no forced", "full + forced", "includes forced": the whole dialogue is there. */
const wholeText =
  /\b(?:no|not|non|without|incl\w{0,10}|with|plus|and|full)\b[\W_]{0,5}(?:the[\W_]{1,5})?(?:forced|foreign)\b|[+&]\s{0,5}forced/i
const forcedText = /\bforced\b/i
const foreignPartsOnly =
  /\b(?:only|just)\b.{0,20}\b(?:foreign|alien|non[\W_]{0,5}english)\b|\b(?:foreign|alien|non[\W_]{0,5}english)\b.{0,40}\bonly\b/i

export function isForcedInComment(comment: string): boolean {
  if (foreignPartsOnly.test(comment) || isSignsOnlyComment(comment)) return true
  return forcedText.test(comment) && !wholeText.test(comment)
}

export function isForcedInNames(names: readonly Release[]): boolean {
  return names.some((name) => name.isForced)
}
