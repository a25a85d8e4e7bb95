/** Makes a plan: scans where asked, matches and chooses. Costs search units at most; writes nothing. */
import type { PlannedBatch, PlanOrder, PlanParts } from '../../batch/planBatch.ts'
import type { Survey } from '../../batch/surveyLibrary.ts'
import type { Connection } from '../../batch/connection.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { Allowance } from '../../plan/plan.ts'
import type { WantedRules } from '../../wanted/wish.ts'
import type { LibraryEntry } from '../library/libraryEntry.ts'
import type { LibrarySession, PlanScope } from '../library/librarySession.ts'

export interface PlanMakerParts {
  readonly library: Pick<LibrarySession, 'scan' | 'cancelScan' | 'toPlan' | 'video'>
  readonly connect: () => Promise<Connection>
  readonly planBatch: (parts: PlanParts, survey: Survey, order: PlanOrder) => Promise<PlannedBatch>
  readonly rules: () => WantedRules
  readonly allowance: () => Allowance
  readonly breathe: () => Promise<void>
}

export interface MakeOrder {
  readonly scope: PlanScope
  readonly batchId: string
  readonly signal: AbortSignal
  readonly onPhase: (phase: 'scanning' | 'matching') => void
  readonly onProgress: (progress: { readonly done: number; readonly total: number }) => void
}

export type MakePlan = (order: MakeOrder) => Promise<PlannedBatch>

export function createPlanMaker(parts: PlanMakerParts): MakePlan {
  return async ({ scope, batchId, signal, onPhase, onProgress }) => {
    if (scope.videoIds === null) {
      onPhase('scanning')
      await scanFor(parts, scope.folderId, signal)
    }
    onPhase('matching')
    const connection = await parts.connect()
    const videos = await readVideos(parts, parts.library.toPlan(scope), signal)
    return parts.planBatch(
      connection.batch.plan,
      { videos, ignored: 0, orphans: 0 },
      {
        rules: parts.rules(),
        allowance: parts.allowance(),
        limitDownloads: null,
        isOffline: false,
        batchId,
        signal,
        emit: (event) => {
          if (event.kind === 'progress') onProgress(event)
        },
      },
    )
  }
}

async function scanFor({ library }: PlanMakerParts, folderId: string | null, signal: AbortSignal): Promise<void> {
  const stop = () => {
    library.cancelScan()
  }
  signal.addEventListener('abort', stop, { once: true })
  try {
    await library.scan(folderId)
  } finally {
    signal.removeEventListener('abort', stop)
  }
  signal.throwIfAborted()
}

/** Whole records only of the videos that are planned for: the view keeps less. */
async function readVideos(
  { library, breathe }: PlanMakerParts,
  entries: readonly LibraryEntry[],
  signal: AbortSignal,
): Promise<readonly LibraryVideo[]> {
  const videos: LibraryVideo[] = []
  for (const { id } of entries) {
    signal.throwIfAborted()
    videos.push(library.video(id))
    await breathe()
  }
  return videos
}
