/** Taking a collection in, stopping it, and looking at what could not be read. What stands is the app's shared record. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AppError } from '../../../../shared/errors.ts'
import { createAttempt } from '../../../app/stores/attempt.ts'
import type { PlaceBrowserStore } from '../../../app/places/placeBrowserStore.ts'
import type { ScreenDependencies } from '../../../app/address/screen.ts'

export interface SkippedList {
  readonly sourceId: string
  readonly messages: readonly string[]
  readonly total: number
}

export interface CollectionEdit {
  readonly problem: AppError | null
  /** Files and folders can be dropped on the window. */
  readonly canDrop: boolean
  /** The list that is open. */
  readonly skipped: SkippedList | null
  readonly choose: (kind: 'folder' | 'file') => Promise<void>
  readonly addDropped: (files: readonly File[]) => Promise<void>
  readonly takeIn: (sourceId: string) => Promise<void>
  readonly takeOut: (sourceId: string) => Promise<void>
  readonly cancel: () => Promise<void>
  readonly forget: (sourceId: string) => Promise<void>
  readonly showSkipped: (sourceId: string | null) => Promise<void>
}

export type CollectionEditStore = StoreApi<CollectionEdit>

const mostShown = 200

export function createCollectionEditStore(
  { client, host }: Pick<ScreenDependencies, 'client' | 'host'>,
  browser: PlaceBrowserStore,
): CollectionEditStore {
  return createStore<CollectionEdit>()((set) => {
    const attempt = createAttempt(set)
    return {
      problem: null,
      canDrop: host.canDropFiles && client.drop !== null,
      skipped: null,
      choose: (kind) =>
        attempt(() => (host.canChooseFolder ? client.call('collection.choose', { kind }) : browser.getState().open())),
      addDropped: (files) =>
        attempt(async () => {
          if (client.drop && files.length > 0)
            await client.call('collection.addDropped', { dropId: await client.drop(files) })
        }),
      takeIn: (sourceId) => attempt(() => client.call('collection.takeIn', { sourceId })),
      takeOut: (sourceId) => attempt(() => client.call('collection.takeOut', { sourceId })),
      cancel: () => attempt(() => client.call('collection.cancel', {})),
      forget: (sourceId) => attempt(() => client.call('collection.forget', { sourceId })),
      async showSkipped(sourceId) {
        if (sourceId === null) {
          set({ skipped: null })
          return
        }
        await attempt(async () => {
          const { rows, total } = await client.call('collection.skipped', { sourceId, offset: 0, limit: mostShown })
          set({ skipped: { sourceId, messages: rows.map(({ message }) => message), total } })
        })
      },
    }
  })
}
