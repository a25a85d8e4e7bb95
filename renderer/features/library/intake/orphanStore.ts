/** What can be done with subtitles of ours that no video stands beside: into the trash, or after a video of another name. */
import { givenKey } from '../../../../shared/acts/fileKeys.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OutputOf } from '../../../../shared/contract/index.ts'
import type { AppError } from '../../../../shared/errors.ts'
import { createBusyAttempt } from '../../../app/stores/attempt.ts'
import { oneAtATime } from '../../../api/oneAtATime.ts'
import { trashOrphans } from '../../../app/acts/trashOrphans.ts'
import type { ScreenDependencies } from '../../../app/address/screen.ts'
import { shownText } from '../../../components/text/untrusted.ts'

export interface OrphanState {
  /** Of ours in the list that is shown. */
  readonly ours: number
  /** The one whose menu is open, and the videos that it may belong to. */
  readonly asked: { readonly rowId: number; readonly videos: OutputOf<'orphans.videos'> } | null
  readonly isBusy: boolean
  readonly problem: AppError | null
  readonly count: () => Promise<void>
  readonly ask: (rowId: number) => Promise<void>
  /** null: all of ours. */
  readonly trash: (rowId: number | null) => Promise<void>
  readonly give: (rowId: number, videoId: string) => Promise<void>
}

export type OrphanStore = StoreApi<OrphanState>

export function createOrphanStore({ client, acts }: Pick<ScreenDependencies, 'client' | 'acts'>): OrphanStore {
  return createStore<OrphanState>()((set, get) => {
    const attempt = createBusyAttempt(set)
    return {
      ours: 0,
      asked: null,
      isBusy: false,
      problem: null,
      count: oneAtATime(() => client.call('orphans.count', { search: '' }).then(set, () => undefined)),
      async ask(rowId) {
        set({ asked: { rowId, videos: [] } })
        const videos = await client.call('orphans.videos', { rowId }).catch(() => [])
        if (get().asked?.rowId === rowId) set({ asked: { rowId, videos } })
      },
      trash: (rowId) =>
        attempt(() => {
          const rowIds = rowId === null ? null : [rowId]
          return trashOrphans(client, acts.getState().say, { search: '', rowIds })
        }),
      give: (rowId, videoId) =>
        attempt(async () => {
          const { name } = await client.call('orphans.give', { rowId, videoId })
          acts.getState().say({
            text: (texts) => texts.acts.renamed({ name: shownText(name) }),
            key: givenKey(rowId),
            undo: () => client.call('orphans.giveBack', { rowId }),
          })
        }),
    }
  })
}
