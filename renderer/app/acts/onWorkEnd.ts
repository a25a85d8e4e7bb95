/** A work over many files has ended, also one that was over before anything was told of its beginning. */
import type { LiveRecordStore } from '../../api/liveRecord.ts'

interface Work {
  readonly isRunning: boolean
  /** Its run; null before it has written anything. */
  readonly batchId: string | null
}

export function onWorkEnd<Value extends Work>(record: LiveRecordStore<Value>, end: (value: Value) => void): void {
  record.subscribe(({ value }, before) => {
    if (value && before.value && !value.isRunning && isNew(value, before.value)) end(value)
  })
  // What stood before the first work is known before that is told of.
  void record.getState().refresh()
}

function isNew({ batchId }: Work, before: Work): boolean {
  return before.isRunning || batchId !== before.batchId
}
