/** Gaps that a track inside the video can serve, and what is left to ask a service for. */
import type { TitleMemory } from '../../matching/titleMemory.ts'
import { comesFirst, insideSource, type InsideSource } from '../../wanted/insideTrack.ts'
import { rulesOfGap, type AskedGap } from '../../wanted/missing.ts'
import type { RulesBook } from '../../wanted/rulesBook.ts'
import { wantsFromInside } from '../../wanted/wish.ts'

export type InsideSources = ReadonlyMap<AskedGap, InsideSource>

export function insideSources(
  memory: Pick<TitleMemory, 'rejectedIds'>,
  gaps: readonly AskedGap[],
  rules: RulesBook,
): InsideSources {
  const named = gaps.filter(({ wish }) => wantsFromInside(wish))
  return new Map(
    named.flatMap((gap) => {
      const { hearingImpaired } = rulesOfGap(rules, gap)
      const source = insideSource(gap, { hearingImpaired, rejectedIds: memory.rejectedIds(gap.video.file.path) })
      return source ? [[gap, source] as const] : []
    }),
  )
}

/** Where the track inside comes first, or where nothing else is wished for, no service has anything to say. */
export function isAskedFor(gap: AskedGap, inside: InsideSources): boolean {
  const source = inside.get(gap)
  if (source && comesFirst(source, gap.wish)) return false
  return gap.wish.alternatives.some(({ kind }) => kind !== 'inside')
}
