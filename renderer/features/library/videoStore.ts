/** The drawer's video: its details, read again when the library changes, and taking back what was written for it. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { VideoDetails } from '../../../shared/contract/library.ts'
import { AppError, toAppError } from '../../../shared/errors.ts'
import { renamedKey } from '../../../shared/acts/fileKeys.ts'
import type { Client } from '../../api/client.ts'
import { oneAtATime } from '../../api/oneAtATime.ts'
import { sayTakenBack } from '../../app/acts/sayTakenBack.ts'
import type { Trashed } from '../../app/acts/trashedWords.ts'
import { sayRenamed } from '../../app/acts/sayRenamed.ts'
import type { ActsStore } from '../../app/acts/actsStore.ts'

export interface VideoState {
  readonly videoId: string | null
  /** Of the video before, until the asked one is there: nothing flickers on the way through the rows, and nothing of it can be pressed. */
  readonly details: VideoDetails | null
  readonly problem: AppError | null
  /** What the last undo did; null before one. */
  readonly undone: Trashed | null
  readonly open: (videoId: string) => Promise<void>
  /** Shows another video where one is open. */
  readonly turnTo: (videoId: string) => Promise<void>
  readonly close: () => void
  readonly undo: (rowId: number) => Promise<void>
  readonly showInFolder: () => Promise<void>
  /** One of the files beside the video, in the file manager. */
  readonly showSubtitle: (sidecarId: string) => Promise<void>
  /** Hands a drag that has just begun to the system. */
  readonly dragOut: (sidecarId: string) => Promise<void>
  /** Names a subtitle that was left behind after the video. */
  readonly renameSidecar: (sidecarId: string) => Promise<void>
  readonly undoRename: (renameId: number) => Promise<void>
}

export type VideoStore = StoreApi<VideoState>

export function createVideoStore(client: Client, acts: ActsStore): VideoStore {
  const { say } = acts.getState()
  return createStore<VideoState>()((set, get) => {
    /** What becomes of an order is told while its video is the one that is shown. */
    const showProblemOf = (videoId: string | null) => (thrown: unknown) => {
      if (get().videoId === videoId) set({ problem: toAppError(thrown) })
    }
    let asks = 0
    let answered = 0
    /** Whether this answer was asked for after all that have come: what was asked before a change may come after what was asked then. */
    const isNewest = (ask: number) => {
      if (ask < answered) return false
      answered = ask
      return true
    }
    const read = async (videoId: string) => {
      const ask = ++asks
      await client.call('library.video', { videoId }).then(
        (details) => {
          if (isNewest(ask) && get().videoId === videoId) set({ details, problem: null })
        },
        (thrown: unknown) => {
          if (!isNewest(ask)) return
          // Those of the video before say nothing of one that cannot be read.
          if (!isShown(get())) set({ details: null })
          showProblemOf(videoId)(thrown)
        },
      )
    }
    /** What the drawer names is what its orders are about; null while it names the video before. */
    const shownId = () => (isShown(get()) ? get().videoId : null)
    const askAgain = oneAtATime(async () => {
      const { videoId } = get()
      if (videoId !== null) await read(videoId)
    })
    const readAgain = () => void askAgain()
    const withSubtitle = async (
      command: 'subtitles.showInFolder' | 'subtitles.dragOut',
      sidecarId: string,
    ): Promise<void> => {
      const videoId = shownId()
      if (videoId === null) return
      set({ problem: null })
      await client.call(command, { file: { kind: 'beside', videoId, sidecarId } }).catch(showProblemOf(videoId))
    }
    client.on('library.changed', readAgain)
    client.on('history.changed', readAgain)
    return {
      videoId: null,
      details: null,
      problem: null,
      undone: null,
      async open(videoId) {
        if (videoId === get().videoId) return
        set({ videoId, problem: null, undone: null })
        await read(videoId)
      },
      async turnTo(videoId) {
        if (get().videoId !== null) await get().open(videoId)
      },
      close: () => set({ videoId: null, details: null }),
      async undo(rowId) {
        const { videoId } = get()
        set({ problem: null, undone: null })
        await client.call('history.undo', { scope: { kind: 'row', rowId } }).then((result) => {
          const [first] = result.kept
          sayTakenBack(client, say, result)
          if (get().videoId === videoId) set({ undone: result })
          if (first) showProblemOf(videoId)(new AppError(first.code, first.message))
        }, showProblemOf(videoId))
        readAgain()
      },
      async renameSidecar(sidecarId) {
        const videoId = shownId()
        if (videoId === null) return
        set({ problem: null })
        await client.call('video.renameSidecar', { videoId, sidecarId }).then((renamed) => {
          sayRenamed(client, acts.getState(), renamed)
          readAgain()
        }, showProblemOf(videoId))
      },
      async undoRename(renameId) {
        const { videoId } = get()
        set({ problem: null })
        await client.call('video.undoRename', { renameId }).then(() => {
          acts.getState().forget([renamedKey(renameId)])
          readAgain()
        }, showProblemOf(videoId))
      },
      async showInFolder() {
        const videoId = shownId()
        set({ problem: null })
        if (videoId !== null) await client.call('library.showInFolder', { videoId }).catch(showProblemOf(videoId))
      },
      showSubtitle: (sidecarId) => withSubtitle('subtitles.showInFolder', sidecarId),
      dragOut: (sidecarId) => withSubtitle('subtitles.dragOut', sidecarId),
    }
  })
}

/** Whether the details are those of the open video, not of the one before. */
export function isShown({ videoId, details }: Pick<VideoState, 'videoId' | 'details'>): boolean {
  return details !== null && details.row.id === videoId
}
