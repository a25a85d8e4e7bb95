/**
 * Takes out cues that name who made the subtitle, sites and advertisements. Credits of the film ("Directed by") stay; those
 * of a translator go, whoever published them. Apart from sentences that only advertisements say, a cue goes only where they
 * stand: at the beginning, at the end, or away from all others. Pure.
 */
import { isAdvert } from './credits/adverts.ts'
import {
  clearWithColon,
  isVagueLink,
  madeBy,
  madeWithoutLink,
  mayBeMadeBy,
  technicalWork,
  unmistakable,
} from './credits/creditWords.ts'
import { asksForAddress, isAddress, isAddressAlone, isOfMakers, mayHoldSite, site } from './credits/addresses.ts'
import { type CreditLines, withoutLinesAround } from './credits/creditLines.ts'
import type { SubtitleDocument } from '../document.ts'
import { plainTextOf } from '../plainText.ts'
import { isSaidUncased } from './credits/uncasedSpeech.ts'
import {
  cleanUntilDone,
  type Cleaned,
  type NumberedCue,
  type RemovalReason,
  type RemovedText,
  type Round,
} from './removedText.ts'

export function removeCredits<Document extends Pick<SubtitleDocument, 'cues'>>(document: Document): Cleaned<Document> {
  return cleanUntilDone(document, [withoutCredits])
}

/** One round; what stood behind a credit is at the end in the next one. */
export function withoutCredits(cues: readonly NumberedCue[]): Round {
  const removed: RemovedText[] = []
  const left = cues.flatMap((cue, index) => {
    const shown = plainTextOf(cue.text)
    const place: Place = {
      isAtEdge: () => isAtEdge(cues, index),
      isApart: () => isApart(cues, index),
      isAskedFor: () => asksForAddress(cues.slice(Math.max(0, index - 2), index)),
    }
    const reason = reasonFor(shown, place)
    if (reason !== null) {
      removed.push({ cue: cue.number, startMs: cue.startMs, text: shown.replace(/\s+/g, ' '), reason })
      return []
    }
    const rest = withoutCreditLines(cue.text, place)
    if (rest === null) return [cue]
    removed.push({ cue: cue.number, startMs: cue.startMs, text: rest.removed, reason: 'credit' })
    return [{ ...cue, text: rest.text }]
  })
  return removed.length === 0 ? { cues, removed } : { cues: left, removed }
}

/** Looked at only where a cue could be a credit: most are ordinary speech. */
interface Place {
  readonly isAtEdge: () => boolean
  readonly isApart: () => boolean
  readonly isAskedFor: () => boolean
}

/** Signs around a credit: dashes, notes, stars, brackets. */
const frame = /^[\s\p{P}\p{S}]+|[\s\p{S}*~=_\-–—\])}】>»]+$/gu
/** At the very edges: a search for the end of a frame would begin anew at every letter. */
const [frameAhead, frameBehind] = [/^[\s\p{P}\p{S}]/u, /[\s\p{S}*~=_\-–—\])}】>»]$/u]

function withoutFrame(text: string): string {
  return frameAhead.test(text) || frameBehind.test(text.slice(-2)) ? text.replace(frame, '') : text
}

function reasonFor(
  text: string,
  { isAtEdge: isAtEdgeOfFilm, isApart: isApartFromSpeech, isAskedFor }: Place,
): RemovalReason | null {
  if (text.length > longestCredit) return null
  if (isAdvert(text)) return 'advert'
  const words = withoutFrame(text)
  if (!mayBeMadeBy(words) && !mayHoldSite(words)) return null
  if (/[?？؟]/.test(words) || hasTwoSpeakers(text)) return null
  if (isMadeBy(words)) {
    if (unmistakable.test(words)) return 'credit'
    // A small letter goes on with a sentence: 'ripped by thieves'.
    return !/^\p{Ll}/u.test(words) && isApartFromSpeech() ? 'credit' : null
  }
  if (!isAddress(words)) return null
  if (isAskedAbove(text)) return null
  if (hasLineWithoutAddress(words) && !isOfMakers(words)) return isAtEdgeOfFilm() ? 'address' : null
  return isApartFromSpeech() || (isAddressAlone(text) && !isAskedFor()) ? 'address' : null
}

/** 'Type this:' and the address below it are said in one breath. */
function isAskedAbove(text: string): boolean {
  const before = text.split('\n').slice(0, -1).join('\n')
  return asksForAddress([{ text: before }]) && !isOfMakers(text)
}

const longestCredit = 300

/** What stands above or below an address may be spoken, also where it is followed by a pause: 'Look here' */
function hasLineWithoutAddress(words: string): boolean {
  return words.split('\n').some((line) => /\p{L}/u.test(line) && !isAddress(line))
}

function hasTwoSpeakers(text: string): boolean {
  const lines = text.split('\n')
  return lines.length > 1 && lines.every((line) => /^\s*[-–—]/.test(line)) && !lines.every(isCreditLine)
}

function isCreditLine(line: string): boolean {
  const words = withoutFrame(line)
  return isMadeBy(words) || isAddress(words)
}

/** Behind the work comes a name, not a sentence that goes on. */
function isMadeBy(words: string, isFurther = false): boolean {
  if (!mayBeMadeBy(words)) return false
  const found = madeBy.exec(words)
  if (!found) return isMadeWithoutLink(words)
  const { link, colon } = found.groups ?? {}
  const names = words.slice(found[0].length).trim()
  if (names === '' || /[!…。！]$|[\p{Ll}\p{Lo}][\p{Ll}\p{Lo}]\.$/u.test(names) || isSaidUncased(names)) return false
  const isTold = isFurther || technicalWork.test(words) || clearWithColon.test(words)
  // 'Ripped by thieves' is no credit, 'ripped by n17t01' is one.
  const isClear = link === undefined ? isTold : !isVagueLink(link) && (isTold || nickname.test(names))
  if (link === undefined && colon === undefined) return /\s/.test(names) && areNames(names, false)
  return areNames(names, isClear)
}

function isMadeWithoutLink(words: string): boolean {
  const found = madeWithoutLink.exec(words)
  if (found === null) return false
  const names = words.slice(found[0].length)
  return !isSaidUncased(names) && areNames(names, false)
}

/** Several people, sites, and further works of theirs. In small letters a name is one word, where it may be at all. */
function areNames(names: string, mayBeSmall: boolean): boolean {
  const parts = names.split(/[\n,;&+/|]|\s[-–—]\s|\s(?:and|y|e|et|und|en|og|och|ja|i|a|și|ve|и|і|και|و)\s/u)
  return parts.every((part, index) => {
    if (index > 0 && isMadeBy(part.trim(), true)) return true
    const own = (part.replace(site, '').match(/[\p{L}\p{N}][^\s]*/gu) ?? []).filter((word) => !particles.has(word))
    const small = own.filter((word) => /^\p{Ll}/u.test(word))
    if (own.length > mostWordsOfName) return false
    return small.length === 0 || (mayBeSmall && own.length === 1 && !goesOn.has(own[0] ?? ''))
  })
}

/** What only a name on the net is made of. */
const nickname = /[\d_@.]/

const mostWordsOfName = 6

/** Small words within names, and before the group or site that somebody works for. */
const particles = new Set(
  "van von der den de la le da di del dos das do du el al bin ibn y zu ten ter para pour für per for from at z dla voor for till på im of the over grupa team equipe équipe gruppo ekipa группа tým csapat d' d’ s.r.l.".split(
    ' ',
  ),
)
const goesOn = new Set(
  'hand me him you us them now it this that mi ti lui lei mir dir ihm mich dich mí él ella mim ele ela moi toi lui'.split(
    ' ',
  ),
)

const [firstCues, lastCues, apartMs] = [4, 6, 4_000]

function isAtEdge(cues: readonly NumberedCue[], index: number): boolean {
  return index < firstCues || index >= cues.length - lastCues
}

/** Among the first or the last, or with nothing said for seconds before and after. */
function isApart(cues: readonly NumberedCue[], index: number): boolean {
  if (isAtEdge(cues, index)) return true
  const [before, here, after] = [cues[index - 1], cues[index], cues[index + 1]]
  if (!before || !here || !after) return true
  return here.startMs - before.endMs >= apartMs && after.startMs - here.endMs >= apartMs
}

/** The lines of a credit before or behind what is spoken in the same cue. Null where there are none. */
function withoutCreditLines(text: string, { isApart: isApartFromSpeech, isAskedFor }: Place): CreditLines | null {
  return withoutLinesAround(text, (line, before) => {
    const words = withoutFrame(plainTextOf(line))
    // Beside what is spoken, any other site is spoken of.
    if (isAddressAlone(line)) return isOfMakers(line) && !isAskedFor() && !asksForAddress([{ text: before() }])
    if (!isMadeBy(words)) return false
    return unmistakable.test(words) || (technicalWork.test(words) && isApartFromSpeech())
  })
}
