/** The gaps whose wishes come to a translation that the service has nothing to make with, or that the plan there does not include. */
import type { LanguagePair } from '../../ai/aiJobs.ts'
import type { Translators } from '../../ai/translators.ts'
import type { TranslationObstacle } from '../../plan/plan.ts'
import type { Gap } from '../../wanted/missing.ts'
import { languageOfWish } from '../../wanted/rulesBook.ts'

interface TranslationOrder {
  readonly isOffline: boolean
  /** A person orders it: the service answers for itself. */
  readonly isOrdered?: boolean
  readonly signal: AbortSignal
}

/** Asked only where a wish comes to it. @throws AppError as asking the service does */
export async function gapsWithoutTranslator(
  translators: Translators,
  gaps: readonly Gap[],
  { isOffline, isOrdered = false, signal }: TranslationOrder,
): Promise<ReadonlyMap<Gap, TranslationObstacle>> {
  const wishing = isOffline ? [] : gaps.filter((gap) => pairsOf(gap).length > 0)
  if (wishing.length === 0) return new Map()
  if (!(await translators.has(signal))) return obstructed(wishing, 'engine.missing')
  if (isOrdered) return new Map()
  if (translators.isOutsidePlan()) return obstructed(wishing, 'plan.required')
  const refused = new Set(translators.refused().map(keyOf))
  return obstructed(
    wishing.filter((gap) => pairsOf(gap).every((pair) => refused.has(keyOf(pair)))),
    'engine.missing',
  )
}

function obstructed(gaps: readonly Gap[], obstacle: TranslationObstacle): ReadonlyMap<Gap, TranslationObstacle> {
  return new Map(gaps.map((gap) => [gap, obstacle]))
}

function pairsOf({ wish }: Gap): readonly LanguagePair[] {
  const to = languageOfWish(wish)
  return wish.alternatives.flatMap((alternative) =>
    alternative.kind === 'translate' ? [{ from: alternative.from, to }] : [],
  )
}

function keyOf({ from, to }: LanguagePair): string {
  return `${from ?? ''} ${to}`
}
