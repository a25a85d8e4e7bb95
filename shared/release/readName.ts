/** Reads one component of a path (a file's base name or a folder): the stages in order, and what each found. */
import { confirmTags } from './tags/confirmTags.ts'
import { findNumbering } from './numbering/findNumbering.ts'
import { findRoom, type Surroundings } from './numbering/findRoom.ts'
import { findTags, type Tag } from './tags/findTags.ts'
import { findGroup } from './tags/group.ts'
import { readLeading } from './title/leading.ts'
import { looksOf } from './looks.ts'
import type { NumberHints } from './numbering/numberHints.ts'
import type { Numbering } from './numbering/numbering.ts'
import { findPart, type FoundPart } from './numbering/part.ts'
import { turnedRound } from './opaque.ts'
import { isOnlyCount, isOnlyKind, withoutKind } from './title/kindOfWork.ts'
import { stripName, type Ids } from './title/strip.ts'
import type { Titles } from './title/title.ts'
import { broadcasterBefore } from './title/broadcasters.ts'
import { showBehindNumber, withTitleBehind } from './title/titleBehind.ts'
import { cutEpisodeTitle, cutTitles } from './title/titleSpan.ts'
import { hasLetterOrDigit, wordsOf, type Words } from './tokens.ts'
import { findYear, type FoundYear } from './year.ts'

export interface NameReading {
  readonly words: Words
  readonly hints: NumberHints
  readonly tags: readonly Tag[]
  readonly numbering: Numbering | null
  readonly part: FoundPart | null
  readonly year: FoundYear | null
  readonly ids: Ids
  readonly group: string | null
  readonly titles: Titles
  readonly episodeTitle: string | null
}

export function readName(given: string, surroundings: Surroundings): NameReading {
  const { name, looks } = turnedRound(given, looksOf(given))
  const { text, ids, otherTitle } = stripName(name, looks)
  const words = wordsOf(text, looks.isAscii)
  const candidates = findTags(words)
  const leading = readLeading(words, candidates, surroundings.shows)
  const { titleFrom, titleTo } = leading
  const room = findRoom(words, { candidates, leading }, surroundings)
  const numbering = findNumbering(text, room)
  const year =
    numbering && room.year
      ? findYear(words, { candidates, firstSureTag: room.to, numbering, titleFrom, shows: room.shows })
      : room.year
  const { hints } = room
  const part = findPart(text, { numbering, year, room })
  const tags = confirmTags(words, { candidates, numbering, year, part, titleFrom, titleTo, sureFrom: room.to })
  const isInSeason = surroundings.season !== null || isCountedInShow(text, numbering, surroundings)
  const cut = cutTitles(words, {
    tags,
    numbering,
    year,
    part,
    leading,
    isAnime: room.isAnime,
    isInSeason,
    isOnFilmShelf: surroundings.shelf === 'films',
    hints,
  })
  const numberedTo = numbering?.end ?? 0
  const behind = Math.max(cut.end, numberedTo, year?.end ?? 0)
  const group = findGroup(words, { tags, leading: leading.group, from: behind, to: groupEnd(text, part), numberedTo })
  const named = cutEpisodeTitle(words, { tags, numbering, hints, year })
  const own = part?.isDisc ? { ...cut, episodeTitle: named } : withTitleBehind(cut, named, numbering)
  const title = looks.isAscii ? own.title : withoutKind(own.title)
  const isCount = surroundings.shows.length > 0 && numbering !== null && isOnlyCount(title, numbering.episodes)
  const said = !looks.isAscii && isOnlyKind(own.episodeTitle) ? null : own.episodeTitle
  const behindNumber = title === null && isAlone(surroundings) ? showBehindNumber(text, numbering, said) : null
  const episodeTitle = behindNumber?.episodeTitle ?? said
  const titles = {
    title: isCount ? null : (behindNumber?.title ?? title),
    otherTitle: otherTitle ?? own.otherTitle,
  }
  return { words, hints, tags, numbering, part, year, ids, group, titles, episodeTitle }
}

/** No folder names a show or a season. */
function isAlone({ shows, season, isFolder }: Surroundings): boolean {
  return shows.length === 0 && season === null && !isFolder
}

/** 'Title/6.01 - Words', 'Title/03 - Words', 'TV/Title/2010-11-23 - Words': the words name the episode, the folder the show. */
function isCountedInShow(text: string, numbering: Numbering | null, { shows, shelf }: Surroundings): boolean {
  if (!numbering?.isLeading || shows.length === 0) return false
  if (numbering.season !== null) return true
  if (numbering.date !== null) return shelf === 'series' || (shelf === null && shows.some(isShowName))
  return shelf !== 'films' && numbering.episodes.length > 0 && !text.slice(numbering.end).includes(secondDash)
}

/** '2024', '01' and 'BBC' sort what was recorded: no show is called so. */
function isShowName(key: string): boolean {
  return !countsDays.test(key) && broadcasterBefore(`${key} 1`) === 0
}

const countsDays = /^\d{1,8}$/

/** '003 - Show - Words' names the show itself. */
const secondDash = ' - '

/** A disc at the very end ('-GROUP.CD1') cuts the group off before it. */
function groupEnd(text: string, part: FoundPart | null): number {
  return part?.isDisc && !hasLetterOrDigit(text.slice(part.end)) ? part.start - 1 : text.length
}
