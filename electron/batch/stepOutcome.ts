/** What a step of a wish means for the run it belongs to, and what a run is about in names. Pure. */
import type { SkipReason } from '../../shared/contract/plan.ts'
import type { ErrorCode } from '../../shared/errors.ts'
import type { OutcomeState } from '../../shared/runs/runKinds.ts'
import type { Outcome, RunScope } from '../runs/run.ts'
import { isServiceAway } from '../serviceClient/awayPause.ts'
import type { Gap } from '../wanted/missing.ts'
import { formatWish } from '../wanted/parseWishes.ts'
import type { GapStep } from './delivery/fulfilOrder.ts'
import { languageOfGap } from './planBatch.ts'
import { titleNames, type TitleFacts } from './titleNames.ts'

export interface OutcomeRules {
  /** The run is gone on with by itself once the service is back: until then its subtitles wait. */
  readonly waitsForService: boolean
}

export function stepOutcome(gap: Gap, step: GapStep, rules: OutcomeRules = { waitsForService: false }): Outcome {
  const about = { ...keyOf(gap), language: languageOfGap(gap), reason: null, code: null, path: null, writtenId: null }
  switch (step.kind) {
    case 'downloading':
    case 'checking':
      return { ...about, state: step.kind, message: '' }
    case 'written':
      // Of a wish with fallbacks, not always the first one is written.
      return { ...about, language: step.event.language, state: 'written', message: '', path: step.event.sidecar }
    case 'skipped': {
      const { reason, code, message } = step
      return { ...about, state: stateOf(reason, code, rules), reason, code, message }
    }
  }
}

export function queuedOutcome(gap: Gap): Outcome {
  const about = { ...keyOf(gap), language: languageOfGap(gap), path: null, writtenId: null }
  return { ...about, state: 'queued', reason: null, code: null, message: '' }
}

/** One subtitle: a video and a wish of it. The forced one beside a normal one is another. */
export function keyOf({ video, wish, isForced }: Gap): Pick<Outcome, 'videoPath' | 'wish'> {
  return { videoPath: video.file.path, wish: `${formatWish(wish)}${isForced ? ' forced' : ''}` }
}

function stateOf(reason: SkipReason, code: ErrorCode | null, { waitsForService }: OutcomeRules): OutcomeState {
  switch (reason) {
    case 'ask':
      return 'review'
    case 'quota':
      return 'waiting'
    case 'no-match':
    case 'no-candidate':
      return 'missing'
    case 'covered':
    case 'foreign-file':
      return 'skipped'
    case 'rejected':
      return 'failed'
    case 'error':
      return waitsForService && isServiceAway(code) ? 'waiting' : 'failed'
  }
}

const namesShown = 3

/** The first titles by their names, the others counted. */
export function scopeOf(videos: Iterable<TitleFacts>, language: string | null = null): RunScope {
  const names = titleNames(videos)
  return { names: names.slice(0, namesShown), more: Math.max(0, names.length - namesShown), language }
}
