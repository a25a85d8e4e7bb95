/** What the page of whoever runs the service reads of the database beside accounts and uploads: its figures and its jobs. */
import { listJobs, type JobQuery, type ListedJob } from '../ai/jobs/jobList.ts'
import { queueLoad } from '../ai/jobs/queueLoad.ts'
import type { Catalogue, Page } from '../catalogue/records.ts'
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import { unitSums, type UnitSum } from '../usage/unitSums.ts'
import type { Clock } from '../../node/clock.ts'
import { createCatalogueSize, type CatalogueSize } from './catalogueSize.ts'

export interface Figures extends CatalogueSize {
  readonly waitingUploads: number
  readonly accounts: number
  readonly openJobs: number
  readonly units: readonly UnitSum[]
}

export interface OperatorBook {
  figures(): Figures
  jobs(query: JobQuery): Page<ListedJob>
}

export function createOperatorBook(
  database: ServiceDatabase,
  catalogue: Pick<Catalogue, 'subtitle'>,
  clock: Pick<Clock, 'nowMs'>,
): OperatorBook {
  const countOf = (rows: string) => database.get<{ n: number }>(`SELECT count(*) AS n FROM ${rows}`)?.n ?? 0
  const catalogueSize = createCatalogueSize(database, clock)
  return {
    figures: () =>
      database.snapshot(() => ({
        waitingUploads: countOf("uploads WHERE state = 'pending'"),
        accounts: countOf('accounts'),
        ...catalogueSize(),
        openJobs: queueLoad(database, clock.nowMs()).open,
        units: unitSums(database, clock.nowMs()),
      })),
    jobs: (query) => database.snapshot(() => listJobs(database, catalogue, query)),
  }
}
