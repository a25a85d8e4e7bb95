/** Cleaning of a whole scope: one work at a time, with progress, that can be stopped; all it does is one run. */
import type { Scope } from '../../../shared/contract/scope.ts'
import type { CleanVerb } from '../../../shared/cleanVerbs.ts'
import type { CleaningState } from '../../../shared/contract/videos/scopeVerbs.ts'
import { AppError } from '../../../shared/errors.ts'
import type { CleanFile, CleanFiles } from '../../clean/cleanFile.ts'
import { scopeOf } from '../../batch/stepOutcome.ts'
import { failedFile, fileOutcome } from '../../runs/fileOutcome.ts'
import type { Runs } from '../../runs/runs.ts'
import type { History, Written } from '../../sidecar/history/history.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import { oursBeside } from '../scope/oursBeside.ts'
import {
  atRest,
  createScopeWork,
  eachFile,
  type ScopeTask,
  type ScopeVerb,
  type ScopeWork,
} from '../scope/scopeWork.ts'
import type { Topics } from '../topics.ts'
import { cleanRulesOf } from './cleanVerbs.ts'

export interface CleaningRunParts {
  readonly library: Pick<LibrarySession, 'resolve' | 'has' | 'video' | 'recordWritten' | 'recordRemoved'>
  readonly history: Pick<History, 'ownerOf'>
  readonly runs: Pick<Runs, 'open' | 'record' | 'end'>
  readonly files: CleanFiles
  readonly topics: Topics
}

export type CleaningRun = ScopeWork<CleaningOrder, Standing>

export interface CleaningOrder {
  readonly scope: Scope
  readonly what: CleanVerb
}

type Standing = Omit<CleaningState, 'revision' | 'isRunning'>

const resting: Standing = { ...atRest, what: null, cleaned: 0 }

/** What came of one file. */
type Cleaned = 'cleaned' | 'nothing'

export function createCleaningRun(parts: CleaningRunParts): CleaningRun {
  const { library, runs, files: cleaners, topics } = parts

  async function cleanOne(files: CleanFile, { owner, what, task }: Cleaning): Promise<Cleaned> {
    const { signal } = task
    const rules = cleanRulesOf[what]
    if ((await files.preview(owner.path, rules, signal)) === null) return 'nothing'
    const batchId = task.runId()
    const written = await files.clean(owner.path, { rules, batchId, signal })
    runs.record(batchId, [fileOutcome({ ...written, writtenId: written.id }, { state: 'written' })])
    library.recordRemoved(owner)
    library.recordWritten(written)
    topics.changed('history')
    return 'cleaned'
  }

  const cleaning: ScopeVerb<CleaningOrder, Written, Standing> = {
    topic: 'cleaning',
    busy: 'Subtitles are being cleaned. Wait for it, or stop it.',
    first: ({ what }) => ({ ...resting, what }),
    async find({ scope }) {
      const entries = library.resolve(scope)
      const files = await oursBeside(parts, entries)
      if (files.length === 0)
        throw new AppError(
          'file.foreign',
          'Undertitle did not write any of these subtitles, so they are left as they are.',
        )
      const about = scopeOf(entries.filter(({ profile }) => profile.ours.size > 0))
      return { files, run: { kind: 'clean', command: 'clean', scope: about } }
    },
    work: (owners, task, { what }) =>
      cleaners.lend((files) =>
        eachFile(owners, task, {
          act: (owner) => cleanOne(files, { owner, what, task }),
          failed: (owner, error) => runs.record(task.runId(), [failedFile(owner, error)]),
          next: (standing, came) => ({ ...standing, cleaned: standing.cleaned + (came === 'cleaned' ? 1 : 0) }),
        }),
      ),
  }
  return createScopeWork(parts, cleaning, resting)
}

interface Cleaning {
  readonly owner: Written
  readonly what: CleanVerb
  readonly task: ScopeTask<Standing>
}
