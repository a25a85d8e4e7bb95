/**
 * All that the service keeps, as operations named by what they do. They are asynchronous, since what is behind them may be a
 * network away, and each is whole in itself: what belongs together (check, charge and add a job; end one and give its unit back)
 * is one operation, and no caller ever holds a transaction open. Types only.
 */
import type { JobBook } from '../ai/jobs/jobBook.ts'
import type { Catalogue, TitleSearch } from '../catalogue/records.ts'
import type { OperatorBook } from '../operator/operatorBook.ts'
import type { Check } from '../operation/readiness.ts'
import type { ReviewQueue } from '../uploads/reviewQueue.ts'
import type { Uploads } from '../uploads/uploads.ts'
import type { AccountBook } from '../usage/accountBook.ts'
import type { Accounts } from '../usage/accounts.ts'
import type { UsageLedger } from '../usage/usageLedger.ts'
import type { Asynchronous } from './asynchronous.ts'

export type AccountStore = Asynchronous<Pick<Accounts, 'ownerOfKey' | 'ownerOfToken'>>
export type LedgerStore = Asynchronous<
  Pick<UsageLedger, 'charge' | 'requireRoom' | 'state' | 'standing' | 'resetsAtMs'>
>
export type CatalogueStore = Asynchronous<Catalogue>
export type SearchStore = Asynchronous<TitleSearch>
export type UploadStore = Asynchronous<Uploads>
export type JobsStore = Asynchronous<JobBook>
export type ReviewStore = Asynchronous<Omit<ReviewQueue, 'pending'>>
export type AccountBookStore = Asynchronous<AccountBook>
export type OperatorStore = Asynchronous<OperatorBook>

export interface PoolLoad {
  /** Each with a connection of its own. */
  readonly threads: number
  /** Operations that are under way or wait for a thread. */
  readonly calls: number
}

export interface ServiceStore {
  readonly accounts: AccountStore
  readonly ledger: LedgerStore
  readonly catalogue: CatalogueStore
  readonly search: SearchStore
  readonly uploads: UploadStore
  readonly jobs: JobsStore
  readonly reviews: ReviewStore
  readonly accountBook: AccountBookStore
  readonly operator: OperatorStore
  /** What has to work for an answer. */
  readonly checks: readonly Check[]
  /** How busy what runs the operations is; null where they run in this very thread. */
  pool(): PoolLoad | null
  close(): Promise<void>
}
