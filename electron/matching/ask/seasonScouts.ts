/**
 * Saves search units on seasons: one episode is asked by name, and when its show is sure the others are asked together
 * through the show's id. Pure; who asks is `matchBatch`.
 */
import { titleKey } from '../../../shared/release/title/titleKey.ts'
import type { TitleMatch } from '../../serviceClient/listing.ts'
import { askedKey, type Asked, type AskedVideo } from './outcomes/outcome.ts'
import { questionThroughTitle, type IdsQuestion, type NameQuestion } from './question.ts'

/** Episodes of one season of one show, in one set of languages. */
export interface ScoutedSeason<One = Asked<NameQuestion>> {
  readonly scout: One
  readonly others: readonly One[]
}

/** With fewer, the pages of the season cost as much as the names. */
const worthScouting = 6

/** Episodes that were answered before, of whose show this one may be sure: it scouts for the others at no cost. */
export interface AnsweredEpisodes<One> {
  readonly answered: readonly One[]
  readonly isSure: (one: One) => boolean
}

export function scoutSeasons<One extends Asked<NameQuestion, AskedVideo>>(
  asked: readonly One[],
  before?: AnsweredEpisodes<One>,
): readonly ScoutedSeason<One>[] {
  if (asked.length < worthScouting) return []
  const seasons = [...Map.groupBy(asked, seasonKey)].filter(([, group]) => group.length >= worthScouting)
  if (seasons.length === 0) return []
  const answered = Map.groupBy(before?.answered ?? [], seasonKey)
  return seasons.flatMap(([key, group]) => {
    const known = key === null ? undefined : answered.get(key)?.find((one) => before?.isSure(one))
    const [scout, ...others] = known ? [known, ...group] : group
    return key !== null && scout ? [{ scout, others }] : []
  })
}

function seasonKey({ videos, languages }: Asked<NameQuestion, AskedVideo>): string | null {
  const release = videos[0]?.release
  const key = titleKey(release?.title ?? '')
  if (release?.type !== 'tv' || release.season === null || key === '') return null
  return askedKey(`${key}:${release.year ?? ''}:s${release.season}`, languages)
}

/** The other episodes, asked through the show; a title without ids leaves them to their names. */
export function askedThroughShow({ scout, others }: ScoutedSeason, title: TitleMatch): readonly Asked<IdsQuestion>[] {
  const groupKey = `season of ${scout.question.fileName}`
  return others.flatMap(({ question, languages, videos }) => {
    const through = videos[0] && questionThroughTitle(question, { release: videos[0].release, title, groupKey })
    return through ? [{ question: through, languages, videos }] : []
  })
}
