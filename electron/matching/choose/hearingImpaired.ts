/** Reads from names and comments whether a subtitle is for the hearing-impaired; fields of the service are often unset. Pure. */
import type { Release } from '../../../shared/release/release.ts'
import type { RankingRequest, Candidate } from './ranking.ts'

/** "HI removed", "non-SDH", "without hearing impaired": says the opposite of its words. Gaps are bounded: comments are hostile. */
const negated =
  /\b(?:non?|not|without|w\/o|minus)[\W_]{0,5}(?:hi|sdh|cc|hearing[\W_]{0,5}impaired)\b|\b(?:hi|sdh|cc|impaired)\b[\W_]{0,5}(?:[a-z]{1,15}[\W_]{1,5}){0,3}(?:removed|stripped|deleted|free|less)\b/i
const stated = /\bsdh\b|\bhearing[\W_]{0,5}impaired\b|\b(?:the )?deaf\b|\bclosed[\W_]{0,5}caption/i
/** Two capitals, so that a greeting is no statement. */
const statedInCapitals = /(?<![\p{L}\p{N}])(?:HI|CC)(?![\p{L}\p{N}])/u

/** null when the comment says nothing of it. */
export function hearingImpairedInComment(comment: string): boolean | null {
  if (negated.test(comment)) return false
  return stated.test(comment) || (statedInCapitals.test(comment) && !isShouted(comment)) ? true : null
}

/** In a comment all in capitals "HI" is as likely the greeting. */
function isShouted(comment: string): boolean {
  return comment === comment.toUpperCase() && /\p{L}{3}/u.test(comment)
}

/** A name that says so beats the others' silence; null when none says anything. */
export function hearingImpairedInNames(names: readonly Release[]): boolean | null {
  const said = names.map((name) => name.isHearingImpaired).filter((flag) => flag !== null)
  return said.length === 0 ? null : said.includes(true)
}

/** 0 as wished, 1 not known, 2 against the wish. */
export function hearingImpairedMiss(
  isHearingImpaired: boolean | null,
  wish: RankingRequest['hearingImpaired'],
): Candidate['hearingImpairedMiss'] {
  if (wish === 'any') return 0
  if (wish === 'avoid' || wish === 'exclude') return isHearingImpaired === true ? 2 : 0
  if (isHearingImpaired === null) return 1
  return isHearingImpaired ? 0 : 2
}
