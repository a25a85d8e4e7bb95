/** Which movie or episode a video is, as the history keeps it: equal texts beside two of them are a mistake. Pure. */
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import type { Release } from '../../../shared/release/release.ts'
import { titleKey } from '../../../shared/release/title/titleKey.ts'

type Named = Pick<Release, 'title' | 'year' | 'season' | 'episodes' | 'absoluteEpisode' | 'date' | 'part'>

/** Two copies of one episode share a subject, so that the same text beside both is no mistake. */
export function subjectOf(release: Named): string {
  const { title, year, season, episodes, absoluteEpisode, date, part } = release
  return [titleKey(title ?? ''), year, season, episodes.join('+'), absoluteEpisode, date, part].join('|')
}

export function subjectOfVideo(videoPath: string): string {
  return subjectOf(parseRelease(videoPath))
}
