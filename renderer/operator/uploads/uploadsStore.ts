/** Uploads that wait, the one that is looked at, and what was decided last. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Problem } from '../../../shared/contract/problem.ts'
import type { WaitingUpload } from '../../../shared/contract/operator.ts'
import type { OperatorClient } from '../operatorClient.ts'
import { createRowsStore, problemOf, type RowsView } from '../rowsStore.ts'

export interface Decided {
  readonly kind: 'approved' | 'rejected'
  readonly upload: WaitingUpload
}

export interface UploadsView extends RowsView<WaitingUpload> {
  readonly chosen: WaitingUpload | null
  readonly decided: Decided | null
  /** Why the last decision did not come about. */
  readonly refusal: Problem | null
  readonly isBusy: boolean
  /** The reason is being asked for. */
  readonly isRejecting: boolean
  readonly choose: (upload: WaitingUpload) => void
  readonly askReason: (isAsked: boolean) => void
  readonly approve: () => Promise<void>
  readonly reject: (reason: string) => Promise<void>
}

export type UploadsStore = StoreApi<UploadsView>

export function createUploadsStore(client: OperatorClient): UploadsStore {
  const list = createRowsStore<WaitingUpload>((window) => client.call('uploads.waiting', window))
  return createStore<UploadsView>()((set, get) => {
    list.subscribe(({ rows, total, problem }) => set({ rows, total, problem, chosen: kept(get().chosen, rows) }))

    async function decide(kind: Decided['kind'], send: (upload: WaitingUpload) => Promise<unknown>): Promise<void> {
      const { chosen: upload, rows, isBusy } = get()
      if (!upload || isBusy) return
      set({ isBusy: true, refusal: null })
      try {
        await send(upload)
        set({ decided: { kind, upload }, chosen: neighbourOf(upload, rows ?? []), isRejecting: false })
      } catch (thrown) {
        set({ refusal: problemOf(thrown) })
      }
      // What somebody else decided meanwhile is gone too.
      await list.getState().readAgain()
      set({ isBusy: false })
    }

    return {
      ...list.getState(),
      chosen: null,
      decided: null,
      refusal: null,
      isBusy: false,
      isRejecting: false,
      choose: (chosen) => set({ chosen, refusal: null, isRejecting: false }),
      askReason: (isRejecting) => set({ isRejecting: isRejecting && get().chosen !== null }),
      approve: () => decide('approved', ({ nId }) => client.call('uploads.approve', { nId })),
      reject: (reason) => decide('rejected', ({ nId }) => client.call('uploads.reject', { nId, reason })),
    }
  })
}

/** The same upload as it is now; the first one where it waits no more. */
function kept(chosen: WaitingUpload | null, rows: readonly WaitingUpload[] | null): WaitingUpload | null {
  return rows?.find(({ nId }) => nId === chosen?.nId) ?? rows?.[0] ?? null
}

/** The next one, else the one before. */
function neighbourOf({ nId }: WaitingUpload, rows: readonly WaitingUpload[]): WaitingUpload | null {
  const at = rows.findIndex((row) => row.nId === nId)
  return rows[at + 1] ?? rows[at - 1] ?? null
}
