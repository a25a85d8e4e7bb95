/**
 * Calls of functions that live in a thread of their own, one at a time: a hostile input costs at most that thread, which has a
 * memory limit and a deadline, and is killed and replaced when it goes over either. Both ends.
 */
import { Worker, type MessagePort, type ResourceLimits } from 'node:worker_threads'
import { AppError, toAppError, type ErrorCode } from '../../shared/errors.ts'

/** What a thread can be asked, by name. Answers are copied between threads; the first argument may be bytes, which are too. */
export type ThreadApi<Api> = { readonly [Name in keyof Api]: (...args: never[]) => unknown }

type Args<Call> = Call extends (...args: infer All) => unknown ? All : never
type Answer<Call> = Call extends (...args: never[]) => infer One ? Awaited<One> : never

export interface ThreadParts<Api> {
  /** The thread's entry, or what the build made of it. */
  readonly workerUrl: URL
  readonly resourceLimits: ResourceLimits
  /** For one call, counted from when its turn comes. */
  readonly deadlineMs: number
  /** What is thrown where the thread ended or had to be killed. */
  readonly gaveUp: (name: keyof Api, thrown: unknown) => AppError
}

export interface CalledThread<Api> {
  /** Throws what the function throws, with its code, sentence and detail; 'cancelled' where `signal` fired; else `gaveUp`. */
  call<Name extends keyof Api & string>(
    name: Name,
    args: Args<Api[Name]>,
    signal: AbortSignal,
  ): Promise<Answer<Api[Name]>>
  /** Ends the thread; whatever is still waiting fails with 'cancelled'. */
  close(): Promise<void>
}

interface Task {
  readonly name: string
  readonly args: readonly unknown[]
}

type Reply =
  | { readonly kind: 'answer'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly code: ErrorCode; readonly message: string; readonly detail: string | null }

/** An error of the thread, with the finer reason that tests and logs look at. Its class does not survive the way. */
class RemoteError extends AppError {
  readonly detail: string | null

  constructor({ code, message, detail }: Extract<Reply, { readonly kind: 'failed' }>) {
    super(code, message)
    this.detail = detail
  }
}

/** `Api` is that of the thread's `serveCalls`. */
export function createCalledThread<Api extends ThreadApi<Api>>(parts: ThreadParts<Api>): CalledThread<Api> {
  const { workerUrl, resourceLimits, deadlineMs, gaveUp } = parts
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

  async function ask(task: Task, signal: AbortSignal): Promise<Reply> {
    signal.throwIfAborted()
    worker ??= start()
    try {
      return await replyOf(worker, task, { signal, deadlineMs })
    } catch (thrown) {
      await dismiss()
      throw thrown
    }
  }

  return {
    async call(name, args, signal) {
      const either = AbortSignal.any([signal, closing.signal])
      const turn = lastTurn.then(() => ask({ name, args }, either))
      lastTurn = turn.catch(() => null)
      const reply = await turn.catch((thrown: unknown) => {
        throw either.aborted ? new AppError('cancelled', 'Cancelled.', thrown) : gaveUp(name, thrown)
      })
      if (reply.kind === 'failed') throw new RemoteError(reply)
      return reply.value as Answer<Api[typeof name]>
    },
    async close() {
      closing.abort()
      await lastTurn
      await dismiss()
    },
  }
}

interface Until {
  readonly signal: AbortSignal
  readonly deadlineMs: number
}

/** The thread's next message. Rejects when it dies before that, when the signal fires, and at the deadline. */
async function replyOf(worker: Worker, task: Task, { signal, deadlineMs }: Until): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  const onExit = () => reject(new Error('The thread ended.'))
  const onAbort = () => reject(abortReason(signal))
  // Not an AbortSignal.timeout: those of hundreds of calls a second would all go off, long after their answers.
  const timer = setTimeout(() => reject(new Error('The thread took too long.')), deadlineMs)
  worker.once('message', resolve).once('error', reject).once('exit', onExit)
  signal.addEventListener('abort', onAbort)
  try {
    post(worker, task)
    return await promise
  } finally {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', reject).off('exit', onExit)
    signal.removeEventListener('abort', onAbort)
  }
}

/** The caller keeps its bytes. They are copied only now, when its turn has come, and not for all who wait. */
function post(worker: Worker, { name, args: [first, ...others] }: Task): void {
  const bytes = first instanceof Uint8Array ? new Uint8Array(first) : null
  worker.postMessage({ name, args: [bytes ?? first, ...others] } satisfies Task, bytes === null ? [] : [bytes.buffer])
}

function abortReason(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Error('Aborted.')
}

/** The thread's end: it touches nothing but what it is given, and lives until it is killed. */
export function serveCalls<Api extends ThreadApi<Api>>(port: MessagePort, api: Api): void {
  port.on('message', ({ name, args }: { readonly name: keyof Api; readonly args: readonly never[] }) => {
    void replyTo(() => api[name](...args)).then((reply) => port.postMessage(reply))
  })
}

async function replyTo(work: () => unknown): Promise<Reply> {
  try {
    return { kind: 'answer', value: await work() }
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    const detail = thrown instanceof Error && 'detail' in thrown ? String(thrown.detail) : null
    return { kind: 'failed', code, message, detail }
  }
}
