/** All operations of the service over one database, whichever it is: each runs to its end before another one begins there. */
import { randomBytes } from 'node:crypto'
import { createJobBook, type JobBook, type JobTurns } from '../ai/jobs/jobBook.ts'
import type { ArchiveStore } from '../catalogue/archives/archiveStore.ts'
import { createCatalogue } from '../catalogue/catalogue.ts'
import type { Catalogue, TitleSearch } from '../catalogue/records.ts'
import { createBlobReader } from '../catalogue/store/blobs.ts'
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import { createTitleSearch } from '../search/titleSearch.ts'
import { createOperatorBook, type OperatorBook } from '../operator/operatorBook.ts'
import { createReviewQueue, type ReviewQueue } from '../uploads/reviewQueue.ts'
import { createUploads, type Uploads } from '../uploads/uploads.ts'
import { createAccountBook, type AccountBook } from '../usage/accountBook.ts'
import { createAccounts, type Accounts } from '../usage/accounts.ts'
import { createUsageLedger, type UnitCounter, type UsageLedger } from '../usage/usageLedger.ts'
import type { Clock } from '../../node/clock.ts'

export interface Operations {
  readonly accounts: Accounts
  readonly ledger: UsageLedger
  readonly catalogue: Catalogue
  readonly search: TitleSearch
  readonly uploads: Uploads
  readonly jobs: JobBook
  readonly reviews: ReviewQueue
  readonly accountBook: AccountBook
  readonly operator: OperatorBook
}

export interface OperationsInput {
  readonly database: ServiceDatabase
  /** Where bytes go from the database; null where they stay there. */
  readonly archives: ArchiveStore | null
  readonly clock: Pick<Clock, 'nowMs'>
  readonly observer: UnitCounter
  readonly turns: JobTurns
}

export function createOperations({ database, archives, clock, observer, turns }: OperationsInput): Operations {
  const now = () => clock.nowMs()
  const blobs = createBlobReader(database, archives)
  const catalogue = createCatalogue(database, blobs)
  const ledger = createUsageLedger(database, now, observer)
  const accounts = createAccounts({ database, clock, randomBytes })
  return {
    accounts,
    ledger,
    catalogue,
    search: createTitleSearch(database),
    uploads: createUploads(database, now),
    jobs: createJobBook({ database, blobs, catalogue, ledger, clock, turns }),
    reviews: createReviewQueue(database, now, blobs),
    accountBook: createAccountBook({ database, accounts, clock }),
    operator: createOperatorBook(database, catalogue, clock),
  }
}
