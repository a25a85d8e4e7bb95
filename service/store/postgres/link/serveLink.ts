/** Answers the queries of one link over one connection; where that is lost, the next query gets another one. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import {
  connectMs,
  ring,
  type Answered,
  type LinkEnd,
  type Order,
  type PostgresValue,
  type Query,
  type Reply,
} from './link.ts'

/** For one statement; whoever adds very much asks for more time (SET). */
const statementMs = 30_000
/** A transaction that nobody goes on with holds locks that others wait for. */
const idleInTransactionMs = 30_000

export function serveLink(url: string, { port, bell }: LinkEnd): void {
  const rung = new Int32Array(bell)
  let open: pg.Client | null = null
  /** The driver takes one query at a time. */
  let before: Promise<void> = Promise.resolve()

  async function connected(): Promise<pg.Client> {
    if (open) return open
    const client = new pg.Client({
      connectionString: url,
      application_name: 'undertitle',
      connectionTimeoutMillis: connectMs,
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
      keepAlive: true,
    })
    // Without a listener an end of the server would end this thread.
    client.on('error', () => forget(client))
    client.on('end', () => forget(client))
    await client.connect()
    open = client
    return client
  }

  function forget(client: pg.Client): void {
    if (open === client) open = null
  }

  async function reply(query: Query): Promise<Reply> {
    if (query.goesOn && !open)
      return { failed: 'the connection of the transaction has ended', code: null, isLost: true }
    let client: pg.Client | null = null
    try {
      client = await connected()
      return await askInTime(client, query)
    } catch (thrown) {
      const { message, code = null } = thrown as Error & { readonly code?: string }
      const isLost = open === null || open !== client || isOfConnection(code)
      if (isLost && client) drop(client)
      return { failed: message || String(code), code, isLost }
    }
  }

  /** Nobody waits for its end: a server that is away does not say it. A query that it still waits for ends with it. */
  function drop(client: pg.Client): void {
    forget(client)
    // What was lost has nothing left to end.
    client.end().catch(() => undefined)
  }

  function dropOpen(): void {
    if (open) drop(open)
  }

  async function answer({ id, query }: Extract<Order, { readonly kind: 'query' }>): Promise<void> {
    port.postMessage({ id, reply: await reply(query) } satisfies Answered)
    ring(rung)
  }

  port.on('message', (order: Order) => {
    if (order.kind === 'query') before = before.then(() => answer(order))
    else dropOpen()
  })
  port.on('close', dropOpen)
}

/** Connection exceptions (08), an end by the operator (57P01 to 03); the system's own have letters. */
function isOfConnection(code: string | null): boolean {
  return code !== null && /^(?:08|57P0[123]|E[A-Z]{3})/.test(code)
}

/** The server ends statements by itself, but not one whose answer is lost on the way: it counts as a lost connection. */
async function askInTime(client: pg.Client, query: Query): Promise<Reply> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })),
    query.limitMs,
  )
  try {
    return await Promise.race([ask(client, query), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

async function ask(client: pg.Client, query: Query): Promise<Reply> {
  if (query.copied) return copy(client, query.text, query.copied)
  const { text, name } = query
  const values = query.values.map(storable)
  const config = { text, rowMode: 'array' as const, types, ...(name !== null && { name }) }
  const result = await client.query<unknown[]>(values.length > 0 || name !== null ? { ...config, values } : config)
  // Of several statements in one text the last one tells.
  const last = Array.isArray(result) ? (result as (typeof result)[]).at(-1) : result
  return {
    columns: last?.fields.map((field) => field.name) ?? [],
    rows: last?.rows ?? [],
    count: last?.rowCount ?? 0,
  }
}

async function copy(
  client: pg.Client,
  text: string,
  { buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>,
): Promise<Reply> {
  const stream = client.query(copyFrom(text))
  await pipeline(Readable.from([Buffer.from(buffer, byteOffset, byteLength)]), stream)
  return { columns: [], rows: [], count: stream.rowCount }
}

/** Its texts hold no NUL; whoever sends one finds nothing by it. */
function storable(value: PostgresValue): PostgresValue {
  if (Array.isArray(value))
    return (value as readonly (string | number | null)[]).map((item) => storable(item) as typeof item)
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\u{fffd}') : value
}

/** Numbers as numbers, truth as 0 and 1, as SQLite has them: ours stay below 2^53. */
const numeric = new Set([20, 21, 23, 700, 701, 1700])
const boolean = 16
const bytes = 17

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number): ((text: string) => unknown) => {
    if (numeric.has(oid)) return Number
    if (oid === boolean) return (text) => Number(text === 't')
    if (oid === bytes) return (text) => Buffer.from(text.slice(2), 'hex')
    return String
  }) as pg.CustomTypesConfig['getTypeParser'],
}
