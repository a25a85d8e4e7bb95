/** The run of one sending: opened with the first upload that is sent, so that nothing sent is no run. */
import type { Runs } from '../runs/runs.ts'
import { uploadOutcomes, uploadScope } from '../upload/uploadOutcomes.ts'
import type { UploadRecord } from '../upload/uploadRecord.ts'

export interface SentRun {
  record(upload: UploadRecord): void
  end(): void
}

export function createSentRun(runs: Pick<Runs, 'open' | 'record' | 'end'>): SentRun {
  let runId: string | null = null
  return {
    record(upload) {
      runId ??= runs.open({ kind: 'upload', command: 'upload', scope: uploadScope([upload]) })
      runs.record(runId, uploadOutcomes(upload))
    },
    end() {
      if (runId !== null) runs.end(runId, 'done')
    },
  }
}
