/** The commands of files in two languages, handed to their run. Mapping only. */
import type { HandlersFor } from '../../../shared/contract/define.ts'
import type { pairsCommands } from '../../../shared/contract/videos/pairs.ts'
import type { PairFollowing } from '../../views/scope/pairFollowing.ts'
import type { PairRun } from '../../views/scope/pairRun.ts'
import { after } from './after.ts'

export interface HostPairs {
  readonly run: PairRun
  readonly following: PairFollowing
  close(): Promise<void>
}

export interface PairsDomains {
  readonly pairs: HostPairs
}

export function pairsHandlersOf({ pairs: { run: pairs } }: PairsDomains): HandlersFor<typeof pairsCommands> {
  return {
    'pairs.of': async ({ scope }) => pairs.of(scope),
    'pairs.count': async (order) => pairs.count(order),
    'pairs.start': (order) => pairs.start(order),
    'pairs.state': async () => pairs.state(),
    'pairs.cancel': () => after(() => pairs.cancel()),
  }
}
