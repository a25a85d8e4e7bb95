/** What answers mean before they are given: how many questions, which, and what they cost when the plan runs. */
import type { ReviewMeaning } from '../../../shared/contract/runs/review.ts'
import type { PlanBoard } from '../plan/board/planBoard.ts'
import type { Decision, PlanItem } from '../plan/board/planItem.ts'
import type { ServiceLink } from '../serviceLink.ts'
import { episodeCodeOf } from '../videoTitle.ts'
import type { Question } from './reviewList.ts'

export interface MeaningParts {
  readonly board: Pick<PlanBoard, 'plan'>
  readonly link: Pick<ServiceLink, 'isCached'>
}

const codesShown = 12

export const free = { downloads: 0, cached: 0, ai: 0 } as const

export function meaningOf(parts: MeaningParts, decisions: ReadonlyMap<PlanItem, Decision>): ReviewMeaning {
  return { ...costOf(parts, decisions), questions: decisions.size, codes: codesOf([...decisions.keys()]) }
}

export function codesOf(of: readonly (Question | PlanItem)[]): string[] {
  const codes = of.flatMap((each) => {
    const item = 'choice' in each ? each : each.item
    const code = item ? episodeCodeOf(item.choice.gap.release) : ''
    return code === '' ? [] : [code]
  })
  return codes.sort().slice(0, codesShown)
}

/** What the plan pays for these when it runs: an archive that it fetches anyway, or that is here, costs nothing more. */
function costOf({ board, link }: MeaningParts, decisions: ReadonlyMap<PlanItem, Decision>) {
  const picked = [...decisions.values()].flatMap((decision) => ('subtitleId' in decision ? [decision] : []))
  const ai = picked.filter(({ kind }) => kind === 'translate').length
  const wanted = picked.filter(({ kind }) => kind === 'subtitle').map(({ subtitleId }) => subtitleId)
  const fetched = new Set(board.plan()?.archives.map(({ subtitle }) => subtitle.id))
  const cached = wanted.filter((id) => link.isCached(id)).length
  const paid = new Set(wanted.filter((id) => !link.isCached(id) && !fetched.has(id)))
  return { downloads: paid.size, cached, ai }
}
