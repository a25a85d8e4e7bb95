/** Uploads that were sent, those of one file or all of them: read from what the app keeps; nothing is asked. */
import { randomIds } from '../../node/ids.ts'
import { systemClock } from '../../node/clock.ts'
import type { Database } from '../database/database.ts'
import type { HistoryScope } from '../sidecar/history/historyScope.ts'
import type { UploadRecord } from '../upload/uploadRecord.ts'
import { createUploadStore } from '../upload/uploadStore.ts'

export function sentUploads(db: Database, scope: HistoryScope): readonly UploadRecord[] {
  const sent = createUploadStore({ db, clock: systemClock, ids: randomIds })
    .list()
    .filter(({ step }) => step === 'sent')
  if (scope.kind !== 'file') return sent
  const isOf = (path: string | null) => path === scope.path
  return sent.filter(
    ({ videoPath, files }) => isOf(videoPath) || files.some((file) => isOf(file.path) || isOf(file.videoPath)),
  )
}
