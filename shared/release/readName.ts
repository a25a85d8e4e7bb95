/** Reads one component of a path (a file's base name or a folder): the stages in order, and what each found. */
import { confirmTags, firstSureTag } from './confirmTags.ts'
import { findNumbering } from './findNumbering.ts'
import { findTags, type Tag } from './findTags.ts'
import { findGroup } from './group.ts'
import { readLeading, type Leading } from './leading.ts'
import { numberHintsOf } from './numberWords.ts'
import { noNumbering, type Numbering } from './numbering.ts'
import { readDisc, readPart, type FoundPart } from './part.ts'
import type { Room } from './room.ts'
import { stripName, type Ids } from './strip.ts'
import { eastAsian, readableTitle, titlesOf, type Titles } from './title.ts'
import { wordsOf, type Words } from './tokens.ts'
import { findYear, isBoxed, type FoundYear } from './year.ts'

export interface NameReading {
  readonly words: Words
  readonly tags: readonly Tag[]
  readonly numbering: Numbering | null
  readonly part: FoundPart | null
  readonly year: FoundYear | null
  readonly ids: Ids
  readonly group: string | null
  readonly titles: Titles
  readonly episodeTitle: string | null
}

/** What the folders above already told. */
export interface Surroundings {
  readonly season: number | null
  readonly isFolder: boolean
}

export function readName(name: string, { season, isFolder }: Surroundings): NameReading {
  const { text, ids, otherTitle } = stripName(name)
  const words = wordsOf(text)
  const candidates = findTags(words)
  const leading = readLeading(words, candidates)
  const room = roomOf(words, { candidates, leading, season, isFolder })
  const disc = readDisc(text)
  const numbering = findNumbering(text, room) ?? extraOf(text, room)
  const year = findYear(words, { firstSureTag: room.to, numbering, titleFrom: leading.titleFrom })
  const part = disc ?? partOf(text, { numbering, year, room })
  const tags = confirmTags(words, { candidates, numbering, year, titleFrom: leading.titleFrom })
  const isListed = numbering?.isLeading === true && season === null
  const isYearFirst = year !== null && year.token === 0 && year.start >= leading.titleFrom
  const titleFrom = isListed ? numbering.end : isYearFirst ? year.end : leading.titleFrom
  const end = titleEnd(words, {
    tags,
    numbering: isListed ? null : numbering,
    year,
    part,
    leading: { ...leading, titleFrom },
  })
  const span = text.slice(titleFrom, end)
  const named = numbering?.isLeading === true ? span.replace(/(?<=\S) - .*$/, '') : span.replace(danglingWord, '')
  const titles = titlesOf(room.isAnime ? named.replace(volume, '') : named)
  const behind = Math.max(end, numbering?.end ?? 0, year?.end ?? 0)
  const group =
    leading.group ?? findGroup(words, { tags, from: Math.min(behind, text.length), to: discPlace(text, disc) })
  const other = titles.otherTitle ?? (otherTitle === null ? null : readableTitle(otherTitle.replace(/\s*\(.*$/, '')))
  return {
    words,
    tags,
    numbering,
    part,
    year,
    ids,
    group,
    titles: { title: titles.title, otherTitle: other },
    episodeTitle: episodeTitleOf(words, tags, numbering),
  }
}

/** 'Title Ep 2x03' leaves its 'Ep' to the number. */
const danglingWord = /(?<=\S)[\s._-]+(?:ep|episode)[\s._-]*$/i

/** Disc volumes of anime: 'Title - Vol.1', 'Title Vol.1&2'. */
const volume = /[\s._-]+vol\.?[\s_]?\d{1,2}(?:v\d)?(?:&\d{1,2})?[\s._([-]*$/i

/** A disc at the very end cuts the group off before it. */
function discPlace(text: string, disc: FoundPart | null): number {
  return disc?.end === text.length ? disc.start - 1 : text.length
}

interface Clues {
  readonly candidates: readonly Tag[]
  readonly leading: Leading
  readonly season: number | null
  readonly isFolder: boolean
}

function roomOf(words: Words, { candidates, leading, season, isFolder }: Clues): Room {
  const { titleFrom } = leading
  const to = firstSureTag(words, candidates, titleFrom)
  const year = findYear(words, { firstSureTag: to, numbering: null, titleFrom })
  const isAnime = leading.isBracketed || /[[(][0-9a-f]{8}[\])]|(?<!\p{L})vost(?:fr|a)(?!\p{L})/iu.test(words.text)
  return {
    from: titleFrom,
    to,
    season,
    isAnime,
    mayBeBare: !isFolder || isAnime || to < Infinity,
    mayLead: true,
    hints: numberHintsOf(words),
    hasYear: year !== null && (year.start < to || isBoxed(words, year)),
    isBroadcast: candidates.some(({ isSure, meanings }) => isSure && meanings.some(isBroadcastSource)),
  }
}

function isBroadcastSource({ kind, value }: { readonly kind: string; readonly value: string }): boolean {
  return kind === 'source' && (value === 'tv' || value === 'web')
}

const extra =
  /[\s_.-]+(?:nc(?:op|ed)\d{0,2}[a-z]?|(?:op|ed)\d{1,2}[a-z]?|pv\s?\d{0,2}|cm\s?\d{0,2}|menu\s?\d{0,2}|creditless \w+)(?=[\s_.]*(?:[[(]|$))/i

/** Openings, endings and trailers of anime discs: television, without a number. */
function extraOf(text: string, room: Room): Numbering | null {
  const found = room.isAnime ? extra.exec(text) : null
  return found && found.index > room.from
    ? { ...noNumbering, start: found.index, end: found.index + found[0].length }
    : null
}

interface PartClues {
  readonly numbering: Numbering | null
  readonly year: FoundYear | null
  readonly room: Room
}

/** A part counts apart from the title where television tags follow; "Part Two (2024)" belongs to a film's title. */
function partOf(text: string, { numbering, year, room }: PartClues): FoundPart | null {
  const found = readPart(text)
  if (!found || found.start <= room.from || found.start > room.to) return null
  if (numbering) return found.start >= numbering.start ? found : null
  return room.isBroadcast && (year === null || year.start < found.start) ? found : null
}

interface Cuts {
  readonly tags: readonly Tag[]
  readonly numbering: Numbering | null
  readonly year: FoundYear | null
  readonly part: FoundPart | null
  readonly leading: Leading
}

function titleEnd(words: Words, { tags, numbering, year, part, leading }: Cuts): number {
  const { titleFrom, titleTo } = leading
  const after = (place: number | undefined) => (place !== undefined && place > titleFrom ? place : Infinity)
  const tag = tags.find(({ from }) => (words.tokens[from]?.start ?? 0) > titleFrom)
  const numbers = numbering && numbering.start >= titleFrom ? numbering.start : Infinity
  const end = Math.min(
    numbers,
    after(year?.start),
    after(tag && words.tokens[tag.from]?.start),
    after(part?.start),
    titleTo ?? Infinity,
    bracketAfter(words, titleFrom),
  )
  return Math.min(end, words.text.length)
}

/** A square bracket ends the title, unless more words of the title follow: 'You Are [Not] Alone'. */
function bracketAfter({ text, brackets }: Words, titleFrom: number): number {
  for (const { open, start, end, parent } of brackets) {
    if (eastAsian.test(text.slice(titleFrom, start)) && /^[\s._\]]*\p{Script=Latin}{2}/u.test(text.slice(end + 1)))
      continue
    if (parent !== 0 || !/[[【]/.test(open) || start <= titleFrom) continue
    const isWord = /^\p{L}{2,12}$/u.test(text.slice(start + 1, end)) && /^[\s_]\p{L}{3}/u.test(text.slice(end + 1))
    if (!isWord && /[\p{L}\p{N}]/u.test(text.slice(titleFrom, start))) return start
  }
  return Infinity
}

function episodeTitleOf(
  { text, tokens, brackets }: Words,
  tags: readonly Tag[],
  numbering: Numbering | null,
): string | null {
  if (!numbering) return null
  const tag = tags.find(({ from }) => (tokens[from]?.start ?? 0) >= numbering.end)
  const box = brackets.find(({ open, start }) => open !== '' && start >= numbering.end)
  const end = Math.min(tag ? (tokens[tag.from]?.start ?? Infinity) : Infinity, box?.start ?? Infinity, text.length)
  return readableTitle(text.slice(numbering.end, end))
}
