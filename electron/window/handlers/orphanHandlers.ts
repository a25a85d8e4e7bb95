/** The commands about subtitles that no video stands beside any more. Mapping only. */
import type { HandlersFor } from '../../../shared/contract/define.ts'
import type { orphanCommands } from '../../../shared/contract/videos/orphans.ts'
import type { Orphans } from '../../views/library/orphans.ts'
import { after } from './after.ts'

export interface OrphanDomains {
  readonly orphans: Orphans
}

export function orphanHandlersOf({ orphans }: OrphanDomains): HandlersFor<typeof orphanCommands> {
  return {
    'orphans.trash': (order) => orphans.trash(order),
    'orphans.count': async ({ search }) => ({ ours: orphans.count(search) }),
    'orphans.videos': async ({ rowId }) => [...orphans.videosFor(rowId)],
    'orphans.give': (order) => orphans.give(order),
    'orphans.giveBack': ({ rowId }) => after(() => orphans.giveBack(rowId)),
  }
}
