/** The subtitles of a run under their seasons: each heading stands once, where the first of its videos comes by path. */
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { titleNameOf, type TitleFacts } from '../../batch/titleNames.ts'
import { yieldToEventLoop } from '../../library/yieldToEventLoop.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import { videoIdOf } from '../ids.ts'
import type { PageWindow } from '../page.ts'

/** A heading and its rows; '' stands over movies. */
export interface OutcomeHeading {
  readonly group: string
  readonly title: string
  readonly season: number | null
  readonly rows: number
}

export interface RowsOfVideo {
  readonly videoPath: string
  readonly rows: number
}

export interface SeasonOrder {
  readonly headings: readonly OutcomeHeading[]
  /** Those below the first heading first. */
  readonly videos: readonly RowsOfVideo[]
}

/** What the library knows of a video costs nothing to ask; names of others are read, and everything else goes on meanwhile. */
export async function orderBySeason(
  videos: readonly RowsOfVideo[],
  library: Pick<LibrarySession, 'has' | 'entry'>,
): Promise<SeasonOrder> {
  const groups = new Map<string, { heading: OutcomeHeading; readonly videos: RowsOfVideo[] }>()
  for (const video of videos) {
    const id = videoIdOf(video.videoPath)
    const heading = headingOf(library.has(id) ? library.entry(id) : parseRelease(video.videoPath))
    const known = groups.get(heading.group) ?? { heading: { ...heading, rows: 0 }, videos: [] }
    groups.set(heading.group, known)
    known.heading = { ...known.heading, rows: known.heading.rows + video.rows }
    known.videos.push(video)
    await yieldToEventLoop()
  }
  return {
    headings: [...groups.values()].map(({ heading }) => heading),
    videos: [...groups.values()].flatMap((group) => group.videos),
  }
}

function headingOf(facts: TitleFacts): Omit<OutcomeHeading, 'rows'> {
  if (facts.type === 'movie') return { group: '', title: '', season: null }
  return { group: titleNameOf(facts), title: facts.title ?? '', season: facts.season }
}

export interface VideosInWindow {
  readonly videoPaths: readonly string[]
  /** Rows of the first of them that come before the window. */
  readonly skipped: number
}

/** The videos whose rows are in sight. */
export function videosInWindow(videos: readonly RowsOfVideo[], { offset, limit }: PageWindow): VideosInWindow {
  const videoPaths: string[] = []
  let skipped = 0
  let start = 0
  for (const { videoPath, rows } of videos) {
    const end = start + rows
    if (end > offset && start < offset + limit) {
      if (videoPaths.length === 0) skipped = offset - start
      videoPaths.push(videoPath)
    }
    start = end
  }
  return { videoPaths, skipped: Math.max(0, skipped) }
}
