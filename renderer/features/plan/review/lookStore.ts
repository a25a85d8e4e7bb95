/** Looks inside candidates: each is asked for once, because it may cost a download. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Preview } from '../../../../shared/contract/plan.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import type { Client } from '../../../api/client.ts'

export type Look =
  | { readonly kind: 'looking' }
  | { readonly kind: 'seen'; readonly preview: Preview }
  | { readonly kind: 'failed'; readonly problem: AppError }

export interface LookState {
  readonly looks: ReadonlyMap<string, Look>
  /** Asks again only after a failure. */
  readonly look: (rowId: string, candidateId: string) => Promise<void>
}

export type LookStore = StoreApi<LookState>

export function createLookStore(client: Client): LookStore {
  return createStore<LookState>()((set, get) => {
    const put = (key: string, look: Look) => set(({ looks }) => ({ looks: new Map(looks).set(key, look) }))
    return {
      looks: new Map(),
      async look(rowId, candidateId) {
        const key = lookKey(rowId, candidateId)
        const known = get().looks.get(key)
        if (known && known.kind !== 'failed') return
        put(key, { kind: 'looking' })
        await client.call('plan.preview', { rowId, candidateId }).then(
          (preview) => put(key, { kind: 'seen', preview }),
          (thrown: unknown) => put(key, { kind: 'failed', problem: toAppError(thrown) }),
        )
      },
    }
  })
}

/** The same subtitle can lie beside several files: each look is one row's. */
export function lookKey(rowId: string, candidateId: string): string {
  return `${rowId}\n${candidateId}`
}
