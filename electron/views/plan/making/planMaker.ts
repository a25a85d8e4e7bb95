/** Makes a plan: scans where asked, matches and chooses. Costs search units at most; writes nothing. */
import { nothingLeftOut } from '../../../batch/surveyLibrary.ts'
import { planBatch, type PlannedBatch } from '../../../batch/planBatch.ts'
import type { Scope } from '../../../../shared/contract/scope.ts'
import type { SettingsStore } from '../../../settings/settings.ts'
import { onlyLanguage } from '../../../wanted/rulesBook.ts'
import type { WantedRules } from '../../../wanted/wantedRules.ts'
import type { LibrarySession } from '../../library/librarySession.ts'
import type { ServiceLink } from '../../serviceLink.ts'
import { folderToScan, newestEntries, type PlanOrder } from './planScope.ts'
import { readVideos } from '../readVideos.ts'

export interface PlanMakerParts {
  readonly library: Pick<
    LibrarySession,
    'scan' | 'cancelScan' | 'lookAtFolders' | 'findToPlan' | 'resolve' | 'has' | 'video' | 'folders'
  >
  readonly link: Pick<ServiceLink, 'current'>
  /** For what asks the service nothing: watch mode need not make room. */
  readonly quietLink: Pick<ServiceLink, 'current'>
  readonly settings: Pick<SettingsStore, 'read'>
  readonly rules: Pick<WantedRules, 'book'>
}

export interface MakeOrder extends PlanOrder {
  readonly batchId: string
  /** Answers that are kept are all that is known: costs nothing. */
  readonly isOffline?: boolean
  readonly signal: AbortSignal
  readonly onPhase: (phase: 'scanning' | 'matching') => void
  readonly onProgress: (progress: { readonly done: number; readonly total: number }) => void
}

export type MakePlan = (order: MakeOrder) => Promise<PlannedBatch>

export function createPlanMaker(parts: PlanMakerParts): MakePlan {
  return async ({ scope, newest, batchId, isOffline = false, answersSinceMs = 0, signal, onPhase, onProgress }) => {
    const folderId = folderToScan(scope, parts.library.folders())
    if (folderId !== undefined) {
      onPhase('scanning')
      await scanFor(parts, folderId, signal)
    }
    onPhase('matching')
    const connection = await (isOffline ? parts.quietLink : parts.link).current()
    const meant = await entriesOf(parts, scope, isOffline)
    const videos = await readVideos(parts.library, newestEntries(meant, newest), signal)
    const values = parts.settings.read()
    return planBatch(
      connection.batch.plan,
      { videos, ...nothingLeftOut },
      {
        rules: onlyLanguage(parts.rules.book(), scope.language),
        allowance: values.yesTo,
        limitDownloads: null,
        isOffline,
        answersSinceMs: () => answersSinceMs,
        batchId,
        signal,
        emit: (event) => {
          if (event.kind === 'progress') onProgress(event)
        },
      },
    )
  }
}

/** Nothing is asked for what is away by now; what is known of it costs nothing to tell. */
async function entriesOf({ library }: PlanMakerParts, scope: Scope, isOffline: boolean) {
  if (isOffline) return library.resolve(scope)
  await library.lookAtFolders()
  return library.findToPlan(scope)
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
