/** Sends uploads one after the other in the background. A failure stays with its row, and the others go on. */
import { toAppError } from '../../../shared/errors.ts'
import type { ReplacedFile } from '../../upload/replaceFile.ts'
import type { SendOptions } from '../../upload/sendUpload.ts'
import type { UploadRecord } from '../../upload/uploadRecord.ts'
import type { UploadStore } from '../../upload/uploadStore.ts'
import type { Runs } from '../../runs/runs.ts'
import { uploadOutcomes, uploadScope } from '../../upload/uploadOutcomes.ts'
import type { Topics } from '../topics.ts'

export interface UploadRun {
  /** Adds rows to what is sent; begins when nothing is. Rows that wait already are not added twice. */
  start(ids: readonly string[], mayRepeat?: boolean): void
  cancel(): void
  /** The run that is being sent; null where none is. */
  runningId(): string | null
  state(): {
    readonly isSending: boolean
    readonly toSend: number
    readonly through: number
    readonly current: string | null
    /** Of the current one, if it has several files. */
    readonly pack: { readonly sent: number; readonly files: number } | null
  }
  /** Settles when nothing is sent. */
  idle(): Promise<void>
}

export interface UploadSender {
  /** Keeps with the row what goes wrong while it is sent. @throws AppError also where it could not begin */
  send(id: string, options: SendOptions): Promise<void>
  /** One file in the place of another that was sent. */
  replace(file: ReplacedFile, signal: AbortSignal): Promise<UploadRecord>
}

export interface UploadRunParts {
  readonly store: Pick<UploadStore, 'change' | 'get'>
  readonly runs: Pick<Runs, 'open' | 'record' | 'end'>
  readonly sender: Pick<UploadSender, 'send'>
  readonly topics: Pick<Topics, 'changed'>
}

export function createUploadRun({ store, runs, sender, topics }: UploadRunParts): UploadRun {
  const changed = () => topics.changed('upload')
  let waiting: { readonly id: string; readonly mayRepeat: boolean }[] = []
  let current: string | null = null
  let through = 0
  let pack: ReturnType<UploadRun['state']>['pack'] = null
  let stop = new AbortController()
  let running: Promise<void> = Promise.resolve()
  let runId: string | null = null

  /** Rows that are added while it is sent belong to it too. */
  async function run(signal: AbortSignal): Promise<void> {
    const scope = uploadScope(waiting.map(({ id }) => store.get(id)))
    runId = kept(() => runs.open({ kind: 'upload', command: 'upload', scope }))
    while (!signal.aborted) {
      const next = waiting.shift()
      if (!next) break
      current = next.id
      pack = null
      changed()
      const options = { signal, mayRepeat: next.mayRepeat, onStep: changed, onFile }
      await sender.send(next.id, options).catch((thrown: unknown) => keepFailure(next.id, thrown))
      through += 1
      keepOutcome(next.id)
    }
    const id = runId
    runId = null
    if (id !== null) kept(() => runs.end(id, signal.aborted ? 'stopped' : 'done'))
    current = null
    pack = null
    changed()
    // Added after it was cancelled, while its last one ended: a run of their own.
    if (waiting.length > 0) await begin()
  }

  function begin(): Promise<void> {
    through = 0
    stop = new AbortController()
    current = waiting[0]?.id ?? null
    return run(stop.signal)
  }

  function onFile(sent: number, files: number): void {
    pack = files > 1 ? { sent, files } : null
    changed()
  }

  /** Sending keeps its own; what kept it from beginning (no key, another that sends) is kept here. */
  function keepFailure(id: string, thrown: unknown): void {
    const { code, message } = toAppError(thrown)
    if (code === 'cancelled') return
    kept(() => store.change(id, { failure: { code, message } }))
  }

  function keepOutcome(id: string): void {
    const [run, upload] = [runId, store.get(id)]
    if (run !== null && upload) kept(() => runs.record(run, uploadOutcomes(upload)))
    topics.changed('runs')
  }

  return {
    runningId: () => runId,
    start(ids, mayRepeat = false) {
      // What is being cancelled may be sent anew; what is being sent goes on.
      const sending = current === null || stop.signal.aborted ? [] : [current]
      const known = new Set([...waiting.map(({ id }) => id), ...sending])
      waiting.push(...ids.filter((id) => !known.has(id)).map((id) => ({ id, mayRepeat })))
      if (current === null && waiting.length > 0) running = begin()
    },
    cancel() {
      waiting = []
      stop.abort()
    },
    state: () => ({
      isSending: current !== null,
      toSend: through + waiting.length + Number(current !== null),
      through,
      current,
      pack,
    }),
    idle: () => running,
  }
}

/** A disk that takes no row says so at whatever is done next; the uploads go on. */
function kept<Result>(keep: () => Result): Result | null {
  try {
    return keep()
  } catch {
    return null
  }
}
