/** The subtitles of a run under their seasons, in the order of its rows: how many stand under each heading. */
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { titleNameOf, type TitleFacts } from '../../batch/stepOutcome.ts'
import { createYieldToEventLoop } from '../../library/yieldToEventLoop.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import { videoIdOf } from '../ids.ts'

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

/** What the library knows of a video costs nothing to ask; names of others are read, and everything else goes on meanwhile. */
export async function groupBySeason(
  videos: readonly RowsOfVideo[],
  library: Pick<LibrarySession, 'has' | 'entry'>,
): Promise<OutcomeHeading[]> {
  const yieldToEventLoop = createYieldToEventLoop()
  const named: OutcomeHeading[] = []
  for (const { videoPath, rows } of videos) {
    const id = videoIdOf(videoPath)
    named.push({ ...headingOf(library.has(id) ? library.entry(id) : parseRelease(videoPath)), rows })
    await yieldToEventLoop()
  }
  return joinNeighbours(named)
}

function headingOf(facts: TitleFacts): Omit<OutcomeHeading, 'rows'> {
  if (facts.type === 'movie') return { group: '', title: '', season: null }
  return { group: titleNameOf(facts), title: facts.title ?? '', season: facts.season }
}

/** Only what stands together stands under one heading. */
export function joinNeighbours(headings: readonly OutcomeHeading[]): OutcomeHeading[] {
  const joined: OutcomeHeading[] = []
  for (const heading of headings) {
    const last = joined.at(-1)
    if (last?.group === heading.group) joined[joined.length - 1] = { ...last, rows: last.rows + heading.rows }
    else joined.push(heading)
  }
  return joined
}
