/** The service's database on PostgreSQL, as its operations know it: a statement is asked for and answered in one step. */
import { hash } from 'node:crypto'
import type { ManySelects, ServiceDatabase } from '../../catalogue/store/database.ts'
import { rowsByPlace } from './lateralText.ts'
import type { Answer, Link, PostgresValue, Query } from './link/link.ts'
import { createTraffic } from './link/traffic.ts'
import { patience } from './moving/patience.ts'
import { rowOf } from './rowOf.ts'
import { postgresDialect } from './postgresDialect.ts'
import { ConnectionLost } from './postgresErrors.ts'
import { createPreparedTexts } from './preparedTexts.ts'

export interface PostgresDatabase extends ServiceDatabase {
  /** Several statements at once, without parameters. */
  exec(sql: string): void
  /** One that takes minutes: the process goes on meanwhile. Given up, it and the transaction that it was part of leave nothing behind. */
  execPatiently(sql: string, signal: AbortSignal): Promise<void>
  /** A transaction whose work lets go of the thread between its statements; nothing else may be asked meanwhile. */
  transactionPatiently<Result>(work: () => Promise<Result>): Promise<Result>
  /** `work` may take hours, and so may its wait for whoever does the same. */
  withoutLimits<Result>(work: () => Result): Result
  /**
   * COPY … FROM STDIN, inside a transaction. It is on its way: what fails of it is thrown by whatever is asked next. The buffer
   * of its content is given away.
   */
  copy(text: string, content: Uint8Array<ArrayBuffer>): void
}

/** Statements are ended by the server before (serveLink.ts), unless much is loaded: an index of a large table takes hours. */
const answerMs = 40_000
const loadingMs = 12 * 3_600_000

const nothing: Answer = { columns: [], rows: [], count: 0 }
const beginReading = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'

interface Bounds {
  readonly begin: string
  readonly commit: () => void
}

type Asked = Omit<Query, 'goesOn' | 'limitMs'>

export function createPostgresDatabase(link: Link): PostgresDatabase {
  const texts = createPreparedTexts()
  /** Of the transaction that is under way, what nobody waits for goes out ahead: its beginning, and writes. */
  const traffic = createTraffic(link)
  let isInside = false
  let isLoading = false
  /** What ended the transaction that is under way. */
  let lost: ConnectionLost | null = null

  /** On its way all at once where a transaction keeps the connection; else one after the other, as one that is lost is made anew. */
  function allOfEach(selects: readonly ManySelects[]): readonly (readonly (readonly object[])[])[] {
    const placed = selects.map(texts.placed)
    const answers = isInside
      ? askAll(placed.map(({ query, values }) => ({ ...query, values: values as readonly PostgresValue[] })))
      : placed.map(({ query, values }) => answerTo(query, values))
    return placed.map(({ lists, places }, at) => {
      const answer = answers[at]
      const rows = answer ? rowsByPlace(answer, lists.length) : []
      return places.map((place) => rows[place] ?? [])
    })
  }

  /** What follows a lost connection in its transaction would stand alone: nothing may follow. */
  function ask(asked: Asked): Answer {
    return askAll([asked])[0] ?? nothing
  }

  function askAll(asked: readonly Asked[]): readonly Answer[] {
    return telling(() => traffic.askAll(asked.map(queryFrom)))
  }

  const queryFrom = (asked: Asked): Query => ({
    ...asked,
    goesOn: isInside,
    limitMs: answerLimitMs(),
  })

  const answerLimitMs = () => (isLoading ? loadingMs : answerMs)

  function telling<Told>(work: () => Told): Told {
    if (lost) throw lost
    try {
      return work()
    } catch (thrown) {
      if (thrown instanceof ConnectionLost && isInside) lost = thrown
      throw thrown
    }
  }

  const plainly = (text: string) => ask(plain(text))

  function answerTo(statement: Pick<Query, 'text' | 'name'>, values: readonly unknown[]): Answer {
    const query = { ...statement, values: values as readonly PostgresValue[] }
    try {
      return ask(query)
    } catch (thrown) {
      // A server that was started anew ends connections that nobody used meanwhile. What writes may have been done.
      if (!(thrown instanceof ConnectionLost) || isInside || !/^\s*SELECT\b/.test(query.text)) throw thrown
      return ask(query)
    }
  }

  function within<Result>({ begin, commit }: Bounds, work: () => Result): Result {
    if (isInside) return work()
    isInside = true
    traffic.hold({ ...plain(begin), goesOn: false, limitMs: answerLimitMs() })
    try {
      const result = work()
      if (!isUnbegun()) commit()
      return result
    } catch (thrown) {
      rollBack()
      throw thrown
    } finally {
      leave()
    }
  }

  /** Nothing was asked since, so that the server has not heard of it. */
  const isUnbegun = () => traffic.held().length === 1 && isUnheardOf()
  const isUnheardOf = () => traffic.held().some(({ goesOn }) => !goesOn)

  async function withinPatiently<Result>(begin: string, work: () => Promise<Result>): Promise<Result> {
    beginWith(begin)
    isInside = true
    try {
      const result = await work()
      plainly('COMMIT')
      return result
    } catch (thrown) {
      rollBack()
      throw thrown
    } finally {
      leave()
    }
  }

  function leave(): void {
    isInside = false
    lost = null
    traffic.forget()
  }

  /** A wait for a lock that was too long leaves a transaction behind, which would refuse whatever comes next. */
  function beginWith(begin: string): void {
    try {
      plainly(begin)
    } catch (thrown) {
      if (!(thrown instanceof ConnectionLost)) rollBack()
      throw thrown
    }
  }

  function rollBack(): void {
    const isNothingToUndo = lost !== null || isUnheardOf()
    traffic.forget()
    if (isNothingToUndo) return
    try {
      plainly('ROLLBACK')
    } catch (thrown) {
      // The server rolls back by itself where the connection is gone.
      if (!(thrown instanceof ConnectionLost)) throw thrown
    }
  }

  function liftLimits(): void {
    plainly('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0')
    isLoading = true
  }

  function putLimitsBack(): void {
    isLoading = false
    plainly('RESET statement_timeout; RESET idle_in_transaction_session_timeout')
  }

  return {
    dialect: postgresDialect,
    run(sql, ...values) {
      const { count, rows } = answerTo(texts.of(sql), values)
      return { changes: count, lastId: Number(rows[0]?.[0] ?? 0) }
    },
    get: <Row>(sql: string, ...values: readonly unknown[]) =>
      rowsOf(answerTo(texts.of(sql), values))[0] as Row | undefined,
    all: <Row>(sql: string, ...values: readonly unknown[]) => rowsOf(answerTo(texts.of(sql), values)) as readonly Row[],
    cells: (sql, ...values) => answerTo(texts.of(sql), values).rows,
    allOfEach: <Row>(selects: readonly ManySelects[]) => allOfEach(selects) as readonly (readonly (readonly Row[])[])[],
    write(sql, ...values) {
      const query = { ...texts.of(sql), values: values as readonly PostgresValue[] }
      if (isInside) traffic.hold(queryFrom(query))
      else ask(query)
    },
    transaction: (work, aloneWith = 'catalogue') =>
      within({ begin: `BEGIN; ${lockOf(aloneWith)}`, commit: () => plainly('COMMIT') }, work),
    transactionPatiently: (work) => withinPatiently(`BEGIN; ${lockOf('catalogue')}`, work),
    // Whatever was read stays true if its end is lost.
    snapshot: (work) => within({ begin: beginReading, commit: () => link.send(queryFrom(plain('COMMIT'))) }, work),
    async whileLoading(work) {
      liftLimits()
      try {
        return await work()
      } finally {
        putLimitsBack()
      }
    },
    withoutLimits(work) {
      liftLimits()
      try {
        return work()
      } finally {
        putLimitsBack()
      }
    },
    exec: (sql) => void plainly(sql),
    async execPatiently(sql, signal) {
      telling(traffic.endCopy)
      const text = `${patience}; ${sql}`
      await link.askPatiently({ text, values: [], name: null, goesOn: isInside, limitMs: loadingMs }, signal)
    },
    copy: (text, copied) => telling(() => traffic.copy(queryFrom({ ...plain(text), copied }))),
    close: () => link.close(),
  }
}

function plain(text: string): Asked {
  return { text, values: [], name: null }
}

/** Held until the transaction ends: of two that are alone with the same, one waits. */
function lockOf(name: string): string {
  const key = Buffer.from(hash('sha256', `undertitle ${name}`), 'hex').readBigInt64BE()
  return `SELECT pg_advisory_xact_lock(${key})`
}

function rowsOf({ columns, rows }: Answer): readonly object[] {
  return rows.map((cells) => rowOf(columns, cells))
}
