/** What is beside the API for whoever runs the service: its readiness and its figures. */
import { queueLoad } from '../ai/queueLoad.ts'
import { checkArchives, type ArchiveStore } from '../catalogue/archives/archiveStore.ts'
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import { noNetworks, readNetworks, type Networks } from '../network/networks.ts'
import type { OperationParts } from '../routes/routeTable.ts'
import type { Clock } from '../../node/clock.ts'
import type { Metrics } from './metrics.ts'
import { checkReadiness, type Check, type Readiness } from './readiness.ts'

export interface OperationInput {
  readonly database: ServiceDatabase
  readonly clock: Pick<Clock, 'nowMs'>
  readonly report: (where: string, thrown: unknown) => void
  /** Null where all bytes are in the database. */
  readonly archives?: ArchiveStore | null
  readonly isEnding: () => boolean
  readonly metrics?: Metrics
  readonly metricsReaders?: Networks
}

const thisMachine = readNetworks(['127.0.0.0/8', '::1'])
const ending: Readiness = { isReady: false, checks: { process: 'ending' } }

export function createOperation(input: OperationInput): OperationParts {
  const { database, clock, report, isEnding, archives = null, metrics, metricsReaders = noNetworks } = input
  const storage = archives && { name: 'storage', run: () => checkArchives(archives) }
  const checks = [databaseCheck(database), ...(storage ? [storage] : [])]
  return {
    readiness: async () => (isEnding() ? ending : checkReadiness(checks, report)),
    metrics: metrics
      ? { contentType: metrics.contentType, read: () => metrics.text(queueLoad(database, clock.nowMs())) }
      : null,
    metricsReaders: { has: (address) => thisMachine.has(address) || metricsReaders.has(address) },
  }
}

/** Its tables were brought up to date when it was opened; reading one of the last proves that they still are there. */
function databaseCheck(database: ServiceDatabase): Check {
  return {
    name: 'database',
    async run() {
      database.get('SELECT last_id FROM indexed_names')
    },
  }
}
