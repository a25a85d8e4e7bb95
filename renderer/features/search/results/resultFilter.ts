/** Which of the results that are here are shown, in which order, and how many each filter would show. Costs nothing. Pure. */
import type { Judgement, SubtitleRow } from '../../../../shared/contract/search.ts'
import { compareText } from '../../../../shared/text/compareText.ts'

export type ResultKind = 'pack' | 'hi' | 'human' | 'machine'
export type ResultSort = 'fit' | 'language' | 'release' | 'part' | 'author'

export interface ResultFilter {
  readonly language: string | null
  readonly season: number | null
  readonly episode: number | null
  /** Each must hold. */
  readonly kinds: readonly ResultKind[]
}

export const everyResult: ResultFilter = { language: null, season: null, episode: null, kinds: [] }
export const resultKinds: readonly ResultKind[] = ['pack', 'hi', 'human', 'machine']
export const resultSorts: readonly ResultSort[] = ['fit', 'language', 'release', 'part', 'author']

export interface Results {
  readonly rows: readonly SubtitleRow[]
  readonly judgements: ReadonlyMap<string, Judgement>
}

export function isKind(row: SubtitleRow, kind: ResultKind): boolean {
  switch (kind) {
    case 'pack':
      return row.isFullSeason
    case 'hi':
      return row.isHearingImpaired
    case 'human':
      return !row.isMachineMade
    case 'machine':
      return row.isMachineMade
  }
}

export function isShown(row: SubtitleRow, { language, season, episode, kinds }: ResultFilter): boolean {
  if (language !== null && row.language !== language) return false
  if (season !== null && row.season !== season) return false
  if (episode !== null && !holdsEpisode(row, episode)) return false
  return kinds.every((kind) => isKind(row, kind))
}

/** A whole season holds each of its episodes. */
function holdsEpisode({ isFullSeason, episodeFrom, episodeEnd }: SubtitleRow, episode: number): boolean {
  if (isFullSeason) return true
  return episodeFrom !== null && episode >= episodeFrom && episode <= (episodeEnd ?? episodeFrom)
}

export function shownResults({ rows, judgements }: Results, filter: ResultFilter, sort: ResultSort) {
  const byFit = (row: SubtitleRow) => fitOrder(judgements.get(row.id))
  return rows
    .filter((row) => isShown(row, filter))
    .toSorted((a, b) => compareBy(a, b, sort) || byFit(a) - byFit(b) || compareText(a.release, b.release))
}

/** As the plan ranks, the exact part before others of its title; what is for another video is last. */
function fitOrder(judgement: Judgement | undefined): number {
  const tier = judgement?.tier ?? null
  if (tier === null) return judgement?.against ? 30 : 20
  return tier + (judgement?.video?.bearing === 'exact' ? 0 : 10)
}

function compareBy(a: SubtitleRow, b: SubtitleRow, sort: ResultSort): number {
  switch (sort) {
    case 'fit':
      return 0
    case 'language':
      return compareText(a.language ?? '\uffff', b.language ?? '\uffff')
    case 'release':
      return compareText(a.release.toLowerCase(), b.release.toLowerCase())
    case 'part':
      return (a.season ?? 0) - (b.season ?? 0) || (a.episodeFrom ?? 0) - (b.episodeFrom ?? 0)
    case 'author':
      return compareText(a.author?.toLowerCase() ?? '\uffff', b.author?.toLowerCase() ?? '\uffff')
  }
}

export interface Counted<Value> {
  readonly value: Value
  readonly count: number
}

/** How many of the rows have each value, most first; what is not told counts as nothing. */
export function countBy<Value extends string | number>(
  rows: readonly SubtitleRow[],
  valueOf: (row: SubtitleRow) => Value | null,
): readonly Counted<Value>[] {
  const groups = Map.groupBy(rows, valueOf)
  return [...groups].flatMap(([value, { length: count }]) => (value === null ? [] : [{ value, count }]))
}

interface Parts {
  readonly seasons: readonly Counted<number>[]
  /** What all of them are, which narrows nothing: its episodes do. */
  readonly only: number | null
  /** Of which season `episodes` are. */
  readonly ofEpisodes: number | null
  readonly episodes: readonly Counted<number>[]
}

/** What is chosen is among them also where no row has it, as after a restored address: else it could not be let go. */
export function partsOf(rows: readonly SubtitleRow[], { season: chosen, episode }: ResultFilter): Parts {
  const seasons = inOrder(
    withChosen(
      countBy(rows, ({ season }) => season),
      chosen,
    ),
  )
  const [first] = seasons
  const only = seasons.length === 1 && first?.count === rows.length ? first.value : null
  const ofEpisodes = chosen ?? only
  const ofSeason = rows.filter(({ season }) => season === ofEpisodes)
  const episodes = inOrder(
    withChosen(
      countBy(ofSeason, ({ episodeFrom }) => episodeFrom),
      episode,
    ),
  )
  return { seasons, only, ofEpisodes, episodes }
}

function withChosen(counted: readonly Counted<number>[], chosen: number | null): readonly Counted<number>[] {
  const isAmong = chosen === null || counted.some(({ value }) => value === chosen)
  return isAmong ? counted : [...counted, { value: chosen, count: 0 }]
}

function inOrder(counted: readonly Counted<number>[]): readonly Counted<number>[] {
  return counted.toSorted((a, b) => a.value - b.value)
}

export function isNarrowed(filter: ResultFilter): boolean {
  return filter.language !== null || filter.season !== null || filter.episode !== null || filter.kinds.length > 0
}
