/** Videos by the names of their titles: each title once, and one set of them always in one order. Pure. */
import type { Release } from '../../shared/release/release.ts'
import { titleKey } from '../../shared/release/title/titleKey.ts'
import { compareText } from '../../shared/text/compareText.ts'

/** What names a title: of a release, and of a video that the library knows. */
export type TitleFacts = Pick<Release, 'title' | 'type' | 'season' | 'year'>

/** 'Copper and Rain S02' where all its videos are of that season, else 'Copper and Rain'. By name; what has no title is in none. */
export function titleNames(videos: Iterable<TitleFacts>): readonly string[] {
  const sameName = new Map<string, TitleFacts[]>()
  for (const video of videos) {
    if (video.title === null) continue
    const key = `${titleKey(video.title)} ${video.type === 'tv' ? 'tv' : ''}`
    const known = sameName.get(key)
    if (known) known.push(video)
    else sameName.set(key, [video])
  }
  const names = [...sameName]
    .toSorted(([one], [other]) => compareText(one, other))
    .flatMap(([, same]) => (same[0]?.type === 'tv' ? [showName(same)] : movieNames(same)))
  return [...new Set(names)].filter((name) => name !== '')
}

/** 'Copper and Rain S02', 'The Copper Lantern (2019)'; '' where no title is known. */
export function titleNameOf({ title, type, season, year }: TitleFacts): string {
  if (title === null) return ''
  if (type === 'tv') return season === null ? title : `${title} S${String(season).padStart(2, '0')}`
  return year === null ? title : `${title} (${year})`
}

function showName(videos: readonly TitleFacts[]): string {
  const [first] = videos
  if (!first) return ''
  const isOneSeason = videos.every(({ season }) => season === first.season)
  return titleNameOf(isOneSeason ? first : { ...first, season: null })
}

/** Movies of one name are told apart by their years; one without is the only other one. */
function movieNames(videos: readonly TitleFacts[]): readonly string[] {
  const byYear = Map.groupBy(videos, ({ year }) => year)
  if (byYear.size === 2) byYear.delete(null)
  return [...byYear.values()].flatMap(([first]) => (first ? [titleNameOf(first)] : [])).toSorted(compareText)
}
