/**
 * What the loop of watch mode does when there is something to do: a round for what is missing, then one for what may have
 * become better; and the digest, once a turn. When it is done is the loop's to say.
 */
import { nothingLeftOut } from '../batch/surveyLibrary.ts'
import type { PairFollower } from '../batch/pairs/pairFollower.ts'
import { createBetterRound, type BetterRoundParts } from './rounds/betterRound.ts'
import { limitsLeft, spentLimits } from './rounds/watchLimits.ts'
import { createWatchSpending } from './rounds/watchSpending.ts'
import { createRound, type RoundOrder, type RoundParts } from './rounds/watchRound.ts'
import { createWatchScope, type ScopeOfWatch } from './rounds/watchScope.ts'
import type { Translations, TranslationQueue } from './rounds/translations.ts'
import type { DailyDigest } from './digest.ts'
import type { Checked } from './look/checkRoot.ts'
import { quietUntil } from './quietHours.ts'
import type { QuestionNotice } from './questionNotice.ts'
import type { WatchListener } from './watchListener.ts'

export interface WorkOrder {
  readonly roots: readonly string[]
  readonly signal: AbortSignal
}

export interface WatchWork {
  /** Whether there is something to do for these roots. */
  isDue(roots: readonly string[]): boolean
  /** False while paused, in quiet hours, or while the user's own run goes on. */
  isAllowed(): boolean
  /** @throws AppError where it cannot work at all, and 'cancelled'; then it goes on next time */
  run(order: WorkOrder): Promise<void>
  /** A folder, or a part of it, was looked at. */
  noteChecked(root: string, checked: Checked): Promise<void>
  /** Once a turn: the digest, and whatever else the time brings. */
  endTurn(): void
}

/** How a watch works, for as long as it is open. */
export interface WatchKind {
  /** Asks nothing, and writes what the cache can give. */
  readonly isOffline: boolean
  /** Says what it would write, and neither writes nor orders anything. */
  readonly isDryRun: boolean
  /** The first round looks at everything, as `get` does, and tells of it. */
  readonly startsWhole: boolean
  /** Of all its rounds together; null for no limit. */
  readonly limitDownloads: number | null
  readonly limitSearches: number | null
  readonly scope: ScopeOfWatch
}

export interface WatchWorkParts extends RoundParts, BetterRoundParts {
  readonly home: RoundParts['home']
  readonly translations: Translations
  readonly queue: Pick<TranslationQueue, 'turn'>
  readonly digest: Pick<DailyDigest, 'due'>
  readonly questions: Pick<QuestionNotice, 'turn'>
  readonly listener: Pick<WatchListener, 'emit' | 'checked' | 'round' | 'limited' | 'digest' | 'written'>
  readonly kind: WatchKind
  readonly pairs: PairFollower
  /** False while the user paused it, or runs something else. */
  readonly mayWork: () => boolean
}

export function createWatchWork(parts: WatchWorkParts): WatchWork {
  const { home, videos, calendar, better, translations, queue, digest, listener, clock, kind } = parts
  const { isOffline, isDryRun } = kind
  const round = createRound(parts)
  const takeBetter = createBetterRound(parts)
  const mayTakeBetter = !isOffline && !isDryRun
  const scope = createWatchScope(kind.scope)
  const skipped = new Map<string, RoundOrder['skipped']>()
  const spentNow = createWatchSpending(home, kind, clock.nowMs())
  const spentOf = spentLimits(kind)
  let isWhole = kind.startsWhole

  const isQuiet = () => quietUntil(home, clock.nowMs()) !== null
  const isAllowed = () => parts.mayWork() && !isQuiet()

  function hasToCheck(roots: readonly string[]): boolean {
    if (scope.isWhole) return videos.hasToCheck(roots)
    return videos.toCheck(roots).some((path) => !scope.isAside(path))
  }

  /** The time has come for something, beside what changed. */
  function isTimeUp(roots: readonly string[]): boolean {
    if (translations.hasNews()) return true
    if (!isOffline && calendar.due(clock.nowMs(), roots).some((path) => !scope.isAside(path))) return true
    return mayTakeBetter && better.due(clock.nowMs()).length > 0
  }

  /** Files in two languages, once all that they are made of is there. */
  async function keepPairs(looked: readonly string[], signal: AbortSignal): Promise<void> {
    for (const { event } of await parts.pairs.follow(looked, signal)) {
      videos.recordWritten(event.video)
      listener.written(event)
      listener.emit(event)
    }
  }

  return {
    isAllowed,
    isDue: (roots) => isWhole || hasToCheck(roots) || isTimeUp(roots),
    async run({ roots, signal }) {
      const { emit } = listener
      const looked = isDryRun ? [] : videos.toCheck(roots)
      const limits = () => limitsLeft(kind, spentNow())
      const order = { roots, isWhole, skipped: sumOf(skipped.values()), ...limits(), scope, isOffline, isDryRun }
      const result = await round({ ...order, signal, emit })
      isWhole = false
      if (result) listener.round(result)
      if (mayTakeBetter) await takeBetter({ ...limits(), signal, emit })
      for (const message of spentOf(spentNow())) listener.limited(message)
      if (!isDryRun) await keepPairs(looked, signal)
    },
    async noteChecked(root, checked) {
      if (checked.folders > 0) skipped.set(root, checked)
      await listener.checked(root, checked)
    },
    endTurn() {
      queue.turn(isAllowed())
      better.addMachineMade()
      if (isQuiet()) return
      if (!isDryRun) parts.questions.turn()
      const open = { questions: calendar.count('questions'), waiting: calendar.count('waiting') }
      const due = digest.due(clock.nowMs(), open)
      if (due) listener.digest(due)
    },
  }
}

function sumOf(counts: Iterable<RoundOrder['skipped']>): RoundOrder['skipped'] {
  const sum = { ...nothingLeftOut }
  for (const { ignored, unreadable, orphans } of counts) {
    sum.ignored += ignored
    sum.unreadable += unreadable
    sum.orphans += orphans
  }
  return sum
}
