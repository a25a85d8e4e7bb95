/** The run of one sending: begun with the first upload that is sent, so that nothing sent is no run. */
import type { Runs } from '../runs/runs.ts'
import type { History } from '../sidecar/history/history.ts'
import { uploadOutcomes, uploadScope } from '../upload/uploadOutcomes.ts'
import type { UploadRecord } from '../upload/uploadRecord.ts'

export interface SentRun {
  /** What is looked up for its uploads is paid under this id: it is the run's cost as well. */
  batchId(): string
  record(upload: UploadRecord): void
  end(): void
}

export interface SentRunParts {
  readonly history: Pick<History, 'startBatch'>
  readonly runs: Pick<Runs, 'begin' | 'record' | 'end'>
}

export function createSentRun({ history, runs }: SentRunParts): SentRun {
  let id: string | null = null
  let isBegun = false
  const batchId = () => (id ??= history.startBatch('upload'))
  return {
    batchId,
    record(upload) {
      if (!isBegun) runs.begin(batchId(), { kind: 'upload', scope: uploadScope([upload]) })
      isBegun = true
      runs.record(batchId(), uploadOutcomes(upload))
    },
    end() {
      if (isBegun) runs.end(batchId(), 'done')
    },
  }
}
