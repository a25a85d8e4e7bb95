/**
 * "Write it anyway": what was downloaded for a wish and refused is written after all, because a person says so. It is paid for and
 * kept, so nothing is asked or downloaded; what spoke against it stands in its history.
 */
import { AppError } from '../../../../shared/errors.ts'
import { parseRelease } from '../../../../shared/release/parseRelease.ts'
import { planBatch, type PlanParts } from '../../../batch/planBatch.ts'
import { scopeOf } from '../../../batch/stepOutcome.ts'
import { nothingLeftOut } from '../../../batch/surveyLibrary.ts'
import type { Connection } from '../../../batch/connection.ts'
import type { TitleMemory } from '../../../matching/titleMemory.ts'
import type { Candidate } from '../../../matching/choose/ranking.ts'
import type { RankedGap } from '../../../plan/plan.ts'
import { asRun } from '../../../runs/runs.ts'
import { orderedRules } from '../../../wanted/rulesBook.ts'
import { nameOfPath } from '../../folders/folderPaths.ts'
import type { PickFor } from './fulfilMany.ts'
import { fulfilOne } from './fulfilOne.ts'
import { wishMeant, type WrittenFile } from './writtenFor.ts'
import type { WrongNextParts } from './wrongNext.ts'

export interface WriteRefusedParts extends Omit<WrongNextParts, 'memory'> {
  readonly memory: Pick<TitleMemory, 'rejectedIds'>
}

export interface WrittenAnyway {
  readonly batchId: string
  readonly sidecarName: string
  readonly release: string
}

/** A run of its own, so that it can be taken back. @throws AppError 'input.invalid' where nothing of it is kept, and as a run does */
export async function writeRefused(
  parts: WriteRefusedParts,
  file: WrittenFile,
  signal: AbortSignal,
): Promise<WrittenAnyway> {
  const { library, runs, rules } = parts
  const { path } = library.entry(file.videoId)
  const connection = await parts.link.current()
  const choice = await refusedFor(parts, { file, connection }, signal)
  const scope = scopeOf([parseRelease(path)], file.language)
  return asRun(runs, { kind: 'review', command: 'write anyway', scope }, async (batchId) => {
    const order = {
      connection,
      rules: rules.book(),
      choice: { ...choice, isInsisted: true },
      saidIfGone: refusedGone,
      batchId,
      runs,
      signal,
    } as const
    const event = await fulfilOne(parts.fulfilPlan, order)
    library.recordWritten({ videoPath: event.video, path: event.sidecar, language: event.language })
    return { batchId, sidecarName: nameOfPath(event.sidecar), release: event.release }
  })
}

const refusedGone = 'What was refused is not kept any more. Search for it again.'

async function refusedFor(
  parts: WriteRefusedParts,
  { file, connection }: { readonly file: WrittenFile; readonly connection: Connection },
  signal: AbortSignal,
): Promise<PickFor> {
  const video = parts.library.video(file.videoId)
  const wish = wishMeant(parts, file)
  const { rankedGaps } = await planBatch(
    withRefused(connection.batch.plan),
    { videos: [video], ...nothingLeftOut },
    {
      rules: orderedRules(parts.rules.book(), { wishes: [wish], skipWhenAudioMatches: false }),
      ...{ allowance: 'all', limitDownloads: null, isOffline: true, batchId: '', signal, emit: () => undefined },
    },
  )
  const refused = parts.memory.rejectedIds(video.file.path)
  const isKept = ({ subtitle: { id } }: Candidate) => refused.has(id) && connection.isCached(id)
  const [choice] = rankedGaps
  const [best, ...next] = choice ? asWished(choice).filter(isKept) : []
  if (choice && best) return { gap: choice.gap, pick: best, next }
  throw new AppError('input.invalid', refusedGone)
}

function asWished({ gap, ranking }: RankedGap): readonly Candidate[] {
  const { alternatives } = gap.wish
  return ranking.candidates.filter(({ alternativeIndex }) => alternatives[alternativeIndex]?.kind === 'language')
}

const nothing: ReadonlySet<string> = new Set()

/** As if nothing had been refused; what this finds is no news of what can be found. */
function withRefused(plan: PlanParts): PlanParts {
  const memory = { ...plan.memory, rejectedIds: () => nothing }
  return { ...plan, memory, notFound: { record: () => undefined } }
}
