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
  /** Of the chosen one's texts as they were first read: what came since was not looked at. Null before that. */
  readonly revision: string | null
  /** Grows whenever the chosen one has to be read anew. */
  readonly look: number
  readonly decided: Decided | null
  /** Why the last decision did not come about. */
  readonly refusal: Problem | null
  readonly isBusy: boolean
  /** The reason is being asked for. */
  readonly isRejecting: boolean
  readonly choose: (upload: WaitingUpload) => void
  readonly sawTexts: (nId: string, revision: string) => void
  readonly askReason: (isAsked: boolean) => void
  readonly approve: () => Promise<void>
  readonly reject: (reason: string) => Promise<void>
}

export type UploadsStore = StoreApi<UploadsView>

export function createUploadsStore(client: OperatorClient): UploadsStore {
  const list = createRowsStore<WaitingUpload>((window) => client.call('uploads.waiting', window))
  return createStore<UploadsView>()((set, get) => {
    list.subscribe(({ rows, total, problem }, before) => {
      set({ rows, total, problem })
      // Where nothing was to be seen, the first one may come up by itself; where something was looked at, nothing takes its place.
      const isFirst = (before.rows ?? []).length === 0
      turnTo(kept(get().chosen, rows) ?? (isFirst ? (rows?.[0] ?? null) : null))
    })

    /** What was read of one upload says nothing of another one. */
    function turnTo(chosen: WaitingUpload | null): void {
      const isSame = chosen?.nId === get().chosen?.nId
      set({ chosen, ...(!isSame && { revision: null, isRejecting: false }) })
    }

    async function decide(kind: Decided['kind'], send: (upload: WaitingUpload) => Promise<unknown>): Promise<void> {
      const { chosen: upload, rows, isBusy } = get()
      if (!upload || isBusy) return
      set({ isBusy: true, refusal: null })
      try {
        await send(upload)
        set({ decided: { kind, upload }, isRejecting: false })
        if (get().chosen?.nId === upload.nId) turnTo(neighbourOf(upload, rows ?? []))
      } catch (thrown) {
        set({ refusal: problemOf(thrown), revision: null, look: get().look + 1 })
      }
      // What somebody else decided meanwhile is gone too.
      await list.getState().readAgain()
      set({ isBusy: false })
    }

    return {
      ...list.getState(),
      chosen: null,
      revision: null,
      look: 0,
      decided: null,
      refusal: null,
      isBusy: false,
      isRejecting: false,
      choose(upload) {
        set({ refusal: null, isRejecting: false })
        turnTo(upload)
      },
      sawTexts(nId, revision) {
        if (nId === get().chosen?.nId && get().revision === null) set({ revision })
      },
      askReason: (isRejecting) => set({ isRejecting: isRejecting && get().chosen !== null }),
      async approve() {
        const { revision } = get()
        if (revision !== null) await decide('approved', ({ nId }) => client.call('uploads.approve', { nId, revision }))
      },
      reject: (reason) => decide('rejected', ({ nId }) => client.call('uploads.reject', { nId, reason })),
    }
  })
}

/** The same upload as it is now; null where it waits no more. */
function kept(chosen: WaitingUpload | null, rows: readonly WaitingUpload[] | null): WaitingUpload | null {
  return rows?.find(({ nId }) => nId === chosen?.nId) ?? null
}

/** The next one, else the one before. */
function neighbourOf({ nId }: WaitingUpload, rows: readonly WaitingUpload[]): WaitingUpload | null {
  const at = rows.findIndex((row) => row.nId === nId)
  return rows[at + 1] ?? rows[at - 1] ?? null
}
