/** Turns the host's reasons ('group', '!fps') into what the chips show. Pure; words come from the texts. */

export const chipAspects = ['group', 'source', 'fps', 'edition', 'streaming', 'proper', 'resolution', 'codec'] as const
export type ChipAspect = (typeof chipAspects)[number]

export interface ReasonChip {
  readonly aspect: ChipAspect
  readonly isSame: boolean
}

/** What differs stands first: it is what a person looks for. Reasons that this screen has no word for are left out. */
export function chipsOf(reasons: readonly string[]): readonly ReasonChip[] {
  const chips = reasons.flatMap((reason) => {
    const isSame = !reason.startsWith('!')
    const aspect = chipAspects.find((known) => known === (isSame ? reason : reason.slice(1)))
    return aspect ? [{ aspect, isSame }] : []
  })
  return chips.sort((a, b) => Number(a.isSame) - Number(b.isSame) || order(a) - order(b))
}

function order({ aspect }: ReasonChip): number {
  return chipAspects.indexOf(aspect)
}
