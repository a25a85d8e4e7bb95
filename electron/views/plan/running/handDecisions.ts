/** What a person decides about the rows of a plan: whom it is for, what a plan is made from then, and where it is kept. Pure. */
import type { Candidate } from '../../../matching/choose/ranking.ts'
import type { HandChoice, PlacedChoice, WishPlace } from '../../../plan/handChoices.ts'
import type { RankedGap } from '../../../plan/plan.ts'
import { candidateOf, itemOf, type BoardState, type Decisions } from '../board/planBoardState.ts'
import { wishIdOf } from '../../ids.ts'
import { wishKeyOf, type Decision, type PlanItem } from '../board/planItem.ts'
import { matchingCandidate } from '../board/seasonChoice.ts'
import { translationSource } from '../board/translationSource.ts'

/** Where the decision about a row is kept. */
export function wishPlaceOf({ choice: { gap } }: PlanItem): WishPlace {
  return { videoPath: gap.video.file.path, wish: wishKeyOf(gap) }
}

/** What of a decision is kept with the hand choices. */
export function keptChoice(decision: Decision | null): HandChoice | null {
  return decision === null || decision.kind === 'ignore' ? null : decision
}

export function remembered(
  kept: readonly (WishPlace & { readonly choice: HandChoice })[],
): ReadonlyMap<string, Decision> {
  return new Map(kept.map(({ videoPath, wish, choice }) => [wishIdOf(videoPath, wish), choice]))
}

/** Rows that are asked for again by hand forget what was decided about them. */
export function forgottenBy(before: BoardState, after: BoardState): readonly PlacedChoice[] {
  return before.items.flatMap((item) =>
    before.decisions.has(item.id) && !after.decisions.has(item.id) ? [{ ...wishPlaceOf(item), choice: null }] : [],
  )
}

/** What a plan is made from: without what was skipped, with what was chosen. */
export function decidedChoices({ items, decisions }: BoardState): readonly RankedGap[] {
  return items.flatMap((item) => {
    if (item.stray !== null) return []
    const decided = decidedChoice(item.choice, decisions.get(item.id))
    return decided ? [decided] : []
  })
}

/** What a person chose and is no longer on offer is as open as before. */
function decidedChoice(choice: RankedGap, decision: Decision | undefined): RankedGap | null {
  if (decision === undefined) return choice
  if (!('subtitleId' in decision)) return null
  if (decision.kind === 'translate') {
    const source = translationSource(choice)
    return source ? { ...choice, pickedSource: source } : choice
  }
  const { subtitleId } = decision
  const picked = choice.ranking.candidates.find(({ subtitle }) => subtitle.id === subtitleId)
  return picked ? { ...choice, picked } : choice
}

export interface RowChoice {
  readonly rowId: string
  /** null skips. */
  readonly candidateId: string | null
  readonly isForSeason: boolean
}

/** For a season also the others of it. */
export function decisionsOf(board: BoardState, { rowId, candidateId, isForSeason }: RowChoice): Decisions {
  const item = itemOf(board, rowId)
  const chosen = candidateId === null ? null : candidateOf(board, rowId, candidateId)
  return decisionsWith(item, chosen, isForSeason ? seasonOf(board, item) : [])
}

/** The other rows of the season for the same wish; a movie has none. */
export function seasonOf({ items }: BoardState, item: PlanItem): readonly PlanItem[] {
  return item.choice.gap.release.type === 'movie' ? [] : items.filter(isOfSeason(item))
}

/** What one choice decides: its row, and those of the others that have something alike. */
export function decisionsWith(item: PlanItem, chosen: Candidate | null, others: readonly PlanItem[]): Decisions {
  const alike = others.flatMap((other): (readonly [PlanItem, Decision])[] => {
    const match = chosen && matchingCandidate(chosen, other.choice.ranking.candidates)
    return chosen && !match ? [] : [[other, decisionFor(match)]]
  })
  return new Map([[item, decisionFor(chosen)], ...alike])
}

function isOfSeason({ id, group, wish }: PlanItem): (other: PlanItem) => boolean {
  return (other) => other.id !== id && other.group === group && other.wish === wish && other.stray === null
}

function decisionFor(chosen: Candidate | null): Decision {
  return chosen ? { kind: 'subtitle', subtitleId: chosen.subtitle.id } : { kind: 'skip' }
}
