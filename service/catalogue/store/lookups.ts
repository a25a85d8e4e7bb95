/**
 * Look-ups that do not ask by themselves: a search yields what it wants to know and goes on with the answer, whoever brings it.
 * Many searches are so led side by side, and what all of them want next is asked in one go: where the database is a network
 * away, a batch of names takes as many trips as its longest search has steps, and not as many as all of them together. The
 * searches themselves are written once. Decides nothing.
 */
import type { Value } from '../../../node/sqlite/statements.ts'
import type { ServiceDatabase } from './database.ts'

export interface Question {
  /** A SELECT; texts that differ in their values alone are asked together. */
  readonly sql: string
  readonly values: readonly Value[]
}

type Rows = readonly object[]

/** A search that ends with `Result`. It yields the questions that it can ask at once; to each belong the rows of its answer. */
export type Lookup<Result> = Generator<readonly Question[], Result, readonly Rows[]>

/** The row type is the caller's word, as for `Statements`. */
export function* rowsOf<Row>(sql: string, ...values: readonly Value[]): Lookup<readonly Row[]> {
  const [rows = []] = yield [{ sql, values }]
  return rows as readonly Row[]
}

/** The same text for each of the lists of values, all at once. */
export function* rowsOfEach<Row>(
  sql: string,
  lists: readonly (readonly Value[])[],
): Lookup<readonly (readonly Row[])[]> {
  if (lists.length === 0) return []
  return (yield lists.map((values) => ({ sql, values }))) as readonly (readonly Row[])[]
}

/** One search alone. */
export function lookUp<Result>(db: ServiceDatabase, search: Lookup<Result>): Result {
  let step = search.next()
  while (!step.done) step = search.next(answersOf(db, step.value))
  return step.value
}

function answersOf(db: ServiceDatabase, questions: readonly Question[]): readonly Rows[] {
  const [first] = questions
  if (!first) return []
  if (questions.length === 1) return [db.all<object>(first.sql, ...first.values)]
  if (questions.some(({ sql }) => sql !== first.sql)) return askAll(db, [questions])[0] ?? []
  return db.allOfEach<object>([{ sql: first.sql, lists: questions.map(({ values }) => values) }])[0] ?? []
}

interface Open<Result> {
  readonly at: number
  readonly search: Lookup<Result>
  readonly questions: readonly Question[]
}

/** All of them side by side. In their order. */
export function lookUpAll<Result>(db: ServiceDatabase, searches: readonly Lookup<Result>[]): readonly Result[] {
  const results: Result[] = []
  const goOn = (at: number, search: Lookup<Result>, answers: readonly Rows[]): readonly Open<Result>[] => {
    const step = search.next(answers)
    if (!step.done) return [{ at, search, questions: step.value }]
    results[at] = step.value
    return []
  }
  // What the first step is given reaches nobody.
  let open = searches.flatMap((search, at) => goOn(at, search, []))
  while (open.length > 0) {
    const answers = askAll(
      db,
      open.map(({ questions }) => questions),
    )
    open = open.flatMap(({ at, search }, index) => goOn(at, search, answers[index] ?? []))
  }
  return results
}

interface Asked {
  readonly lists: (readonly Value[])[]
  /** Where the answer to each list belongs: the asker, and which of its questions. */
  readonly places: (readonly [asker: number, question: number])[]
}

/** For each asker the answers to its questions. */
function askAll(db: ServiceDatabase, askers: readonly (readonly Question[])[]): readonly (readonly Rows[])[] {
  const bySql = new Map<string, Asked>()
  for (const [asker, questions] of askers.entries()) {
    for (const [question, { sql, values }] of questions.entries()) {
      const asked = bySql.get(sql) ?? { lists: [], places: [] }
      bySql.set(sql, asked)
      asked.lists.push(values)
      asked.places.push([asker, question])
    }
  }
  const answers = askers.map((questions) => questions.map((): Rows => []))
  const groups = [...bySql].map(([sql, { lists, places }]) => ({ sql, lists, places }))
  const found = db.allOfEach<object>(groups)
  for (const [group, { places }] of groups.entries()) {
    for (const [at, [asker, question]] of places.entries()) {
      const given = answers[asker]
      if (given) given[question] = found[group]?.[at] ?? []
    }
  }
  return answers
}
