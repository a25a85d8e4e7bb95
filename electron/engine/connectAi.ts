/** Gives the AI jobs what they need of an engine and its service. Composition only. */
import { createOneAtATime } from '../../shared/oneAtATime.ts'
import type { AiParts } from '../ai/aiParts.ts'
import { createFirstOfKind } from '../ai/firstOfKind.ts'
import type { HandOver } from '../ai/handOver.ts'
import type { Translators } from '../ai/translators.ts'
import type { ArchiveReader } from '../download/archive/archiveReader.ts'
import type { FetchArchive } from '../download/fetchArchive.ts'
import type { ServiceClient } from '../serviceClient/client.ts'
import type { CheckPlace } from '../sidecar/publish/checkPlace.ts'
import type { Publish } from '../sidecar/publish/publish.ts'
import { realDisk } from '../disk/disk.ts'
import type { Engine } from './compose.ts'
import type { Clock } from '../../node/clock.ts'

export interface AiNeeds {
  readonly client: ServiceClient
  readonly reader: ArchiveReader
  readonly fetch: FetchArchive
  readonly publish: Publish
  readonly checkPlace: CheckPlace
  readonly handOver: HandOver
  readonly translators: Translators
  readonly clock: Pick<Clock, 'nowMs' | 'wait'>
}

export function aiPartsOf(engine: Engine, needs: AiNeeds): AiParts {
  const { aiJobs: jobs, ledger, db, history, libraryIndex } = engine
  const oneAtATime = createOneAtATime()
  const firstOfKind = createFirstOfKind()
  return ({ changed, onWritten = () => undefined }) => ({
    ...needs,
    ...{ jobs, ledger, history, libraryIndex, oneAtATime, firstOfKind, changed, onWritten },
    ...{ db, programs: engine, disk: realDisk },
    settings: { read: () => engine.settings },
    rules: engine.rules,
  })
}
