/** Previews of candidates: each is asked for once, because it may cost a download. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Preview } from '../../../../shared/contract/preview.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import type { Client } from '../../../api/client.ts'
import { withNewest } from '../../../app/stores/newest.ts'

export type PreviewLook =
  | { readonly kind: 'looking' }
  | { readonly kind: 'seen'; readonly preview: Preview }
  | { readonly kind: 'failed'; readonly problem: AppError }

export interface PreviewState {
  readonly previews: ReadonlyMap<string, PreviewLook>
  /** Asks again only after a failure. */
  readonly look: (rowId: string, candidateId: string) => Promise<void>
  /** Looks inside the candidate that the review shows. */
  readonly lookAtShown: () => Promise<void>
}

export type PreviewStore = StoreApi<PreviewState>

export interface ShownCandidate {
  readonly rowId: string
  readonly candidateId: string
}

export interface PreviewedReview {
  /** The candidate that the review shows; null without one. */
  readonly shown: () => ShownCandidate | null
  /** A candidate was looked into: it is here now, and whatever is done with it costs less than before. */
  readonly lookedInto: (candidate: ShownCandidate) => void
}

export function createPreviewStore(client: Client, review: PreviewedReview): PreviewStore {
  return createStore<PreviewState>()((set, get) => {
    const put = (key: string, look: PreviewLook) =>
      set(({ previews }) => ({ previews: withNewest(previews, [key, look], ({ kind }) => kind === 'looking') }))
    return {
      previews: new Map(),
      async look(rowId, candidateId) {
        const key = previewKey(rowId, candidateId)
        const known = get().previews.get(key)
        if (known && known.kind !== 'failed') return
        put(key, { kind: 'looking' })
        await client.call('plan.preview', { rowId, candidateId }).then(
          (preview) => {
            put(key, { kind: 'seen', preview })
            review.lookedInto({ rowId, candidateId })
          },
          (thrown: unknown) => put(key, { kind: 'failed', problem: toAppError(thrown) }),
        )
      },
      async lookAtShown() {
        const candidate = review.shown()
        if (candidate) await get().look(candidate.rowId, candidate.candidateId)
      },
    }
  })
}

/** The same subtitle can lie beside several files: each look is one row's. */
export function previewKey(rowId: string, candidateId: string): string {
  return `${rowId}\n${candidateId}`
}
