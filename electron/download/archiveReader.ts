/**
 * Opens archives, prepares and judges subtitles in a thread of their own, so that a hostile one costs at most that thread: it has
 * a memory limit and a deadline, and is killed and replaced when it goes over either.
 */
import { Worker } from 'node:worker_threads'
import { AppError } from '../../shared/errors.ts'
import type { SubtitleDocument } from '../../shared/subtitle/document.ts'
import type { TextCleaner } from '../clean/cleanText.ts'
import type { TextLanguage } from '../verify/languageOfText.ts'
import type { TimingReader } from '../timing/timingWork.ts'
import type { ArchiveContent } from './archiveContent.ts'
import type { ArchiveAnswer, ArchiveFailure, ArchiveTask, CheckedSubtitle, CheckHints } from './archiveMessages.ts'

export interface ArchiveReaderParts {
  /** `archiveWorker.ts`, or what the build made of it. */
  readonly workerUrl: URL
  /** For one archive or subtitle, counted from when its turn comes. */
  readonly deadlineMs: number
}

export interface ArchiveReader extends TextCleaner, TimingReader {
  /** Starts the thread and loads what it judges by: for whoever has something else to wait for before the first archive. */
  warmUp(): void
  /** Throws what `readArchive` throws, and 'archive.unreadable' when the thread had to be killed. */
  read(bytes: Uint8Array, signal: AbortSignal): Promise<ArchiveContent>
  /** Prepares and judges; throws as `prepare` does. */
  check(bytes: Uint8Array, hints: CheckHints, signal: AbortSignal): Promise<CheckedSubtitle>
  /** The language of a text; throws as `verify` does. */
  language(document: SubtitleDocument, signal: AbortSignal): Promise<TextLanguage | null>
  /** Ends the thread; whatever is still waiting fails with 'cancelled'. */
  close(): Promise<void>
}

/** An error of the worker, with the finer reason that tests and logs look at. */
class RemoteArchiveError extends AppError {
  readonly detail: string | null

  constructor({ code, message, detail }: ArchiveFailure) {
    super(code, message)
    this.detail = detail
  }
}

// Bytes lie outside of this limit; `archiveLimits` and `unrarProgram` bound those.
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 }

export function createArchiveReader({ workerUrl, deadlineMs }: ArchiveReaderParts): ArchiveReader {
  let worker: Worker | null = null
  let lastTurn: Promise<unknown> = Promise.resolve()
  const closing = new AbortController()

  function start(): Worker {
    const started = new Worker(workerUrl, { resourceLimits, env: {}, execArgv: [] })
    // Without a listener, a thread that dies between two tasks would take the app with it.
    started.on('error', () => undefined)
    started.on('exit', () => {
      if (worker === started) worker = null
    })
    return started
  }

  async function dismiss(): Promise<void> {
    const dismissed = worker
    worker = null
    await dismissed?.terminate()
  }

  async function ask(task: ArchiveTask, signal: AbortSignal): Promise<ArchiveAnswer> {
    signal.throwIfAborted()
    worker ??= start()
    try {
      return await answerOf(worker, task, AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]))
    } catch (thrown) {
      await dismiss()
      throw thrown
    }
  }

  async function inTurn(task: ArchiveTask, signal: AbortSignal): Promise<ArchiveAnswer> {
    const either = AbortSignal.any([signal, closing.signal])
    const turn = lastTurn.then(() => ask(task, either))
    lastTurn = turn.catch(() => null)
    const answer = await turn.catch((thrown: unknown) => {
      throw either.aborted ? new AppError('cancelled', 'Cancelled.', thrown) : gaveUp(task, thrown)
    })
    if (answer.kind === 'failed') throw new RemoteArchiveError(answer.failure)
    return answer
  }

  return {
    warmUp() {
      void inTurn({ kind: 'warm' }, closing.signal).catch(() => undefined)
    },
    async read(bytes, signal) {
      const answer = await inTurn({ kind: 'read', bytes }, signal)
      if (answer.kind !== 'content') throw new AppError('internal', 'The archive reader mixed up its answers.')
      return answer.content
    },
    async prepare(bytes, hints, signal) {
      const answer = await inTurn({ kind: 'prepare', bytes, hints }, signal)
      if (answer.kind !== 'subtitle') throw new AppError('internal', 'The archive reader mixed up its answers.')
      return answer.subtitle
    },
    async check(bytes, hints, signal) {
      const answer = await inTurn({ kind: 'check', bytes, hints }, signal)
      if (answer.kind !== 'checked') throw new AppError('internal', 'The archive reader mixed up its answers.')
      return answer.checked
    },
    async verify(request, signal) {
      const answer = await inTurn({ kind: 'verify', request }, signal)
      if (answer.kind !== 'verdict') throw new AppError('internal', 'The archive reader mixed up its answers.')
      return answer.verdict
    },
    async language(document, signal) {
      const answer = await inTurn({ kind: 'language', document }, signal)
      if (answer.kind !== 'language') throw new AppError('internal', 'The archive reader mixed up its answers.')
      return answer.language
    },
    async align(request, signal) {
      const answer = await inTurn({ kind: 'align', request }, signal)
      if (answer.kind !== 'alignment') throw new AppError('internal', 'The archive reader mixed up its answers.')
      return answer.alignment
    },
    async retime(bytes, request, signal) {
      const answer = await inTurn({ kind: 'retime', bytes, request }, signal)
      if (answer.kind !== 'retimed') throw new AppError('internal', 'The archive reader mixed up its answers.')
      return answer.subtitle
    },
    async clean(request, signal) {
      const answer = await inTurn({ kind: 'clean', request }, signal)
      if (answer.kind !== 'cleaned') throw new AppError('internal', 'The archive reader mixed up its answers.')
      return answer.cleaned
    },
    async close() {
      closing.abort()
      await lastTurn
      await dismiss()
    },
  }
}

/** The worker's next message. Rejects when it dies before that, or when the signal fires. */
async function answerOf(worker: Worker, task: ArchiveTask, signal: AbortSignal): Promise<ArchiveAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ArchiveAnswer>()
  const onExit = () => reject(new Error('The archive worker ended.'))
  const onAbort = () => reject(abortReason(signal))
  worker.once('message', resolve).once('error', reject).once('exit', onExit)
  signal.addEventListener('abort', onAbort)
  try {
    post(worker, task)
    return await promise
  } finally {
    worker.off('message', resolve).off('error', reject).off('exit', onExit)
    signal.removeEventListener('abort', onAbort)
  }
}

/** The caller keeps its bytes. They are copied only now, when its turn has come, and not for all who wait. */
function post(worker: Worker, task: ArchiveTask): void {
  const bytes = 'bytes' in task ? new Uint8Array(task.bytes) : null
  if (bytes === null) worker.postMessage(task)
  else worker.postMessage({ ...task, bytes }, [bytes.buffer])
}

function abortReason(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Error('Aborted.')
}

function gaveUp(task: ArchiveTask, thrown: unknown): AppError {
  const code = task.kind === 'read' ? 'archive.unreadable' : 'subtitle.unreadable'
  return new AppError(
    code,
    'Opening it took too long or too much memory, so it was stopped. Try another subtitle.',
    thrown,
  )
}
