/** What one component of a path says, field by field, each with the characters that said it. */
import { isYearNumber, rangeOf, type Numbering } from './numbering/numbering.ts'
import { qualityOf } from './tags/quality.ts'
import type { NameReading } from './readName.ts'
import type { Reason, Release } from './release.ts'
import type { TagKind } from './tags/tagTable.ts'

export type Field = Reason['field']
/** Its reasons are those of the name as it was read; what folders change has reasons of its own beside it. */
export type Values = Release

export interface Facts {
  readonly values: Values
  readonly reasons: readonly Reason[]
  /** The fields that have a reason, as bits. */
  readonly said: number
}

export const allFields = [
  ...['type', 'title', 'otherTitle', 'year', 'season', 'lastSeason', 'episodes', 'absoluteEpisode', 'isFullSeason'],
  ...['episodeTitle', 'date', 'part', 'source', 'isRemux', 'resolution', 'videoCodec', 'audioCodecs', 'releaseGroup'],
  ...['editions', 'languages', 'streamingService', 'isProper', 'fps', 'isHearingImpaired', 'isForced', 'filmdbId'],
  'moviedbId',
] as readonly Field[]
const bits = Object.fromEntries(allFields.map((field, index) => [field, 1 << index])) as Readonly<Record<Field, number>>

/** Sets of fields are bits: they are compared for every folder above every file. */
export function bitsOf(fields: readonly Field[]): number {
  return fields.reduce((set, field) => set | bits[field], 0)
}

const fieldOfKind: Readonly<Partial<Record<TagKind, Field>>> = {
  source: 'source',
  remux: 'isRemux',
  resolution: 'resolution',
  video: 'videoCodec',
  audio: 'audioCodecs',
  edition: 'editions',
  service: 'streamingService',
  proper: 'isProper',
  hearing: 'isHearingImpaired',
  notHearing: 'isHearingImpaired',
  forced: 'isForced',
  fps: 'fps',
  language: 'languages',
}

export function factsOf(reading: NameReading, from: Reason['from']): Facts {
  const { numbering, part, year, titles, group, ids } = reading
  const isParts = isPartOfSeries(reading)
  const quality = qualityOf(reading.tags)
  const reasons: Reason[] = []
  const values: Values = {
    type: numbering || isParts || isCalledSeries(reading) ? 'tv' : 'movie',
    title: titles.title,
    otherTitle: titles.otherTitle,
    year: year?.value ?? yearOfSeason(numbering?.season ?? null),
    season: numbering?.season ?? (isParts ? 1 : null),
    lastSeason: numbering?.lastSeason ?? null,
    episodes: numbering?.episodes ?? (isParts && part ? rangeOf(part.value, part.last) : none),
    absoluteEpisode: numbering?.absolute ?? null,
    isFullSeason: isFullSeason(reading),
    episodeTitle: reading.episodeTitle,
    date: numbering?.date ?? null,
    part: part?.value ?? null,
    source: quality.source,
    isRemux: quality.isRemux,
    resolution: quality.resolution,
    videoCodec: quality.videoCodec,
    audioCodecs: quality.audioCodecs,
    releaseGroup: group,
    editions: quality.editions,
    languages: quality.languages,
    streamingService: quality.streamingService,
    isProper: quality.isProper,
    fps: quality.fps,
    isHearingImpaired: quality.isHearingImpaired,
    isForced: quality.isForced,
    filmdbId: ids.filmdbId,
    moviedbId: ids.moviedbId,
    reasons,
  }
  const said = sayReasons(reading, values, { from, reasons })
  return { values, reasons, said }
}

const none: readonly number[] = []

interface Saying {
  readonly from: Reason['from']
  /** What they are put into. */
  readonly reasons: Reason[]
}

/** The fields that have a reason, as bits. */
function sayReasons(reading: NameReading, values: Values, { from, reasons }: Saying): number {
  const { numbering, part, year, words } = reading
  let said = 0
  const say = (field: Field, text: string | null) => {
    if (text === null) return
    reasons.push({ field, text, from })
    said |= bits[field]
  }
  const number = numbering ? words.text.slice(numbering.start, numbering.end).trim() : (part?.text ?? '')
  if (values.type === 'tv') say('type', number)
  say('title', values.title)
  say('otherTitle', values.otherTitle)
  if (values.year !== null) say('year', year ? words.text.slice(year.start, year.end) : number)
  if (values.season !== null) say('season', number)
  if (values.lastSeason !== null) say('lastSeason', number)
  if (values.episodes.length > 0) say('episodes', number)
  if (values.absoluteEpisode !== null) say('absoluteEpisode', number)
  if (values.isFullSeason) say('isFullSeason', number)
  say('episodeTitle', values.episodeTitle)
  if (values.date !== null) say('date', number)
  say('part', part?.text ?? null)
  say('releaseGroup', values.releaseGroup)
  say('filmdbId', values.filmdbId)
  if (values.moviedbId !== null) say('moviedbId', String(values.moviedbId))
  for (const { meanings, from: first, to } of reading.tags) {
    const text = words.text.slice(words.tokens[first]?.start, words.tokens[to - 1]?.end)
    for (const { kind } of meanings) {
      const field = fieldOfKind[kind]
      if (field) say(field, text)
    }
  }
  return said
}

const special = /sp[eé]cial/i

/** 'Title Christmas Special' is one episode of season 0. */
function isHolidaySpecial(text: string, { season, start, end }: Numbering): boolean {
  return season === 0 && special.test(text.slice(start, end))
}

/** 'S02.Special.Words' is one film beside the season. */
const isOneSpecial = /^special [^ ]/i

function isFullSeason({ words, numbering, episodeTitle }: NameReading): boolean {
  const isSeason =
    numbering !== null && numbering.season !== null && numbering.episodes.length === 0 && numbering.date === null
  return isSeason && !isOneSpecial.test(episodeTitle ?? '') && !isHolidaySpecial(words.text, numbering)
}

/** Shows that number their seasons by year. */
function yearOfSeason(season: number | null): number | null {
  return season !== null && isYearNumber(season) ? season : null
}

/** A part that is no disc belongs to a mini-series. */
function isPartOfSeries({ numbering, part }: NameReading): boolean {
  return numbering === null && part !== null && !part.isDisc
}

const series =
  /(?<![a-z])(?:(?:complete|full|mini)[\s._-](?:mini[\s._-]?)?series|christmas[\s._]special(?![\s._-]edition))(?![a-z])/i

/** 'Title Complete Series', 'Title Christmas Special': television that counts nothing. */
function isCalledSeries({ words, hints, numbering }: NameReading): boolean {
  return numbering === null && hints.hasSeriesWord && series.test(words.text)
}

/** Takes these fields (as bits) from `other` where `facts` says nothing of them. */
export function filledFrom(facts: Facts, other: Facts, fields: number): Facts {
  const missing = fields & other.said & ~facts.said
  if (missing === 0) return facts
  const added = other.reasons.filter(({ field }) => (missing & bits[field]) !== 0)
  const taken = Object.fromEntries(added.map(({ field }) => [field, other.values[field]]))
  return {
    values: { ...facts.values, ...taken },
    reasons: [...facts.reasons, ...added],
    said: facts.said | missing,
  }
}

const unsaid: Partial<Values> = {
  title: null,
  year: null,
  season: null,
  lastSeason: null,
  episodes: none,
  absoluteEpisode: null,
  isFullSeason: false,
  otherTitle: null,
  episodeTitle: null,
  date: null,
  releaseGroup: null,
}

/** Drops fields that turned out to be nothing of the kind. */
export function without(facts: Facts, fields: readonly Field[]): Facts {
  const dropped = bitsOf(fields)
  const cleared = Object.fromEntries(fields.map((field) => [field, unsaid[field]]))
  return {
    values: { ...facts.values, ...cleared },
    reasons: facts.reasons.filter(({ field }) => (dropped & bits[field]) === 0),
    said: facts.said & ~dropped,
  }
}

/** 'S2023E01': the year is that of the season, where `folder` knows that of the show. */
export function withoutYearOfSeason(facts: Facts, folder: Facts): Facts {
  const { year, season } = facts.values
  return year !== null && year === season && folder.values.year !== null ? without(facts, ['year']) : facts
}

/** Neither a year nor a number. */
export function isBare({ year, episodes, season, date }: Values): boolean {
  return year === null && episodes.length === 0 && season === null && date === null
}

/** A group that the form of the name tells, not its tags. */
export function withGroup(facts: Facts, group: string): Facts {
  const reason = { field: 'releaseGroup', text: group, from: 'name' } as const
  return {
    values: { ...facts.values, releaseGroup: group },
    reasons: [...facts.reasons.filter(({ field }) => field !== 'releaseGroup'), reason],
    said: facts.said | bits.releaseGroup,
  }
}
