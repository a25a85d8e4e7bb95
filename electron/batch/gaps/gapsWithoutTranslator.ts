/** The gaps whose wishes come to a translation that the service has nothing to make with. */
import type { LanguagePair } from '../../ai/aiJobs.ts'
import type { Translators } from '../../ai/translators.ts'
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
): Promise<ReadonlySet<Gap>> {
  const wishing = isOffline ? [] : gaps.filter((gap) => pairsOf(gap).length > 0)
  if (wishing.length === 0) return new Set()
  if (!(await translators.has(signal))) return new Set(wishing)
  const refused = new Set(isOrdered ? [] : translators.refused().map(keyOf))
  return new Set(wishing.filter((gap) => pairsOf(gap).every((pair) => refused.has(keyOf(pair)))))
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
