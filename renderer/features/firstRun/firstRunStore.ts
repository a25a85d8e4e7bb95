/** What the first questions need: the answers so far, and what goes wrong. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { ScreenId, ScreenParts } from '../../app/screen.ts'

export interface FirstRunState {
  readonly problem: AppError | null
  readonly isBusy: boolean
  /** Adds the sample videos, plans them and leads to the plan. */
  readonly trySample: () => Promise<void>
}

export type FirstRunStore = StoreApi<FirstRunState>

export function createFirstRunStore({ client }: ScreenParts, end: (screen: ScreenId) => Promise<void>): FirstRunStore {
  return createStore<FirstRunState>()((set) => ({
    problem: null,
    isBusy: false,
    async trySample() {
      set({ problem: null, isBusy: true })
      try {
        const folder = await client.call('folders.addSample', {})
        await client.call('plan.make', { folderId: folder.id, videoIds: null })
        await end('plan')
      } catch (thrown) {
        set({ problem: toAppError(thrown) })
      }
      set({ isBusy: false })
    },
  }))
}
