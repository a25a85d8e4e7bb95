/** Two languages in one file beside every video of a scope: one work at a time, with progress, as one run. */
import type { PairChoices, PairCounts, PairsState } from '../../../shared/contract/videos/pairs.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import { AppError, toAppError } from '../../../shared/errors.ts'
import { pairOf, pairTag, type LanguagePair } from '../../../shared/languagePair.ts'
import { keepPairs, type PairedVideo, type PairMaking, type PairStep } from '../../batch/pairs/keepPairs.ts'
import { scopeOf } from '../../batch/stepOutcome.ts'
import type { Runs } from '../../runs/runs.ts'
import type { RulesBook } from '../../wanted/rulesBook.ts'
import { languagesOfWish, pairsOf, type Wish } from '../../wanted/wish.ts'
import { writtenName } from '../../sidecar/publish/writtenName.ts'
import { apart } from '../../timing/pair/pairKeeper.ts'
import type { NameRulesOf } from '../../clean/nameRules.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import type { LibraryEntry } from '../library/entries/libraryEntry.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import { readVideos } from '../plan/readVideos.ts'
import type { Topics } from '../topics.ts'
import { countPairs, hasBoth, pairChoices, type PairWishes } from './pairChoices.ts'
import { atRest, createScopeWork, type ScopeTask, type ScopeVerb, type ScopeWork } from './scopeWork.ts'

export interface PairRunParts {
  readonly library: Pick<LibrarySession, 'resolve' | 'has' | 'video' | 'recordWritten'>
  readonly runs: Pick<Runs, 'open' | 'record' | 'end'>
  readonly rules: { book(): RulesBook }
  /** How files are named at this moment. */
  readonly naming: { rulesOf: NameRulesOf }
  /** Lends what reads and writes, for as long as the work takes. */
  readonly withMaking: <Result>(work: (making: PairMaking) => Promise<Result>) => Promise<Result>
  readonly topics: Topics
}

export interface PairOrder extends LanguagePair {
  readonly scope: Scope
}

export interface PairRun extends ScopeWork<PairOrder, Standing> {
  of(scope: Scope): PairChoices
  count(order: PairOrder): PairCounts
}

type Standing = Omit<PairsState, 'revision' | 'isRunning'>

const resting: Standing = { ...atRest, made: 0, apart: 0 }

/** Pure. */
export function nextPairing(standing: Standing, event: PairStep['event']): Standing {
  const done = standing.done + 1
  if (event.kind === 'written') {
    const isApart = event.warnings.includes(apart)
    return { ...standing, done, made: standing.made + 1, apart: standing.apart + Number(isApart) }
  }
  if (event.reason === 'covered') return { ...standing, done }
  const { code, message } = event
  const problem = standing.problem ?? { code: code ?? 'input.invalid', message }
  return { ...standing, done, failed: standing.failed + 1, problem }
}

export function createPairRun(parts: PairRunParts): PairRun {
  const { library, runs, rules, withMaking, topics } = parts

  function keep({ event, outcome, written }: PairStep, task: ScopeTask<Standing>): void {
    if (event.kind === 'written' || event.reason !== 'covered') runs.record(task.runId(), [outcome])
    if (written) {
      library.recordWritten(written)
      topics.changed('history')
    }
    task.count((standing) => nextPairing(standing, event))
  }

  const pairing: ScopeVerb<PairOrder, LibraryEntry, Standing> = {
    topic: 'pairs',
    busy: 'Files in two languages are being made. Wait for it, or stop it.',
    first: () => resting,
    find(order) {
      const pair = pairIn(order)
      const files = library.resolve(order.scope).filter((entry) => hasBoth(entry, pair))
      if (files.length === 0) throw new AppError('input.invalid', 'None of these videos has a file in both languages.')
      return { files, run: { kind: 'pair', command: 'pair', scope: scopeOf(files, pairTag(pair)) } }
    },
    async work(entries, task, order) {
      const { signal } = task
      const pair = pairIn(order)
      const videos = await readVideos(library, entries, signal)
      const wanted = videos.map((video): PairedVideo => ({ video, pair }))
      await withMaking((making) =>
        keepPairs(making, wanted, {
          runId: () => task.runId(),
          ...{ signal, isTold: () => false, tellsAll: true },
          onStep: (step) => keep(step, task),
        }),
      )
    },
  }

  /** null where no name would do: making it says why. */
  function nameFor(videoPath: string, pair: LanguagePair): string | null {
    const pick = { language: pairTag(pair), isHearingImpaired: false, extension: null, isMadeHere: true }
    try {
      return nameOfPath(writtenName({ videoPath, isForced: false }, pick, parts.naming.rulesOf(videoPath)))
    } catch (thrown) {
      if (toAppError(thrown).code === 'internal') throw thrown
      return null
    }
  }

  return {
    ...createScopeWork(parts, pairing, resting),
    of: (scope) => pairChoices(library.resolve(scope), wishesIn(rules.book().said)),
    count(order) {
      const pair = pairIn(order)
      const entries = library.resolve(order.scope)
      const first = entries.find((entry) => hasBoth(entry, pair))
      return { ...countPairs(entries, pair), name: first ? nameFor(first.path, pair) : null }
    },
  }
}

function wishesIn(said: readonly Wish[]): PairWishes {
  const languages = said.flatMap((wish) => languagesOfWish(wish)).filter((language) => !language.includes('+'))
  return { pairs: pairsOf(said), languages: [...new Set(languages)] }
}

function pairIn(pair: LanguagePair): LanguagePair {
  const known = pairOf(pairTag(pair))
  if (known) return known
  throw new AppError('input.invalid', 'Choose two different languages.')
}
