/** How far the saving of tracks is; when it ends, what came of it is said once, with the way back. */
import type { InsideState } from '../../../shared/contract/videos/inside.ts'
import type { Client } from '../../api/client.ts'
import { createLiveRecord, type LiveRecordStore } from '../../api/liveRecord.ts'
import { problemText } from '../../texts/hostWords.ts'
import type { Act, ActsStore } from './actsStore.ts'
import { onWorkEnd } from './onWorkEnd.ts'
import { sayWork } from './sayWork.ts'

export type InsideStore = LiveRecordStore<InsideState>

export function createInsideStore(client: Client, acts: ActsStore): InsideStore {
  const inside = createLiveRecord(client, {
    read: () => client.call('inside.state', {}),
    changedBy: 'inside.changed',
  })
  onWorkEnd(inside, (value) => {
    if (value.total > 0) sayEnd(client, acts, value)
  })
  return inside
}

function sayEnd(client: Client, acts: ActsStore, { written: count, failed, problem, batchId }: InsideState): void {
  const text: Act['text'] = (texts) => {
    const { inside, insideFailed } = texts.commands.said
    if (failed === 0 || problem === null) return inside({ count })
    const why = problemText(texts, problem)
    return count === 0 ? why : `${inside({ count })}. ${insideFailed({ count: failed })} ${why}`
  }
  sayWork(client, acts, text, count === 0 ? null : batchId)
}
