/** What looking up by hand is handed. Types only. */
import type { Connection } from '../../batch/connection.ts'
import type { FulfilPlan } from '../../batch/delivery/loggedFulfil.ts'
import type { SaveParts } from '../../download/saveTexts.ts'
import type { TitleCorrections } from '../../matching/titleCorrections.ts'
import type { TitleMemory } from '../../matching/titleMemory.ts'
import type { PayingLedger } from '../../quota/paidCall.ts'
import type { Runs } from '../../runs/runs.ts'
import type { CallId } from '../../serviceClient/callId.ts'
import type { History } from '../../sidecar/history/history.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { WantedRules } from '../../wanted/wantedRules.ts'
import type { FolderCommands } from '../folders/folderCommands.ts'
import type { AiSession } from '../ai/aiSession.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { LearntTitles } from '../library/titles/learntTitles.ts'
import type { ListedFor } from '../plan/making/listedFor.ts'
import type { ServiceLink } from '../serviceLink.ts'
import type { Topics } from '../topics.ts'
import type { Clock } from '../../../node/clock.ts'
import type { Ids } from '../../../node/ids.ts'

/** One question to the service. */
export interface Asking {
  readonly subject: string
  /** What is asked, as one text. */
  readonly content: string
}

export type Ask<Answer> = (connection: Connection, callId: CallId) => Promise<Answer>

export interface SearchSessionParts {
  readonly link: Pick<ServiceLink, 'current' | 'isCached'>
  readonly ledger: PayingLedger
  readonly history: Pick<History, 'startBatch' | 'list'>
  readonly runs: Pick<Runs, 'open' | 'record' | 'end' | 'tie'>
  readonly library: Pick<
    LibrarySession,
    'video' | 'row' | 'entry' | 'entries' | 'page' | 'resolve' | 'recordWritten' | 'recordRemoved'
  >
  readonly corrections: Pick<TitleCorrections, 'set' | 'forget'>
  readonly learntTitles: LearntTitles
  readonly fulfilPlan: FulfilPlan
  readonly ai: Pick<AiSession, 'orderPlanned'>
  readonly rules: Pick<WantedRules, 'book'>
  readonly settings: Pick<SettingsStore, 'read'>
  /** Where a subtitle is saved that is for no video of the library. */
  readonly folders: Pick<FolderCommands, 'pathOf'>
  readonly disk: SaveParts['disk']
  readonly listedFor: ListedFor
  readonly memory: Pick<TitleMemory, 'rejectedIds'>
  readonly clock: Pick<Clock, 'nowMs'>
  readonly ids: Ids
  readonly topics: Pick<Topics, 'changed' | 'revision'>
}
