/** For what would pull the ground from under a plan or a run. */
import { AppError } from '../../../shared/errors.ts'
import type { PlanSession } from './planSession.ts'

/** @throws AppError 'app.busy' while a plan is made or run */
export function refuseWhilePlanning(plan: Pick<PlanSession, 'isBusy'>): void {
  if (plan.isBusy())
    throw new AppError('app.busy', 'A plan is being made or run. Wait for it, or cancel it, and try again.')
}
