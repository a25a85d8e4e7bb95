/** What a person asks of a store: the last problem is forgotten, the work is done, and what goes wrong with it is shown. */
import { toAppError, type AppError } from '../../../shared/errors.ts'

type Attempt = (work: () => Promise<unknown>) => Promise<void>

/** @param set of a store that shows one problem */
export function createAttempt(set: (told: { readonly problem: AppError | null }) => void): Attempt {
  return async (work) => {
    set({ problem: null })
    await work().catch((thrown: unknown) => set({ problem: toAppError(thrown) }))
  }
}

/** As above, and it is said while the work goes on. */
export function createBusyAttempt(set: (told: { problem?: AppError | null; isBusy?: boolean }) => void): Attempt {
  const attempt = createAttempt(set)
  return async (work) => {
    set({ isBusy: true })
    await attempt(work)
    set({ isBusy: false })
  }
}
