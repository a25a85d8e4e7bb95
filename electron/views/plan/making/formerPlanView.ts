/** The plan that a restart has taken away: what is said of it, and for what it is made again. */
import type { PlanState } from '../../../../shared/contract/plan.ts'
import { plannedOrder } from '../../../../shared/contract/runs/estimate.ts'
import type { FormerPlans } from '../../../plan/formerPlan.ts'
import type { HandChoices } from '../../../plan/handChoices.ts'
import { videoIdOf } from '../../ids.ts'
import type { LibrarySession } from '../../library/librarySession.ts'
import type { PlanOrder } from './planScope.ts'
import type { SettingsStore } from '../../../settings/settings.ts'

export interface FormerPlanParts {
  readonly former: FormerPlans
  readonly handChoices: Pick<HandChoices, 'all'>
  readonly library: Pick<LibrarySession, 'has' | 'row' | 'toPlan'>
  readonly settings: Pick<SettingsStore, 'read'>
}

export interface FormerPlanView {
  told(): PlanState['former']
  /** Without the videos that have left the library; null where nothing is left of it. */
  order(): PlanOrder | null
  keep(plan: { readonly madeMs: number; readonly videos: number; readonly order: PlanOrder }): void
  forget(): void
}

export function createFormerPlanView({ former, handChoices, library, settings }: FormerPlanParts): FormerPlanView {
  /** Choices about wishes that are still missing: the others are carried out. */
  function openChoices(): number {
    return handChoices.all(settings.read()['service.address']).filter(({ videoPath, wish }) => {
      const id = videoIdOf(videoPath)
      if (!library.has(id)) return false
      return library.row(id).wishes.some((each) => each.wish === wish && each.state !== 'covered')
    }).length
  }

  /** Rows of titles and seasons could hold other videos after a restart. */
  function inVideos(order: PlanOrder): PlanOrder {
    const { scope } = order
    if (scope.ids === null) return order
    return { ...order, scope: { ...scope, search: '', ids: library.toPlan(scope).map(({ id }) => id) } }
  }

  return {
    told() {
      const last = former.last()
      return last && { madeMs: last.madeMs, videos: last.videos, decided: openChoices() }
    },
    order() {
      const last = former.last()
      const read = last && plannedOrder.safeParse(JSON.parse(last.scope))
      if (!read?.success) return null
      const { scope } = read.data
      if (scope.ids === null) return read.data
      const ids = scope.ids.filter((id) => library.has(id))
      return ids.length === 0 ? null : { ...read.data, scope: { ...scope, ids } }
    },
    keep({ madeMs, videos, order }) {
      former.keep({ madeMs, videos, scope: JSON.stringify(inVideos(order)) })
    },
    forget: () => former.forget(),
  }
}
