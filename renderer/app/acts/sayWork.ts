/** A work over many files has ended: it says once what it did, with one way back for all of it where it wrote anything. */
import type { Client } from '../../api/client.ts'
import type { Act, ActsStore } from './actsStore.ts'
import { undoing } from './undoing.ts'

/** @param batchId null where there is nothing to take back */
export function sayWork(client: Client, acts: ActsStore, text: Act['text'], batchId: string | null): void {
  const { say } = acts.getState()
  if (batchId === null) say({ text })
  else say({ text, ...undoing(client, { kind: 'batch', batchId }) })
}
