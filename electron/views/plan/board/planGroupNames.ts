/** Which videos of a plan are one show or movie, however their files spell it, and the one name that it stands under. Pure. */
import { compareText } from '../../../../shared/text/compareText.ts'
import type { Release } from '../../../../shared/release/release.ts'
import { titleKey } from '../../../../shared/release/title/titleKey.ts'
import type { MatchedVideo } from '../../../matching/matchedVideo.ts'
import type { RankedGap } from '../../../plan/plan.ts'
import { nameOfPath } from '../../folders/folderPaths.ts'
import { namedTitle } from '../videoWords.ts'

export interface TitledVideo {
  readonly type: Release['type']
  /** As the library names it. */
  readonly name: string
  /** ' S01' of a show, ' (2014)' of a movie; '' where nothing tells it. */
  readonly part: string
  /** Its name tells no season: the part is what its best candidate is listed under. */
  readonly isListed: boolean
  /** The service's, where there is no doubt about it. */
  readonly titleId: number | null
}

type Known = Pick<MatchedVideo, 'title' | 'isSaid' | 'status'>

export function titledVideo({ gap, ranking }: RankedGap, known: Known | null): TitledVideo {
  const { release, video } = gap
  const { name, year } = namedTitle(release, known)
  const isSure = known !== null && (known.isSaid === true || known.status === 'sure')
  // The service sends 0 where it does not know.
  const listed = ranking.candidates[0]?.subtitle.season ?? 0
  const season = release.season ?? (listed === 0 ? null : listed)
  return {
    type: release.type,
    name: name ?? nameOfPath(video.file.path),
    part: release.type === 'movie' ? yearPart(year) : seasonPart(season),
    isListed: release.type === 'tv' && release.season === null,
    titleId: isSure ? (known.title?.titleId ?? null) : null,
  }
}

function yearPart(year: number | null): string {
  return year === null ? '' : ` (${year})`
}

function seasonPart(season: number | null): string {
  return season === null ? '' : ` S${String(season).padStart(2, '0')}`
}

/** @returns the group of each: 'Show S01' or 'Movie (2014)', spelled as most of its videos are */
export function groupNames(videos: Iterable<TitledVideo>): (video: TitledVideo) => string {
  const all = [...videos]
  const spelled = Map.groupBy(all, spellingOf)
  const byTitle = new Map<number, string>()
  const familyOf = new Map<string, string>()
  // Sorted: which spelling speaks for a title must not follow from the order of the rows.
  for (const [spelling, some] of [...spelled].sort(([a], [b]) => compareText(a, b))) {
    const titleId = commonest(some.flatMap(({ titleId: id }) => id ?? []))
    const family = (titleId !== null && byTitle.get(titleId)) || spelling
    if (titleId !== null) byTitle.set(titleId, family)
    familyOf.set(spelling, family)
  }
  const families = Map.groupBy(all, (video) => familyOf.get(spellingOf(video)))
  const names = new Map([...families].map(([family, some]) => [family, commonest(some.map(({ name }) => name))]))
  const listed = new Map([...families].map(([family, some]) => [family, listedPart(some)]))
  return (video) => {
    const family = familyOf.get(spellingOf(video))
    const part = video.isListed ? (listed.get(family) ?? '') : video.part
    return `${names.get(family) ?? video.name}${part}`
  }
}

/**
 * Files that count on through all seasons are one season to whoever watches them: subtitles of one show are listed under this
 * season and that, or none, and no video goes with its best candidate into another group than the one before it.
 */
function listedPart(videos: readonly TitledVideo[]): string {
  const parts = new Set(videos.flatMap(({ isListed, part }) => (isListed ? [part] : [])))
  const [part = ''] = parts
  return parts.size === 1 ? part : ''
}

function spellingOf({ type, name }: TitledVideo): string {
  return `${type} ${titleKey(name) || name}`
}

/** Of several that are as common, the first by its text; null where there is none. */
function commonest<Value extends string | number>(values: readonly Value[]): Value | null {
  const counts = [...Map.groupBy(values, (value) => value)]
  const [first] = counts.sort(([a, some], [b, others]) => others.length - some.length || compareText(`${a}`, `${b}`))
  return first?.[0] ?? null
}
