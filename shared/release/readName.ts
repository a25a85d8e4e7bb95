/** Reads one component of a path (a file's base name or a folder): the stages in order, and what each found. */
import { confirmTags, firstSureTag } from './confirmTags.ts'
import { findNumbering } from './findNumbering.ts'
import { findTags, type Tag } from './findTags.ts'
import { findGroup } from './group.ts'
import { readLeading } from './leading.ts'
import type { Numbering } from './numbering.ts'
import { stripName, type Ids } from './strip.ts'
import { readableTitle } from './title.ts'
import { wordsOf, type Words } from './tokens.ts'
import { findYear, type FoundYear } from './year.ts'

export interface NameReading {
  readonly words: Words
  readonly tags: readonly Tag[]
  readonly numbering: Numbering | null
  readonly year: FoundYear | null
  readonly ids: Ids
  readonly group: string | null
  readonly title: string | null
  readonly titleEnd: number
  readonly episodeTitle: string | null
}

/** What the folders above already told. */
export interface Surroundings {
  readonly isInSeason: boolean
}

export function readName(name: string, { isInSeason }: Surroundings = { isInSeason: false }): NameReading {
  const { text, ids } = stripName(name)
  const words = wordsOf(text)
  const candidates = findTags(words)
  const leading = readLeading(words, candidates)
  const { titleFrom } = leading
  const sureFrom = firstSureTag(words, candidates, titleFrom)
  const hasYear = findYear(words, { firstSureTag: sureFrom, numbering: null, titleFrom }) !== null
  const isAnime = leading.isBracketed || /[[(][0-9a-f]{8}[\])]/i.test(text)
  const room = { from: titleFrom, to: sureFrom, isAnime, hasYear, isInSeason, isBroadcast: isBroadcast(candidates) }
  const numbering = findNumbering(text, room)
  const year = findYear(words, { firstSureTag: sureFrom, numbering, titleFrom })
  const tags = confirmTags(words, { candidates, numbering, year, titleFrom })
  const tagFrom = firstTagPlace(words, tags, titleFrom)
  const numberFrom = numbering && numbering.end > titleFrom ? numbering.start : Infinity
  const titleEnd = Math.min(
    numberFrom,
    year?.start ?? Infinity,
    tagFrom,
    leading.titleTo ?? Infinity,
    bracketAfter(words, titleFrom),
  )
  const title = readableTitle(text.slice(titleFrom, titleEnd))
  const groupFrom = Math.max(titleEnd, numbering?.end ?? 0, year?.end ?? 0)
  const group = leading.group ?? findGroup(words, { tags, from: groupFrom })
  const episodeTitle = numbering
    ? readableTitle(text.slice(numbering.end, placeOfNextTag(words, tags, numbering.end)))
    : null
  return { words, tags, numbering, year, ids, group, title, titleEnd, episodeTitle }
}

function isBroadcast(candidates: readonly Tag[]): boolean {
  return candidates.some(
    ({ isSure, meanings }) =>
      isSure && meanings.some(({ kind, value }) => kind === 'source' && (value === 'tv' || value === 'web')),
  )
}

function firstTagPlace({ tokens }: Words, tags: readonly Tag[], titleFrom: number): number {
  const tag = tags.find(({ from }) => (tokens[from]?.start ?? 0) > titleFrom)
  return tag ? (tokens[tag.from]?.start ?? Infinity) : Infinity
}

function placeOfNextTag({ text, tokens }: Words, tags: readonly Tag[], from: number): number {
  const tag = tags.find((candidate) => (tokens[candidate.from]?.start ?? 0) >= from)
  return tag ? (tokens[tag.from]?.start ?? text.length) : text.length
}

/** A square bracket ends the title: 'Title [whatever]'. */
function bracketAfter({ text }: Words, titleFrom: number): number {
  const place = text.slice(titleFrom).search(/(?<=[\p{L}\p{N}!?.)][\s._]?)\[/u)
  return place <= 0 ? Infinity : titleFrom + place
}
