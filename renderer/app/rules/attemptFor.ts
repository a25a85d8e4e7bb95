/** Work of a panel about some videos. It may be closed meanwhile, or open for others: then nothing that comes back belongs to it. */
import type { StoreApi } from 'zustand/vanilla'
import type { Scope } from '../../../shared/contract/scope.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'

interface Panel {
  /** null: it is closed. */
  readonly scope: Scope | null
  readonly isBusy: boolean
  readonly problem: AppError | null
}

export type Attempt = (scope: Scope, work: (isStillOpen: () => boolean) => Promise<void>) => Promise<void>

export function createAttempt({ getState, setState }: Pick<StoreApi<Panel>, 'getState' | 'setState'>): Attempt {
  return async (scope, work) => {
    const isStillOpen = () => getState().scope === scope
    setState({ problem: null, isBusy: true })
    await work(isStillOpen).catch((thrown: unknown) => isStillOpen() && setState({ problem: toAppError(thrown) }))
    if (isStillOpen()) setState({ isBusy: false })
  }
}
