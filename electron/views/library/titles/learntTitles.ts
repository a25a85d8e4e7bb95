/** Titles that a person shows by choosing a subtitle: each that changes something is a run, and can be taken back. */
import type { TitleRuns } from '../../../batch/titleRuns.ts'
import type { PlacedVideo } from '../../../matching/showPlace.ts'
import type { Runs } from '../../../runs/runs.ts'
import type { TitleMatch } from '../../../serviceClient/listing.ts'
import type { Topics } from '../../topics.ts'
import type { LibrarySession } from '../librarySession.ts'

export interface LearntTitle {
  /** null where the choice changed nothing. */
  readonly runId: string | null
  /** Where it still stands then. */
  readonly takeBack: () => void
}

export interface LearntTitles {
  /** Videos whose title such a choice would change; none where it is theirs already. */
  wouldChange(video: PlacedVideo, title: TitleMatch): readonly string[]
  learn(video: PlacedVideo, title: TitleMatch): LearntTitle
}

export interface LearntTitlesParts {
  readonly titleRuns: Pick<TitleRuns, 'wouldLearn' | 'learn' | 'stands' | 'undo'>
  readonly runs: Pick<Runs, 'get'>
  readonly library: Pick<LibrarySession, 'alike'>
  readonly topics: Pick<Topics, 'changed'>
}

const nothing: LearntTitle = { runId: null, takeBack: () => undefined }

export function createLearntTitles({ titleRuns, runs, library, topics }: LearntTitlesParts): LearntTitles {
  /** All that are of one show or movie with it. */
  function alikeOf({ file: { path } }: PlacedVideo): readonly string[] {
    const alike = library.alike(path).map((each) => each.path)
    return alike.length > 0 ? alike : [path]
  }

  return {
    wouldChange: (video, title) => (titleRuns.wouldLearn(video, title) ? alikeOf(video) : []),
    learn(video, title) {
      const runId = titleRuns.learn(video, alikeOf(video), title)
      if (runId === null) return nothing
      topics.changed('runs')
      return {
        runId,
        takeBack() {
          const run = runs.get(runId)
          // Activity may have taken it back by itself, and what was said since stays.
          if (!run || !titleRuns.stands(run)) return
          titleRuns.undo(run)
          topics.changed('runs')
        },
      }
    },
  }
}
