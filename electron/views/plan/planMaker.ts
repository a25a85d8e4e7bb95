/** Makes a plan: scans where asked, matches and chooses. Costs search units at most; writes nothing. */
import { planBatch, type PlannedBatch } from '../../batch/planBatch.ts'
import { createYieldToEventLoop } from '../../library/yieldToEventLoop.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import { usableRules } from '../../wanted/usableRules.ts'
import type { LibraryEntry } from '../library/libraryEntry.ts'
import type { LibrarySession, PlanScope } from '../library/librarySession.ts'
import type { ServiceLink } from '../serviceLink.ts'

export interface PlanMakerParts {
  readonly library: Pick<LibrarySession, 'scan' | 'cancelScan' | 'toPlan' | 'video'>
  readonly link: Pick<ServiceLink, 'current'>
  readonly settings: Pick<SettingsStore, 'read'>
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
    const connection = await parts.link.current()
    const videos = await readVideos(parts, parts.library.toPlan(scope), signal)
    const values = parts.settings.read()
    return planBatch(
      connection.batch.plan,
      { videos, ignored: 0, orphans: 0 },
      {
        rules: usableRules(values),
        allowance: values.yesTo,
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
  { library }: PlanMakerParts,
  entries: readonly LibraryEntry[],
  signal: AbortSignal,
): Promise<readonly LibraryVideo[]> {
  const yieldToEventLoop = createYieldToEventLoop()
  const videos: LibraryVideo[] = []
  for (const { id } of entries) {
    signal.throwIfAborted()
    videos.push(library.video(id))
    await yieldToEventLoop()
  }
  return videos
}
