/**
 * Tells of each title that is said, shown or taken back whose it was: lists that show titles follow. Told once the title and
 * its run are on the disk: a transaction that fails says nothing, and one that holds waits for nobody.
 */
import type { PlacedVideo } from '../matching/showPlace.ts'
import type { Run } from '../runs/run.ts'
import type { TitleRuns } from './titleRuns.ts'

export function reportedTitleRuns(titleRuns: TitleRuns, onChange: (video: PlacedVideo) => void): TitleRuns {
  function turn(run: Run, verb: 'undo' | 'bringBack'): readonly string[] {
    const paths = titleRuns[verb](run)
    if (run.scope.titled) onChange({ file: run.scope.titled })
    return paths
  }

  return {
    ...titleRuns,
    say(video, videoPaths, change) {
      const runId = titleRuns.say(video, videoPaths, change)
      onChange(video)
      return runId
    },
    learn(video, videoPaths, title) {
      const runId = titleRuns.learn(video, videoPaths, title)
      if (runId !== null) onChange(video)
      return runId
    },
    undo: (run) => turn(run, 'undo'),
    bringBack: (run) => turn(run, 'bringBack'),
  }
}
