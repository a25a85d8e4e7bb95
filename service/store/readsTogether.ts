/** Reads that come at one moment see one state of the database: a transaction of its own for each would cost more than it reads. */
import { isDiskError } from '../../shared/diskTrouble.ts'
import { AppError } from '../../shared/errors.ts'
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import type { Asynchronous } from './asynchronous.ts'
import { gathered, settled } from './gathered.ts'

type Read = () => unknown

export interface ReadsTogether {
  /** The operations that are named, which only read and answer at once. */
  of<Port extends object, Name extends keyof Port>(port: Port, names: readonly Name[]): Asynchronous<Pick<Port, Name>>
}

export function createReadsTogether(database: Pick<ServiceDatabase, 'snapshot'>): ReadsTogether {
  const read = gathered<Read, unknown>((reads) => {
    const alone = () => reads.map(settled)
    if (reads.length === 1) return alone()
    const together = settled(() => database.snapshot(alone))
    // Where the disk fails one of them, their transaction may end with it. Alone each is tried on a new connection.
    if (isOfDisk(together)) return alone()
    if (together.status === 'rejected') throw together.reason
    return together.value.map((outcome, at) => (isOfDisk(outcome) ? settled(() => reads[at]?.()) : outcome))
  })

  return {
    of(port, names) {
      const operations = names.map((name) => {
        const work = port[name] as (...given: readonly unknown[]) => unknown
        return [name, (...given: readonly unknown[]) => read(() => work(...given))]
      })
      // Name by name the same functions, as the type says.
      return Object.fromEntries(operations) as never
    },
  }
}

function isOfDisk(outcome: PromiseSettledResult<unknown>): boolean {
  return outcome.status === 'rejected' && outcome.reason instanceof AppError && isDiskError(outcome.reason.code)
}
