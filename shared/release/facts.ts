/** What one component of a path says, field by field, each with the characters that said it. */
import type { Tag } from './findTags.ts'
import { isYearNumber } from './numbering.ts'
import { qualityOf } from './quality.ts'
import type { NameReading } from './readName.ts'
import type { Reason, Release } from './release.ts'
import type { TagKind } from './tagTable.ts'

export type Field = Reason['field']
export type Values = Omit<Release, 'reasons'>

export interface Facts {
  readonly values: Values
  readonly reasons: readonly Reason[]
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
  const { numbering, part, year, titles, group, ids, words } = reading
  const values: Values = {
    type: numbering || isPartOfSeries(reading) || isCalledSeries(reading) ? 'tv' : 'movie',
    ...titles,
    year: year?.value ?? yearOfSeason(numbering?.season ?? null),
    season: numbering?.season ?? (isPartOfSeries(reading) ? 1 : null),
    lastSeason: numbering?.lastSeason ?? null,
    episodes: numbering?.episodes ?? (isPartOfSeries(reading) && part ? [part.value] : []),
    absoluteEpisode: numbering?.absolute ?? null,
    isFullSeason: numbering !== null && numbering.season !== null && numbering.episodes.length === 0,
    episodeTitle: reading.episodeTitle,
    date: numbering?.date ?? null,
    part: reading.part?.value ?? null,
    ...qualityOf(reading.tags),
    releaseGroup: group,
    ...ids,
  }
  const numberText = numbering ? words.text.slice(numbering.start, numbering.end).trim() : (part?.text ?? '')
  const texts: [Field, string | null][] = [
    ['type', values.type === 'tv' ? numberText : null],
    ['title', titles.title],
    ['otherTitle', titles.otherTitle],
    ['year', year ? words.text.slice(year.start, year.end) : values.year === null ? null : numberText],
    ['season', values.season === null ? null : numberText],
    ['lastSeason', values.lastSeason === null ? null : numberText],
    ['episodes', values.episodes.length > 0 ? numberText : null],
    ['absoluteEpisode', values.absoluteEpisode === null ? null : numberText],
    ['isFullSeason', values.isFullSeason ? numberText : null],
    ['episodeTitle', values.episodeTitle],
    ['date', values.date === null ? null : numberText],
    ['part', reading.part?.text ?? null],
    ['releaseGroup', group],
    ['filmdbId', ids.filmdbId],
    ['moviedbId', ids.moviedbId === null ? null : String(ids.moviedbId)],
  ]
  const reasons: Reason[] = []
  for (const [field, text] of texts) if (text !== null) reasons.push({ field, text, from })
  for (const tag of reading.tags) addTagReasons(reasons, reading, { tag, from })
  return { values, reasons }
}

interface SaidTag {
  readonly tag: Tag
  readonly from: Reason['from']
}

function addTagReasons(reasons: Reason[], { words }: NameReading, { tag, from }: SaidTag): void {
  const [first, last] = [words.tokens[tag.from], words.tokens[tag.to - 1]]
  if (!first || !last) return
  const text = words.text.slice(first.start, last.end)
  for (const { kind } of tag.meanings) {
    const field = fieldOfKind[kind]
    if (field) reasons.push({ field, text, from })
  }
}

/** Shows that number their seasons by year. */
function yearOfSeason(season: number | null): number | null {
  return season !== null && isYearNumber(season) ? season : null
}

/** A part that is no disc belongs to a mini-series. */
function isPartOfSeries({ numbering, part }: NameReading): boolean {
  return numbering === null && part !== null && !part.isDisc
}

const series = /(?<![a-z])(?:(?:complete|full|mini)[\s._-](?:mini[\s._-]?)?series|christmas[\s._]special)(?![a-z])/i

/** 'Title Complete Series', 'Title Christmas Special': television that counts nothing. */
function isCalledSeries({ words, numbering }: NameReading): boolean {
  return numbering === null && series.test(words.text)
}

/** Takes the listed fields from `other` where `facts` says nothing of them. */
export function filledFrom(facts: Facts, other: Facts, fields: readonly Field[]): Facts {
  const isSaid = new Set(facts.reasons.map(({ field }) => field))
  const missing = new Set(fields.filter((field) => !isSaid.has(field)))
  const added = other.reasons.filter(({ field }) => missing.has(field))
  if (added.length === 0) return facts
  const taken = Object.fromEntries(added.map(({ field }) => [field, other.values[field]]))
  return { values: { ...facts.values, ...taken }, reasons: [...facts.reasons, ...added] }
}

/** Drops fields that turned out to be nothing of the kind. */
export function without(facts: Facts, fields: readonly Field[]): Facts {
  const dropped = new Set(fields)
  const empty: Partial<Values> = {
    title: null,
    year: null,
    season: null,
    lastSeason: null,
    episodes: [],
    absoluteEpisode: null,
    isFullSeason: false,
    otherTitle: null,
    episodeTitle: null,
    date: null,
    releaseGroup: null,
  }
  const cleared = Object.fromEntries(fields.map((field) => [field, empty[field]]))
  return {
    values: { ...facts.values, ...cleared },
    reasons: facts.reasons.filter(({ field }) => !dropped.has(field)),
  }
}
