/** Translations and transcriptions that have ended say once what they made, as a run of the plan does; they can be taken back as a whole. */
import type { RunRow } from '../../../shared/contract/runs/runs.ts'
import type { Client } from '../../api/client.ts'
import type { Texts } from '../../texts/Texts.ts'
import type { RunningStore } from '../stores/runningStores.ts'
import type { ActsStore } from './actsStore.ts'
import { undoing } from './undoing.ts'

export function sayJobs(client: Client, running: RunningStore, acts: ActsStore): void {
  /** One that only waits now has not ended. */
  function say({ id: runId, endedMs, files: { toUndo: count } }: RunRow): void {
    if (endedMs === null || count === 0) return
    acts.getState().say({
      text: (texts: Texts) => texts.acts.written({ count }),
      ...undoing(client, { kind: 'batch', batchId: runId }),
    })
  }

  running.subscribe(({ value }, before) => {
    if (value === null || before.value === null) return
    const still = new Set(value.underWay.map(({ id }) => id))
    for (const { id, kind } of before.value.underWay) {
      if (still.has(id) || (kind !== 'translate' && kind !== 'transcribe')) continue
      // A run that cannot be read tells of itself in the list of runs.
      void client.call('runs.run', { runId: id }).then(
        ({ row }) => say(row),
        () => undefined,
      )
    }
  })
}
