/**
 * The two questions that a scan asks the system, in two ways. Over the pool, reads overlap and nobody is blocked, but each
 * costs two changes of thread. Asked directly, a read costs what the system needs: 2 × faster where the disk's tables are
 * in memory, and only for a thread that may block.
 */
import { type Dirent, lstat, lstatSync, readdir, readdirSync, type Stats } from 'node:fs'

/** There at once where the system was asked directly: a promise for each of 300,000 answers takes as long as the answers. */
export type Soon<Answer> = Answer | Promise<Answer>

/** What is made of an answer, at once where it is there. */
export function withAnswer<Answer, Result>(soon: Soon<Answer>, make: (answer: Answer) => Soon<Result>): Soon<Result> {
  return soon instanceof Promise ? soon.then(make) : make(soon)
}

/** Of answers that never fail: in their order, at once where all are there. */
export function allAnswers<Answer>(soon: readonly Soon<Answer>[]): Soon<readonly Answer[]> {
  const answers: Answer[] = []
  for (const one of soon) {
    if (one instanceof Promise) return waitForAll(soon)
    answers.push(one)
  }
  return answers
}

async function waitForAll<Answer>(soon: readonly Soon<Answer>[]): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  for (const one of soon) answers.push(one instanceof Promise ? await one : one)
  return answers
}

/** Both throw or reject with the system's error. */
export interface DiskReads {
  readonly list: (folder: string) => Soon<Dirent[]>
  /** Follows no link. */
  readonly stat: (path: string) => Soon<Stats>
  /** Whether questions are worth asking before their answers are needed: they then wait together. */
  readonly areOverlapping: () => boolean
}

/** A read that takes longer has waited for a disk or a network. */
const promptMs = 1
/** So much waiting, less what prompt reads were below that time, and many at once are faster. One slow read proves nothing. */
const patienceMs = 50
/** So many go over the pool before a direct one is tried again, with little patience left. */
const pooledInARow = 256
const patienceLeftMs = 5

// The callback forms: a walk of 60,000 folders takes twice as long over fs.promises.
export const pooledReads: DiskReads = {
  list: (folder) =>
    new Promise((resolve, reject) => {
      readdir(folder, { withFileTypes: true }, (problem, entries) => (problem ? reject(problem) : resolve(entries)))
    }),
  stat: (path) =>
    new Promise((resolve, reject) => {
      lstat(path, (problem, stats) => (problem ? reject(problem) : resolve(stats)))
    }),
  areOverlapping: () => true,
}

/** Asks directly as long as the answers come at once. Only for a thread of its own. */
export function createDirectReads(nowMs: () => number = () => performance.now()): DiskReads {
  let pooledLeft = 0
  let waitedMs = 0

  function note(tookMs: number): void {
    waitedMs = Math.max(0, waitedMs + tookMs - promptMs)
    if (waitedMs < patienceMs) return
    pooledLeft = pooledInARow
    waitedMs = patienceMs - patienceLeftMs
  }

  function ask<Answer>(directly: () => Answer, overPool: () => Soon<Answer>): Soon<Answer> {
    if (pooledLeft > 0) {
      pooledLeft -= 1
      return overPool()
    }
    const startedMs = nowMs()
    try {
      return directly()
    } finally {
      note(nowMs() - startedMs)
    }
  }

  return {
    list: (folder) =>
      ask(
        () => readdirSync(folder, { withFileTypes: true }),
        () => pooledReads.list(folder),
      ),
    stat: (path) =>
      ask(
        () => lstatSync(path),
        () => pooledReads.stat(path),
      ),
    areOverlapping: () => pooledLeft > 0,
  }
}
