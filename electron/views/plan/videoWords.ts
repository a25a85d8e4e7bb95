/** How a video is named in lists: title, number, and its release in a few words. Pure. */
import type { VideoWords } from '../../../shared/contract/plan.ts'
import type { Release } from '../../../shared/release/release.ts'
import { titleKey } from '../../../shared/release/title/titleKey.ts'
import type { MatchedVideo } from '../../matching/matchedVideo.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import { releaseWords } from '../library/entries/releaseWords.ts'
import { episodeCodeOf, partCodeOf } from '../videoTitle.ts'

/** What the service took a video for. */
export type KnownTitle = Pick<MatchedVideo, 'title' | 'isSaid'>

/** As the library names it: what a person said, else what the file says; the service's word only where that is nothing. */
export function namedTitle(
  { title: read, year }: Pick<Release, 'title' | 'year'>,
  known: KnownTitle | null,
): { readonly name: string | null; readonly year: number | null } {
  const title = known?.title ?? null
  if (title && known?.isSaid) return { name: title.name, year: title.year }
  return { name: read ?? title?.name ?? null, year }
}

/** @param known null where nobody asked. */
export function videoWordsOf(path: string, release: Release, known: KnownTitle | null): VideoWords {
  const file = nameOfPath(path)
  const isEpisode = release.type === 'tv'
  const words = releaseWords(release)
  const { name, year } = namedTitle(release, known)
  const detected = known?.title?.name ?? ''
  return {
    title: name ?? file,
    detected: titleKey(detected) === titleKey(name ?? '') ? '' : detected,
    year: isEpisode ? null : year,
    code: episodeCodeOf(release),
    part: partCodeOf(release),
    name: isEpisode ? (release.episodeTitle ?? '') : '',
    release: words === '' ? file : words,
  }
}
