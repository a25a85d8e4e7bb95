/** Where what is missing can come from: asked of a service, taken from inside the video, or of no use under its name. */
import { nameRules, type NamingSettings } from '../../clean/nameRules.ts'
import type { TitleMemory } from '../../matching/titleMemory.ts'
import type { AskedGap, Coverage, Gap } from '../../wanted/missing.ts'
import type { RulesBook } from '../../wanted/rulesBook.ts'
import { insideSources, isAskedFor, type InsideSources } from './insideGaps.ts'
import { gapsByName, type GapsByName } from './tooLongNames.ts'

export interface GapsBySource<One extends AskedGap = Gap> extends GapsByName<One> {
  readonly inside: InsideSources
  /** Of those that can be named: what is inside the videos is asked of nobody. */
  readonly asked: readonly One[]
}

export interface SourceParts {
  readonly memory: Pick<TitleMemory, 'rejectedIds'>
  readonly naming: NamingSettings
}

export function gapsBySource<One extends AskedGap>(
  { memory, naming }: SourceParts,
  gaps: readonly One[],
  rules: RulesBook,
): GapsBySource<One> {
  const { nameable, tooLong } = gapsByName(gaps, nameRules(naming, rules))
  const inside = insideSources(memory, nameable, rules)
  return { nameable, tooLong, inside, asked: nameable.filter((gap) => isAskedFor(gap, inside)) }
}

export function asksService(
  parts: SourceParts,
  { gaps, forced }: Pick<Coverage, 'gaps' | 'forced'>,
  rules: RulesBook,
): boolean {
  return gapsBySource(parts, [...gaps, ...forced], rules).asked.length > 0
}
