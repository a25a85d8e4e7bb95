/** The stores of the page, one a part, and the way to the service for what is asked about a single thing. */
import type { OperatorFigures } from '../../shared/contract/operator.ts'
import { createStoreContext } from '../app/stores/storeContext.ts'
import { createAccountsStore, type AccountsStore } from './accounts/accountsStore.ts'
import { createJobsStore, type JobsStore } from './jobs/jobsStore.ts'
import type { OperatorClient } from './operatorClient.ts'
import { createRowsStore, type RowsStore } from './rowsStore.ts'
import { createUploadsStore, type UploadsStore } from './uploads/uploadsStore.ts'

export interface OperatorStores {
  readonly client: OperatorClient
  readonly uploads: UploadsStore
  readonly accounts: AccountsStore
  readonly jobs: JobsStore
  /** One row: all figures. */
  readonly figures: RowsStore<OperatorFigures>
}

export function createOperatorStores(client: OperatorClient): OperatorStores {
  return {
    client,
    uploads: createUploadsStore(client),
    accounts: createAccountsStore(client),
    jobs: createJobsStore(client),
    figures: createRowsStore(async () => ({ rows: [await client.call('figures.read', {})], total: 1 })),
  }
}

type Stores = Omit<OperatorStores, 'client'>

export const {
  Provider: OperatorProvider,
  useStores: useOperatorStores,
  useSelected: useOperator,
} = createStoreContext<Stores>('operator')
