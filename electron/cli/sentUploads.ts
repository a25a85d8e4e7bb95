/** Uploads that were sent, those of one file or all of them, with what their review has come to by now: asking that is free. */
import { randomIds } from '../../node/ids.ts'
import { systemClock } from '../../node/clock.ts'
import { toAppError } from '../../shared/errors.ts'
import type { EngineCore } from '../engine/openCore.ts'
import { reachService } from '../engine/reachService.ts'
import type { HistoryScope } from '../sidecar/history/historyScope.ts'
import { followReviews } from '../upload/followReviews.ts'
import type { UploadRecord } from '../upload/uploadRecord.ts'
import { createUploadStore, type UploadStore } from '../upload/uploadStore.ts'
import { shown, type Terminal } from './terminal.ts'

export async function sentUploads(
  engine: EngineCore,
  scope: HistoryScope,
  terminal: Pick<Terminal, 'signal' | 'stderr'>,
): Promise<readonly UploadRecord[]> {
  const store = createUploadStore({ db: engine.db, clock: systemClock, ids: randomIds })
  const open = sentOf(store, scope).filter(({ review }) => review === 'pending')
  const isHere = ({ service }: UploadRecord) => service === engine.settings['service.address']
  if (open.some(isHere)) await learnReviews(engine, store, terminal)
  if (!open.every(isHere)) terminal.stderr('What was sent to another service is told as it was told last.')
  return sentOf(store, scope)
}

/** A list of what was done does not wait long for a service that is away. */
const longestAskMs = 5_000

async function learnReviews(
  engine: EngineCore,
  store: UploadStore,
  { signal, stderr }: Pick<Terminal, 'signal' | 'stderr'>,
): Promise<void> {
  const tooLong = AbortSignal.timeout(longestAskMs)
  try {
    const { client, service, close } = await reachService(engine, { needsKey: false })
    try {
      await followReviews({ store, client, service }, AbortSignal.any([signal, tooLong]))
    } finally {
      client.close()
      await close()
    }
  } catch (thrown) {
    signal.throwIfAborted()
    const why = tooLong.aborted ? 'The service took too long to answer.' : shown(toAppError(thrown).message)
    stderr(`What some reviews have come to could not be asked, so it is as it was told last. ${why}`)
  }
}

function sentOf(store: UploadStore, scope: HistoryScope): readonly UploadRecord[] {
  const sent = store.list().filter(({ step }) => step === 'sent')
  if (scope.kind !== 'file') return sent
  const isOf = (path: string | null) => path === scope.path
  return sent.filter(
    ({ videoPath, files }) => isOf(videoPath) || files.some((file) => isOf(file.path) || isOf(file.videoPath)),
  )
}
