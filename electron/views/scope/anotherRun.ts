/** Another candidate for every subtitle of a scope that came from the service: one work at a time, as one run. */
import type { AnotherOffer, AnotherState } from '../../../shared/contract/videos/another.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import { AppError } from '../../../shared/errors.ts'
import { satisfies } from '../../../shared/language.ts'
import { pairOf } from '../../../shared/languagePair.ts'
import { insideService } from '../../batch/delivery/saveTrack.ts'
import { scopeOf } from '../../batch/stepOutcome.ts'
import type { Runs } from '../../runs/runs.ts'
import type { Written } from '../../sidecar/history/history.ts'
import { videoIdOf } from '../ids.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { PlanCommands } from '../plan/planCommands.ts'
import { writtenFor, type WrittenFile, type WrittenForParts } from '../plan/running/writtenFor.ts'
import type { Topics } from '../topics.ts'
import { oursBeside, type OursBesideParts } from './oursBeside.ts'
import { atRest, createScopeWork, eachFile, type ScopeVerb, type ScopeWork } from './scopeWork.ts'

export interface AnotherRunParts {
  readonly library: Pick<LibrarySession, 'resolve'> & OursBesideParts['library'] & WrittenForParts['library']
  readonly history: OursBesideParts['history'] & WrittenForParts['history']
  readonly rules: WrittenForParts['rules']
  readonly runs: Pick<Runs, 'open' | 'end'>
  readonly plan: Pick<PlanCommands, 'anotherCost' | 'takeAnother'>
  readonly topics: Topics
}

export interface AnotherRun extends ScopeWork<Scope, Standing> {
  of(scope: Scope): Promise<AnotherOffer>
}

type Standing = Omit<AnotherState, 'revision' | 'isRunning'>

const resting: Standing = { ...atRest, taken: 0 }

export function createAnotherRun(parts: AnotherRunParts): AnotherRun {
  const { library, plan } = parts

  async function filesOf(scope: Scope): Promise<readonly WrittenFile[]> {
    const owners = await oursBeside(parts, library.resolve(scope))
    return owners.filter((owner) => isFromService(owner, scope.language)).flatMap((owner) => fileOf(parts, owner) ?? [])
  }

  const taking: ScopeVerb<Scope, WrittenFile, Standing> = {
    topic: 'another',
    busy: 'Other subtitles are being taken. Wait for it, or stop it.',
    first: () => resting,
    async find(scope) {
      const files = await filesOf(scope)
      if (files.length === 0)
        throw new AppError(
          'file.foreign',
          'None of these subtitles came from the service, so they are left as they are.',
        )
      const about = scopeOf(library.resolve(scope), scope.language)
      return { files, run: { kind: 'better', command: 'get another', scope: about } }
    },
    work(files, task) {
      const batchId = task.runId()
      return eachFile(files, task, {
        act: (file) => plan.takeAnother({ ...file, batchId }, task.signal),
        next: (standing) => ({ ...standing, taken: standing.taken + 1 }),
      })
    },
  }

  return {
    ...createScopeWork(parts, taking, resting),
    async of(scope) {
      const files = await filesOf(scope)
      return { subtitles: files.length, ...(await plan.anotherCost(files)) }
    },
  }
}

/** Not made by a machine, put together of two files, saved from inside the video or taken over from the user. */
function isFromService({ language, details }: Written, wanted: Scope['language']): boolean {
  if (details.subtitleId === '' || details.service === insideService || details.made || pairOf(language) !== null)
    return false
  return wanted === null || satisfies(language, wanted)
}

/** null where by its video and language another file is meant, such as one with all of the words beside a forced one. */
function fileOf(parts: WrittenForParts, { id, videoPath, language }: Written): WrittenFile | null {
  const file = { videoId: videoIdOf(videoPath), language }
  return writtenFor(parts, file).written.id === id ? file : null
}
