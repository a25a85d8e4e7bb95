/**
 * Saves search units on seasons: one episode is asked by name, and when its show is sure the others are asked together
 * through the show's id. Pure; who asks is `matchBatch`.
 */
import { titleKey } from '../../../shared/release/title/titleKey.ts'
import type { TitleMatch } from '../../serviceClient/listing.ts'
import { askedKey, type Asked, type AskedVideo } from './outcomes/outcome.ts'
import { questionThroughTitle, type IdsQuestion, type NameQuestion } from './question.ts'

/** Title, year and number of a season, and the languages that it is asked for in. */
export type SeasonKey = string

/** Episodes of one season of one show, in one set of languages. */
export interface ScoutedSeason<One = Asked<NameQuestion>> {
  readonly key: SeasonKey
  readonly scout: One
  /** Of a season that was begun before, those that were answered since as well. */
  readonly others: readonly One[]
}

/** With fewer, the pages of the season cost as much as the names. */
const worthScouting = 6

export interface Scouting<One> {
  /** Not answered yet. */
  readonly isOpen: (one: One) => boolean
  /** Of whose show one may be sure: answered before, it scouts for the others at no cost. */
  readonly isSure: (one: One) => boolean
  /** Season → question of its scout: look-ups that another run has begun, and that go on as they were begun. */
  readonly begun: ReadonlyMap<SeasonKey, string>
}

/** @param asked what is open and what is answered, in the order in which it is asked */
export function scoutSeasons<One extends Asked<NameQuestion, AskedVideo>>(
  asked: readonly One[],
  { isOpen, isSure, begun }: Scouting<One>,
): readonly ScoutedSeason<One>[] {
  const open = asked.filter(isOpen)
  if (open.length < worthScouting && begun.size === 0) return []
  const fresh = [...Map.groupBy(open, seasonKey)].filter(([key, group]) => {
    return key !== null && group.length >= worthScouting && !begun.has(key)
  })
  if (fresh.length === 0 && begun.size === 0) return []
  const seasons = Map.groupBy(asked, seasonKey)
  const goingOn = [...begun].map(([key, scout]) => seasonOf(key, seasons.get(key) ?? [], { isSure, scout }))
  const begins = fresh.map(([key, group]) => {
    const known = seasons.get(key)?.find((one) => !isOpen(one) && isSure(one))
    const [scout, ...others] = known ? [known, ...group] : group
    return key !== null && scout ? { key, scout, others } : null
  })
  return [...goingOn, ...begins].filter((season) => season !== null)
}

/** As it was begun; where nobody wants its scout any more, with another one. */
function seasonOf<One extends Asked<NameQuestion, AskedVideo>>(
  key: SeasonKey,
  group: readonly One[],
  { isSure, scout: begun }: { readonly isSure: (one: One) => boolean; readonly scout: string },
): ScoutedSeason<One> | null {
  const scout = group.find(({ question }) => question.key === begun) ?? group.find(isSure) ?? group[0]
  return scout ? { key, scout, others: group.filter((one) => one !== scout) } : null
}

function seasonKey({ videos, languages }: Asked<NameQuestion, AskedVideo>): SeasonKey | null {
  const release = videos[0]?.release
  const key = titleKey(release?.title ?? '')
  if (release?.type !== 'tv' || release.season === null || key === '') return null
  return askedKey(`${key}:${release.year ?? ''}:s${release.season}`, languages)
}

/** The other episodes, asked through the show; a title without ids leaves them to their names. */
export function askedThroughShow(
  { scout, others }: Pick<ScoutedSeason, 'scout' | 'others'>,
  title: TitleMatch,
): readonly Asked<IdsQuestion>[] {
  const groupKey = `season of ${scout.question.fileName}`
  return others.flatMap(({ question, languages, videos }) => {
    const through = videos[0] && questionThroughTitle(question, { release: videos[0].release, title, groupKey })
    return through ? [{ question: through, languages, videos }] : []
  })
}
