/**
 * A connection to PostgreSQL that is asked and waited for: the thread sleeps until the answer is there, so that the operations
 * of the service are written once, for SQLite and PostgreSQL alike, and a transaction never lets go of its thread. The socket
 * lives in a thread of its own (queryThread.ts). Never used by the thread that serves HTTP.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { MessageChannel, receiveMessageOnPort, type MessagePort } from 'node:worker_threads'
import { connectionLost, errorOfPostgres } from '../postgresErrors.ts'

export type PostgresValue =
  string | number | bigint | null | NodeJS.ArrayBufferView | readonly (string | number | null)[]

export interface Query {
  readonly text: string
  readonly values: readonly PostgresValue[]
  /** Under which the server keeps it prepared; null for texts of several statements, or asked once. */
  readonly name: string | null
  /** What a COPY … FROM STDIN is given: all of its buffer, which whoever asks has no more. */
  readonly copied?: Uint8Array<ArrayBuffer>
  /** Part of a transaction that was begun before: on another connection it would stand alone. */
  readonly goesOn: boolean
  /** How long an answer may take once the server is reached. */
  readonly limitMs: number
}

export interface Answer {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly unknown[])[]
  /** Rows changed or answered. */
  readonly count: number
}

/** For connecting. */
export const connectMs = 10_000

/** What the thread of the socket is sent. Whoever has given up on an answer wants another connection from then on. */
export type Order = { readonly kind: 'query'; readonly id: number; readonly query: Query } | { readonly kind: 'drop' }

/** What it sends back. `code` is the SQLSTATE or the system's; null where there is none. */
export type Reply = Answer | { readonly failed: string; readonly code: string | null; readonly isLost: boolean }

export interface Answered {
  /** Of the query. */
  readonly id: number
  readonly reply: Reply
}

/** One end, to be handed to the thread that asks; the other goes to the thread of the socket. */
export interface LinkEnd {
  readonly port: MessagePort
  /** One number that grows with each answer; `hungUp` once none will come. */
  readonly bell: SharedArrayBuffer
}

export interface Link {
  /**
   * All of them are on their way; what it returns waits for their answers. Of a transaction that was begun, as their order is
   * kept there; what is sent meanwhile is waited for later. @throws AppError where the server is away; its own error for a
   * statement that it refuses
   */
  post(queries: readonly Query[]): () => readonly Answer[]
  /** Nobody waits for its answer, or hears that it failed: what is asked next is behind it. */
  send(query: Query): void
  /**
   * The same for what takes minutes: the thread does other things meanwhile, but must not ask anything else. Given up, it ends
   * with its connection. @throws DOMException AbortError
   */
  askPatiently(query: Query, signal: AbortSignal): Promise<Answer>
  close(): void
}

const hungUp = -1
/** The thread of the socket says itself that an answer is late: it has this much more time to say so. */
const graceMs = 5_000
/** Of minutes nobody misses that. */
const lookMs = 50

export function createLink({ port, bell }: LinkEnd): Link {
  const rung = new Int32Array(bell)
  let lastId = 0

  /** Its number. */
  function sendQuery(query: Query): number {
    lastId += 1
    port.postMessage({ kind: 'query', id: lastId, query } satisfies Order, query.copied ? [query.copied.buffer] : [])
    return lastId
  }

  /** Until when an answer is worth waiting for that is worked on from now on. */
  const untilOf = ({ limitMs }: Query) => performance.now() + connectMs + limitMs + graceMs

  function post(queries: readonly Query[]): () => readonly Answer[] {
    const sent = queries.map((query) => ({ query, id: sendQuery(query) }))
    // They are answered one after the other: each has its time from when the one before it was.
    return () => sent.map(({ query, id }) => awaited(id, untilOf(query))).map(answerIn)
  }

  function awaited(id: number, until: number): Reply {
    for (;;) {
      // Read before the messages: one that comes after them has rung by the time of the wait.
      const before = Atomics.load(rung, 0)
      const reply = received(id)
      if (reply) return reply
      if (before !== hungUp && Atomics.wait(rung, 0, before, until - performance.now()) !== 'timed-out') continue
      drop()
      throw connectionLost('no answer')
    }
  }

  async function replyLater(query: Query, signal: AbortSignal): Promise<Reply> {
    const id = sendQuery(query)
    const until = untilOf(query)
    try {
      for (;;) {
        // Also where the answer is there: what was given up leaves nothing behind.
        signal.throwIfAborted()
        const hasHungUp = Atomics.load(rung, 0) === hungUp
        const reply = received(id)
        if (reply) return reply
        if (hasHungUp || performance.now() > until) throw connectionLost('no answer')
        await sleep(lookMs, undefined, { signal })
      }
    } catch (thrown) {
      drop()
      throw thrown
    }
  }

  /** Answers to what was given up are passed over. */
  function received(id: number): Reply | null {
    for (;;) {
      const next = receiveMessageOnPort(port) as { readonly message: Answered } | undefined
      if (!next) return null
      if (next.message.id === id) return next.message.reply
    }
  }

  const drop = () => port.postMessage({ kind: 'drop' } satisfies Order)

  return {
    post,
    send: (query) => void sendQuery(query),
    askPatiently: async (query, signal) => answerIn(await replyLater(query, signal)),
    close: () => port.close(),
  }
}

function answerIn(reply: Reply): Answer {
  if ('failed' in reply) throw errorOfPostgres(reply)
  return reply
}

export function ring(bell: Int32Array): void {
  Atomics.add(bell, 0, 1)
  Atomics.notify(bell, 0)
}

/** No answer will come any more. */
export function hangUp(bell: Int32Array): void {
  Atomics.store(bell, 0, hungUp)
  Atomics.notify(bell, 0)
}

export interface LinkEnds {
  readonly asking: LinkEnd
  readonly answering: LinkEnd
}

export function newLinkEnds(): LinkEnds {
  const { port1, port2 } = new MessageChannel()
  const bell = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  return { asking: { port: port1, bell }, answering: { port: port2, bell } }
}
