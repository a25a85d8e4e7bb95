/** Cleaning in the drawer: what a file could lose, what another has lost, and taking that back. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { InputOf } from '../../../../shared/contract/index.ts'
import type { RemovedPiece } from '../../../../shared/contract/runs/history.ts'
import type { Cleanable } from '../../../../shared/contract/library.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import type { Client } from '../../../api/client.ts'
import type { ActsStore } from '../../../app/acts/actsStore.ts'
import { undoing } from '../../../app/acts/undoing.ts'
import { shownText } from '../../../components/text/untrusted.ts'
import type { Texts } from '../../../texts/Texts.ts'

export type CleanOrder = InputOf<'video.clean'>
type Choice = InputOf<'video.cleanable'>

export interface CleaningState {
  /** Of the one file whose verbs are shown. */
  readonly asked: {
    readonly sidecarId: string
    readonly answer: Cleanable | null
    readonly problem: AppError | null
  } | null
  /** Of the one row whose list is shown; null until it is read. */
  readonly shown: {
    readonly rowId: number
    readonly pieces: readonly RemovedPiece[] | null
    readonly problem: AppError | null
  } | null
  readonly isBusy: boolean
  readonly ask: (choice: Choice) => Promise<void>
  readonly clean: (order: CleanOrder) => Promise<void>
  /** Shows what was taken out, or hides it again. */
  readonly show: (rowId: number) => Promise<void>
  readonly restore: (rowId: number) => Promise<void>
}

export type CleaningStore = StoreApi<CleaningState>

export function createCleaningStore(client: Client, acts: ActsStore): CleaningStore {
  return createStore<CleaningState>()((set, get) => ({
    asked: null,
    shown: null,
    isBusy: false,
    async ask(choice) {
      const { sidecarId } = choice
      const isOpen = get().asked?.sidecarId === sidecarId
      set({ asked: isOpen ? null : { sidecarId, answer: null, problem: null } })
      if (isOpen) return
      const answered = await client.call('video.cleanable', choice).then(
        (answer) => ({ sidecarId, answer, problem: null }),
        (thrown: unknown) => ({ sidecarId, answer: null, problem: toAppError(thrown) }),
      )
      if (get().asked?.sidecarId === sidecarId) set({ asked: answered })
    },
    async clean(order) {
      if (get().isBusy) return
      set({ isBusy: true })
      const { sidecarId } = order
      await client.call('video.clean', order).then(
        () => set({ asked: null }),
        (thrown: unknown) => set({ asked: { sidecarId, answer: null, problem: toAppError(thrown) } }),
      )
      set({ isBusy: false })
    },
    async show(rowId) {
      const isOpen = get().shown?.rowId === rowId
      set({ shown: isOpen ? null : { rowId, pieces: null, problem: null } })
      if (isOpen) return
      const told = await client.call('history.removed', { rowId }).then(
        ({ pieces }) => ({ rowId, pieces, problem: null }),
        (thrown: unknown) => ({ rowId, pieces: null, problem: toAppError(thrown) }),
      )
      if (get().shown?.rowId === rowId) set({ shown: told })
    },
    async restore(rowId) {
      if (get().isBusy) return
      set({ isBusy: true })
      await client.call('history.restoreDelivered', { rowId }).then(
        ({ name, batchId }) => {
          set({ shown: null })
          acts.getState().say({
            text: (texts: Texts) => texts.cleaning.restored({ name: shownText(name) }),
            ...undoing(client, { kind: 'batch', batchId }),
          })
        },
        (thrown: unknown) => set({ shown: { rowId, pieces: null, problem: toAppError(thrown) } }),
      )
      set({ isBusy: false })
    },
  }))
}
