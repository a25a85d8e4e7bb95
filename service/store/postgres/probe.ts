/** Whether the server can be asked, and written to: every unit is. */
import type { ServiceDatabase } from '../../catalogue/store/database.ts'
import { AppError } from '../../../shared/errors.ts'

interface Probed {
  readonly reads_only: string
}

/** Nothing is written: a row that everybody writes would have them wait for each other. @throws AppError where it cannot */
export function probe(database: Pick<ServiceDatabase, 'get'>): void {
  const select = "SELECT last_id, current_setting('transaction_read_only') AS reads_only FROM indexed_names"
  if (database.get<Probed>(select)?.reads_only === 'on')
    throw new AppError(
      'disk.failing',
      'The database takes no changes: it is a copy of another one, or set to be read only.',
    )
}
