/**
 * A connection to PostgreSQL that is asked and waited for: the thread sleeps until the answer is there, so that the operations
 * of the service are written once, for SQLite and PostgreSQL alike, and a transaction never lets go of its thread. The socket
 * lives in a thread of its own (queryThread.ts). Never used by the thread that serves HTTP.
 */
import { MessageChannel, receiveMessageOnPort, type MessagePort } from 'node:worker_threads'
import { connectionLost, errorOfPostgres } from './postgresErrors.ts'

export type PostgresValue =
  string | number | bigint | null | NodeJS.ArrayBufferView | readonly (string | number | null)[]

export interface Query {
  readonly text: string
  readonly values: readonly PostgresValue[]
  /** Under which the server keeps it prepared; null for texts of several statements, or asked once. */
  readonly name: string | null
  /** What a COPY … FROM STDIN is given. */
  readonly copied?: Uint8Array
}

export interface Answer {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly unknown[])[]
  /** Rows changed or answered. */
  readonly count: number
}

/** What the thread of the socket sends back. `code` is the SQLSTATE or the system's; null where there is none. */
export type Reply = Answer | { readonly failed: string; readonly code: string | null; readonly isLost: boolean }

/** One end, to be handed to the thread that asks; the other goes to the thread of the socket. */
export interface LinkEnd {
  readonly port: MessagePort
  /** One number that grows with each answer. */
  readonly bell: SharedArrayBuffer
}

export interface Link {
  /** @throws AppError where the server is away; its own error for a statement that it refuses */
  ask(query: Query): Answer
  close(): void
}

/** Statements end themselves far sooner (statementMs): then the thread of the socket is gone. */
const longestWaitMs = 15 * 60_000

export function createLink({ port, bell }: LinkEnd): Link {
  const rung = new Int32Array(bell)

  function replyTo(query: Query): Reply {
    const before = Atomics.load(rung, 0)
    port.postMessage(query)
    if (Atomics.wait(rung, 0, before, longestWaitMs) === 'timed-out') throw connectionLost('no answer')
    const received = receiveMessageOnPort(port) as { readonly message: Reply } | undefined
    if (!received) throw connectionLost('no answer')
    return received.message
  }

  return {
    ask(query) {
      const reply = replyTo(query)
      if ('failed' in reply) throw errorOfPostgres(reply)
      return reply
    },
    close: () => port.close(),
  }
}

export function ring(bell: Int32Array): void {
  Atomics.add(bell, 0, 1)
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
