/** Titles that a person shows by choosing a subtitle: each that changes something is a run, and can be taken back. */
import type { TitleRuns } from '../../../batch/titleRuns.ts'
import type { PlacedVideo } from '../../../matching/showPlace.ts'
import type { Runs } from '../../../runs/runs.ts'
import type { TitleMatch } from '../../../serviceClient/listing.ts'
import type { Topics } from '../../topics.ts'
import type { LibrarySession } from '../librarySession.ts'

export interface LearntTitles {
  /** @returns what takes it back, where it still stands then */
  learn(video: PlacedVideo, title: TitleMatch): () => void
}

export interface LearntTitlesParts {
  readonly titleRuns: Pick<TitleRuns, 'learn' | 'stands' | 'undo'>
  readonly runs: Pick<Runs, 'get'>
  readonly library: Pick<LibrarySession, 'alike'>
  readonly topics: Pick<Topics, 'changed'>
}

const nothing = () => undefined

export function createLearntTitles({ titleRuns, runs, library, topics }: LearntTitlesParts): LearntTitles {
  return {
    learn(video, title) {
      const { path } = video.file
      const alike = library.alike(path).map((each) => each.path)
      const runId = titleRuns.learn(video, alike.length > 0 ? alike : [path], title)
      if (runId === null) return nothing
      topics.changed('runs')
      return () => {
        const run = runs.get(runId)
        // Activity may have taken it back by itself, and what was said since stays.
        if (!run || !titleRuns.stands(run)) return
        titleRuns.undo(run)
        topics.changed('runs')
      }
    },
  }
}
