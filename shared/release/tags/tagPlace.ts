/** Where a candidate tag stands in its name: what surrounds it, by which it is judged. */
import type { Tag } from './findTags.ts'
import type { Numbering } from '../numbering/numbering.ts'
import type { FoundPart } from '../numbering/part.ts'
import { tagBoxes } from './tagBoxes.ts'
import { hasLetterOrDigit, type Token, type Words } from '../tokens.ts'
import { plainWord } from '../words/word.ts'
import type { FoundYear } from '../year.ts'

export interface Anchors {
  readonly candidates: readonly Tag[]
  readonly numbering: Numbering | null
  readonly year: FoundYear | null
  readonly part: FoundPart | null
  readonly titleFrom: number
  /** Where the title must end because a bracket holds it. */
  readonly titleTo: number | null
  /** Place of the first sure tag. */
  readonly sureFrom: number
}

/** The name as a whole. */
export interface Scene {
  readonly words: Words
  readonly anchors: Anchors
  /** Place of the first of number, year and sure tag: the title is over there. */
  readonly anchor: number
  /** Place of the first word of the title. */
  readonly firstWord: number
  readonly boxes: ReadonlySet<number>
}

export interface Place {
  readonly words: Words
  readonly anchors: Anchors
  readonly tag: Tag
  readonly first: Token
  readonly follower: 'tag' | 'year' | 'number' | 'end' | 'word'
  readonly isAfterSure: boolean
  readonly isAfterAnchor: boolean
  /** What a title begins behind was read as tags: 'h265 Title'. */
  readonly isBeforeTitle: boolean
  readonly isBoxed: boolean
  readonly isFirst: boolean
  /** Tags confirmed behind this one, the nearest last. */
  readonly said: readonly Tag[]
}

/** Place of the first sure tag after the beginning of the title; Infinity when there is none. */
export function firstSureTag({ tokens }: Words, candidates: readonly Tag[], titleFrom: number): number {
  for (const { isSure, from } of candidates) {
    const start = tokens[from]?.start ?? 0
    if (isSure && start > titleFrom) return start
  }
  return Infinity
}

export function sceneOf(words: Words, anchors: Anchors): Scene {
  const { candidates, numbering, year, titleFrom, sureFrom } = anchors
  // '2001 - The Kettle in Russian': the title stands behind the year.
  const yearAt = year === null || year.token === 0 ? Infinity : year.start
  const anchor = Math.min(numbering?.start ?? Infinity, yearAt, sureFrom)
  return { words, anchors, anchor, firstWord: firstWordFrom(words, titleFrom), boxes: tagBoxes(words, candidates) }
}

function firstWordFrom({ tokens }: Words, titleFrom: number): number {
  return tokens.find(({ text, start }) => start >= titleFrom && hasLetterOrDigit(text))?.start ?? Infinity
}

export function placeOf(tag: Tag, said: readonly Tag[], { words, anchors, anchor, firstWord, boxes }: Scene): Place {
  const { tokens, brackets } = words
  const first = tokens[tag.from] ?? noToken
  return {
    words,
    anchors,
    tag,
    first,
    follower: followerOf(anchors, words, { at: tag.to, next: said.at(-1)?.from ?? tokens.length }),
    isAfterSure: first.start >= anchors.sureFrom,
    isAfterAnchor: first.start > anchor,
    isBeforeTitle: first.start < anchors.titleFrom,
    isBoxed: first.bracket > 0 && boxes.has(brackets[first.bracket]?.root ?? 0),
    isFirst: first.start <= Math.max(anchors.titleFrom, firstWord),
    said,
  }
}

export const noToken: Token = { word: plainWord, text: '', lower: '', start: 0, end: 0, digits: 0, bracket: 0 }

function followerOf(
  { numbering, year, part }: Anchors,
  words: Words,
  { at: given, next }: { readonly at: number; readonly next: number },
): Place['follower'] {
  const at = part?.isDisc ? afterPart(words, part, given) : given
  const token = words.tokens[at]
  if (!token) return 'end'
  if (at === next) return 'tag'
  if (year?.token === at) return 'year'
  if (numbering && token.start >= numbering.start && token.start < numbering.end) return 'number'
  return !numbering && year && year.end <= token.start && isGroupAtEnd(words, at) ? 'end' : 'word'
}

/** 'Extended.Disc.2.1080p': the next tag counts, not the disc. */
function afterPart({ tokens }: Words, { start, end }: FoundPart, from: number): number {
  let at = from
  for (let token = tokens[at]; token && token.start >= start && token.end <= end; token = tokens[at]) at += 1
  return at
}

/** 'Title.2014.PAL.DVD.German-GROUP': one word behind a dash, and no tag that would be none but for it. */
function isGroupAtEnd({ text, tokens }: Words, at: number): boolean {
  const [before, group] = [tokens[at - 1], tokens[at]]
  const isLast = at === tokens.length - 1 && before !== undefined && group?.start === before.end + 1
  return isLast && text.charAt(before.end) === '-'
}

/** In capitals, beside words that are not: how releases write their tags. */
export function isShouted({ words, tag, first }: Place): boolean {
  const isUpper = /^i?\p{Lu}{2,}$/u.test(first.text)
  const isAlone = [tag.from - 1, tag.to].some((index) => /\p{Ll}/u.test(words.tokens[index]?.text ?? ''))
  return isUpper && isAlone
}
