/** Surveys a name before its numbers are read: where tags begin, and which habits it has. */
import type { Tag } from '../tags/findTags.ts'
import type { Meaning } from '../tags/tagTable.ts'
import type { Leading } from '../title/leading.ts'
import { numberHintsOf } from './numberHints.ts'
import { kind } from './wordKinds.ts'
import type { Room } from './room.ts'
import type { Shelf } from '../shelf.ts'
import { firstSureTag } from '../tags/tagPlace.ts'
import { isSignedByTeam } from '../tags/teams.ts'
import type { Token, Words } from '../tokens.ts'
import { findYear, isBoxed } from '../year.ts'

/** What the folders above already told. */
export interface Surroundings {
  readonly season: number | null
  /** The last of several that one folder holds. */
  readonly lastSeason: number | null
  /** The name is a folder's: its bare numbers are seldom episodes. */
  readonly isFolder: boolean
  readonly isVideo: boolean
  /** Keys of the nearest folder's title: with and without what may be its year. */
  readonly shows: readonly string[]
  readonly shelf: Shelf
}

export interface Survey {
  readonly candidates: readonly Tag[]
  readonly leading: Leading
}

const checksumOrSize = /^(?:[0-9a-f]{8}|\d{3,4}x\d{3,4})$/

function isAnimeWord({ word, lower, bracket }: Token): boolean {
  return (word.kinds & kind.anime) > 0 || (bracket > 0 && lower.length >= 7 && checksumOrSize.test(lower))
}

export function findRoom(words: Words, { candidates, leading }: Survey, surroundings: Surroundings): Room {
  const { season, lastSeason, isFolder, isVideo, shows, shelf } = surroundings
  const { titleFrom, isBracketed } = leading
  const to = firstSureTag(words, candidates, titleFrom)
  const year = findYear(words, { candidates, firstSureTag: to, numbering: null, titleFrom, shows })
  const isAnime =
    isBracketed || (shelf === 'anime' && !isFolder) || words.tokens.some(isAnimeWord) || isSignedByTeam(words.text)
  return {
    from: titleFrom,
    to,
    season,
    lastSeason,
    shows,
    shelf,
    isBracketed,
    isAnime,
    mayBeBare: !isFolder || isAnime || to < Infinity,
    mayLead: true,
    hints: numberHintsOf(words, { candidates, isAnime, isVideo }),
    year,
    hasYear: year !== null && (year.start < to || isBoxed(words, year)),
    isBroadcast: candidates.some((tag) => isBroadcastTag(words, tag, to)),
  }
}

/** 'WEB' alone counts behind the first sure tag only: before it, it may be a word of the title. */
function isBroadcastTag({ tokens }: Words, { isSure, meanings, from }: Tag, to: number): boolean {
  return (isSure || (tokens[from]?.start ?? 0) > to) && meanings.some(isBroadcastSource)
}

function isBroadcastSource({ kind, value }: Meaning): boolean {
  return kind === 'source' && (value === 'tv' || value === 'web' || value === 'pay per view')
}
