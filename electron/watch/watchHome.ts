/** What watch mode works with of the home that it was opened over: an engine has all of it. Types only. */
import type { AiJobs } from '../ai/aiJobs.ts'
import type { SurveyParts } from '../batch/surveyLibrary.ts'
import type { LibraryIndex } from '../library/libraryIndex.ts'
import type { QuotaLedger } from '../quota/quotaLedger.ts'
import type { Runs } from '../runs/runs.ts'
import type { Settings } from '../../shared/settings/settingTable.ts'
import type { WantedRules } from '../wanted/wantedRules.ts'
import type { History } from '../sidecar/history/history.ts'

export interface WatchHome {
  /** As they are at this moment: read anew wherever one is needed. */
  readonly settings: Settings
  readonly history: History
  readonly runs: Runs
  readonly ledger: Pick<QuotaLedger, 'remaining' | 'heldOffUntilMs' | 'counter' | 'resumesAtMs' | 'spentIn' | 'spentBy'>
  readonly libraryIndex: Pick<LibraryIndex, 'find' | 'recordVanished'>
  readonly aiJobs: AiJobs
  readonly survey: SurveyParts
  readonly rules: Pick<WantedRules, 'moved'>
}
