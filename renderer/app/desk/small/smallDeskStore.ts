/** One subtitle as it is looked at in a drawer, in Review, Search and History: read by its file, edited nowhere. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { VideoDetails } from '../../../../shared/contract/library.ts'
import type { DeskFile } from '../../../../shared/contract/videos/desk.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import { editedCues } from '../../../../shared/subtitle/edit/editedCues.ts'
import type { Client } from '../../../api/client.ts'
import { createEditActs, type LinesOnDesk } from '../edits/editActs.ts'
import { noEdit, noEdits } from '../edits/edits.ts'
import type { SeenMeasure, SeenState } from '../seenState.ts'

export interface SmallDeskState extends SeenState, SeenMeasure, Pick<LinesOnDesk, 'editing'> {
  /** What is looked at, while it is read too; null: nothing. */
  readonly file: DeskFile | null
  readonly problem: AppError | null
  /** Costs nothing, but where the file says that it may: a person pressed the button that said so. */
  readonly read: (file: DeskFile) => Promise<void>
  readonly forget: () => void
}

export type SmallDeskStore = StoreApi<SmallDeskState>

const nothing = {
  ...{ file: null, subject: null, details: null, text: null, measure: null, problem: null },
  ...{ edits: noEdits, cues: [], chosen: 0, editing: null },
} as const

export function createSmallDeskStore(client: Client): SmallDeskStore {
  return createStore<SmallDeskState>()((set, get, store) => {
    const { choose, act } = createEditActs(store)

    /** Of the same film they are known already. */
    async function detailsOf(videoId: string): Promise<VideoDetails> {
      const { details } = get()
      return details?.row.id === videoId ? details : client.call('library.video', { videoId })
    }

    return {
      ...nothing,
      choose,
      act,
      async read(file) {
        set({ file, problem: null })
        const isAsked = () => get().file === file
        try {
          const text = await client.call('desk.text', { file })
          const { videoId, sidecarId, measured: measure } = text
          const details = await detailsOf(videoId)
          if (!isAsked()) return
          const cues = editedCues(text.cues, noEdit)
          set({ subject: { file, videoId, sidecarId }, details, text, measure, cues, edits: noEdits, chosen: 0 })
        } catch (thrown) {
          // The words of another one beside its reason would lie.
          if (isAsked()) set({ ...nothing, file, problem: toAppError(thrown) })
        }
      },
      forget: () => set(nothing),
    }
  })
}
