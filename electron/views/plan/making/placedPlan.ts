/** What follows from the rows of the board and what was decided about them, with what is left and cached by now. */
import { planGaps, type PlanChoicesParts } from '../../../batch/planBatch.ts'
import { isServiceAway } from '../../../serviceClient/awayPause.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { QuotaLedger } from '../../../quota/quotaLedger.ts'
import type { SettingsStore } from '../../../settings/settings.ts'
import type { Gap } from '../../../wanted/missing.ts'
import type { ServiceLink } from '../../serviceLink.ts'
import type { BoardState } from '../board/planBoardState.ts'
import { placements, unaskedPlacement, type Placement } from '../board/planItem.ts'
import { decidedChoices } from '../running/handDecisions.ts'

export interface PlacedPlanParts {
  readonly settings: Pick<SettingsStore, 'read'>
  readonly ledger: Pick<QuotaLedger, 'remaining'>
  readonly link: Pick<ServiceLink, 'isCached'>
  readonly jobs: PlanChoicesParts['jobs']
}

export interface PlacedPlan {
  readonly plan: Plan
  readonly places: ReadonlyMap<Gap, Placement>
}

export function placePlan({ settings, ledger, link, jobs }: PlacedPlanParts, board: BoardState): PlacedPlan {
  const values = settings.read()
  const choices = decidedChoices(board)
  const plan = planGaps(
    { cache: { has: (id) => link.isCached(id) }, ledger, jobs, service: values['service.address'] },
    choices,
    { allowance: values.yesTo, limitDownloads: null },
  )
  const decided = new Set(choices.flatMap((choice) => (choice.picked ? [choice.gap] : [])))
  const places = new Map(placements(plan, (gap) => decided.has(gap)))
  const away = awayPaths(board.matched)
  for (const gap of plan.unmatched) if (away.has(gap.video.file.path)) places.set(gap, unaskedPlacement)
  return { plan, places }
}

/** Videos that could not be asked for, because the service was away. */
function awayPaths(matched: BoardState['matched']): ReadonlySet<string> {
  const isAway = ({ status, error }: BoardState['matched'][number]) =>
    status === 'failed' && error !== undefined && isServiceAway(error.code)
  return new Set(matched.filter(isAway).map(({ video }) => video.file.path))
}
