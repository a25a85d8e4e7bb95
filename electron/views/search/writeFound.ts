/** Puts one that was chosen by hand beside videos, as a run; where ours stands it is refused unpaid, or takes its place. */
import { AppError } from '../../../shared/errors.ts'
import { scopeOf, stepOutcome } from '../../batch/stepOutcome.ts'
import type { Outcome } from '../../runs/run.ts'
import { asRun } from '../../runs/runs.ts'
import type { Written } from '../../sidecar/history/history.ts'
import { keepsOurs } from '../../sidecar/publish/publish.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import { fulfilMany, type PickFor } from '../plan/running/fulfilMany.ts'
import type { FoundText } from './foundText.ts'
import { handPickOf, withFile, type HandPick } from './handPick.ts'
import { oursInPlace } from './oursInPlace.ts'
import type { SearchSessionParts } from './searchParts.ts'

export interface WriteChoice {
  readonly videoIds: readonly string[]
  readonly fileName?: string | undefined
  /** It takes the place of ours. */
  readonly isInstead?: boolean
}

export interface Delivered {
  readonly runId: string
  readonly written: { readonly videoId: string; readonly sidecarName: string }[]
  readonly failed: {
    readonly videoId: string
    readonly problem: { readonly code: AppError['code']; readonly message: string }
  }[]
}

interface WriteOrder extends WriteChoice {
  readonly text: FoundText
}

interface VideoPick extends PickFor {
  readonly videoId: string
}

export async function writeFound(
  parts: SearchSessionParts,
  order: WriteOrder,
  signal: AbortSignal,
): Promise<Delivered> {
  const { runs } = parts
  const { picks, refused } = sorted(parts, order)
  const connection = await parts.link.current()
  const many = { connection, rules: parts.rules.book(), picks, runs, signal }
  const scope = scopeOf([...picks, ...refused].map(({ gap }) => gap.release))
  const { runId, outcomes } = await asRun(runs, { kind: 'find', command: 'search', scope }, async (batchId) => {
    runs.record(batchId, refused.map(refusedOutcome))
    return { runId: batchId, outcomes: await fulfilMany(parts.fulfilPlan, { ...many, batchId }) }
  })
  const failed = refused.map(({ videoId, ours }) => ({ videoId, problem: problemOf(keepsOurs(ours)) }))
  const delivered: Delivered = { runId, written: [], failed }
  for (const [at, outcome] of outcomes.entries()) {
    const { videoId = '', gap, replaces } = picks[at] ?? {}
    if (outcome instanceof AppError) delivered.failed.push({ videoId, problem: problemOf(outcome) })
    else if (gap) {
      if (replaces) parts.library.recordRemoved(replaces)
      parts.library.recordWritten({ videoPath: outcome.video, path: outcome.sidecar, language: outcome.language })
      const { runId: titleRunId } = parts.learntTitles.learn(gap.video, order.text.title)
      if (titleRunId !== null) runs.tie(titleRunId, runId)
      delivered.written.push({ videoId, sidecarName: nameOfPath(outcome.sidecar) })
    }
  }
  return delivered
}

interface Refused extends HandPick {
  readonly videoId: string
  readonly ours: Written
}

/** What is written, and what is kept from it by ours. */
function sorted(parts: SearchSessionParts, { text, videoIds, fileName, isInstead = false }: WriteOrder) {
  const picks: VideoPick[] = []
  const refused: Refused[] = []
  for (const videoId of videoIds) {
    const plain = handPickOf(text, parts.library.video(videoId))
    const hand = { videoId, ...(fileName === undefined ? plain : withFile(plain, fileName)) }
    const ours = oursInPlace(parts, hand)
    if (ours && !isInstead) refused.push({ ...hand, ours })
    else picks.push({ ...hand, ...(ours && { replaces: ours }) })
  }
  return { picks, refused }
}

function refusedOutcome({ gap, ours }: Refused): Outcome {
  const { code, message } = keepsOurs(ours)
  return stepOutcome(gap, { kind: 'skipped', reason: 'foreign-file', code, message })
}

function problemOf({ code, message }: AppError) {
  return { code, message }
}
