/** How far the saving of tracks is; when it ends, what came of it is said once, with the way back. */
import type { InsideState } from '../../../shared/contract/videos/inside.ts'
import type { Client } from '../../api/client.ts'
import { createLiveRecord, type LiveRecordStore } from '../../api/liveRecord.ts'
import { problemText } from '../../texts/hostWords.ts'
import type { Act, ActsStore } from './actsStore.ts'
import { sayWork } from './sayWork.ts'

export type InsideStore = LiveRecordStore<InsideState>

export function createInsideStore(client: Client, acts: ActsStore): InsideStore {
  const inside = createLiveRecord(client, {
    read: () => client.call('inside.state', {}),
    changedBy: 'inside.changed',
  })
  inside.subscribe(({ value }, before) => {
    if (value && !value.isRunning && value.total > 0 && before.value && isNew(value, before.value))
      sayEnd(client, acts, value)
  })
  return inside
}

/** A quick one may have ended before anything was told of its beginning. */
function isNew({ batchId }: InsideState, before: InsideState): boolean {
  return before.isRunning || before.batchId !== batchId
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
