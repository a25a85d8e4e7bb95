/**
 * Keeps files in two languages up with what they are made of: whatever was written, moved, edited or taken back beside a video
 * since the last time. What a person has taken away is not made again by itself.
 */
import { pairOf, pairTag } from '../../../shared/languagePair.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import type { Clock } from '../../../node/clock.ts'
import type { Disk } from '../../disk/disk.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { Runs } from '../../runs/runs.ts'
import type { History, Written } from '../../sidecar/history/history.ts'
import type { RulesBook } from '../../wanted/rulesBook.ts'
import type { WrittenFile } from '../batchEvents.ts'
import { scopeOf } from '../stepOutcome.ts'
import { keepPairs, wantedPairs, type PairedVideo, type PairMaking, type PairStep } from './keepPairs.ts'

export interface PairFollowerParts {
  readonly disk: Pick<Disk, 'stat'>
  readonly history: Pick<History, 'list' | 'outdatedPairs'>
  readonly runs: Pick<Runs, 'open' | 'record' | 'end'>
  readonly rules: { book(): RulesBook }
  readonly findVideo: (path: string) => LibraryVideo | null
  /** Lends what reads and writes, for as long as the work takes. */
  readonly withMaking: <Result>(work: (making: PairMaking) => Promise<Result>) => Promise<Result>
  readonly clock: Pick<Clock, 'nowMs'>
}

export interface PairFollower {
  /**
   * Looks beside these videos too: something beside them is another than before. Whoever asks meanwhile waits: two at a time
   * would make the same files, each in the way of the other. @throws AppError 'cancelled'
   */
  follow(paths: readonly string[], signal: AbortSignal): Promise<readonly WrittenPair[]>
}

/** One that was made. */
export interface WrittenPair {
  readonly event: WrittenFile
  readonly written: Written
}

export function createPairFollower(parts: PairFollowerParts): PairFollower {
  const { history, rules, runs } = parts
  let sinceMs = parts.clock.nowMs()
  let last: Promise<unknown> = Promise.resolve()

  function dueBeside(paths: readonly string[]): readonly PairedVideo[] {
    const outdated = history.outdatedPairs().flatMap(({ videoPath, language }): PairedVideo[] => {
      const [video, pair] = [parts.findVideo(videoPath), pairOf(language)]
      return video && pair ? [{ video, pair }] : []
    })
    const book = rules.book()
    if (!book.hasPairs) return outdated
    const written = history.list({ kind: 'since', atMs: sinceMs }).map(({ videoPath }) => videoPath)
    const videos = [...new Set([...paths, ...written])].flatMap((path) => parts.findVideo(path) ?? [])
    return [...outdated, ...wantedPairs(videos, book)]
  }

  async function isTakenAway({ video, pair }: PairedVideo): Promise<boolean> {
    const { path } = video.file
    const tag = pairTag(pair)
    const [last] = history
      .list({ kind: 'file', path }, ['written', 'undone'])
      .filter(({ videoPath, language }) => videoPath === path && language === tag)
    return last !== undefined && (last.state === 'undone' || (await parts.disk.stat(last.path)) === null)
  }

  async function make(wanted: readonly PairedVideo[], signal: AbortSignal): Promise<readonly WrittenPair[]> {
    const made: WrittenPair[] = []
    const opened: { id: string | null } = { id: null }
    const scope = scopeOf(wanted.map(({ video }) => parseRelease(video.file.path)))
    const runId = () => (opened.id ??= runs.open({ kind: 'pair', command: 'pair: follow', scope }))
    // Of what could not even be begun nobody is told each time: the run or the press that asks for it says why.
    const onStep = ({ event, outcome, written }: PairStep) => {
      if (opened.id !== null) runs.record(opened.id, [outcome])
      if (written && event.kind === 'written') made.push({ event, written })
    }
    try {
      await parts.withMaking((making) => keepPairs(making, wanted, { runId, signal, isTold: () => true, onStep }))
    } finally {
      if (opened.id !== null) runs.end(opened.id, signal.aborted ? 'stopped' : 'done')
    }
    return made
  }

  async function followNow(paths: readonly string[], signal: AbortSignal): Promise<readonly WrittenPair[]> {
    signal.throwIfAborted()
    const startedMs = parts.clock.nowMs()
    const wanted: PairedVideo[] = []
    for (const due of dueBeside(paths)) if (!(await isTakenAway(due))) wanted.push(due)
    const made = wanted.length === 0 ? [] : await make(wanted, signal)
    sinceMs = startedMs
    return made
  }

  return {
    follow(paths, signal) {
      const mine = settledOrAborted(last, signal).then(() => followNow(paths, signal))
      // Also after one that gave up waiting: what went on before it still goes on.
      last = Promise.allSettled([last, mine])
      return mine
    },
  }
}

/** Whoever is told to stop does not wait for the other. */
async function settledOrAborted(last: Promise<unknown>, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  const stopped = Promise.withResolvers<undefined>()
  const stop = () => stopped.resolve(undefined)
  signal.addEventListener('abort', stop, { once: true })
  await Promise.race([last, stopped.promise])
  signal.removeEventListener('abort', stop)
}
