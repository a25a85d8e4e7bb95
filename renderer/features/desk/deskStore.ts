/** The subtitle on the desk: its text as it is edited, which line the hand is on, and keeping it. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DeskText } from '../../../shared/contract/desk.ts'
import type { VideoDetails } from '../../../shared/contract/library.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { ScreenName } from '../../../shared/screenAddress.ts'
import { editedCues, type EditedCue } from '../../../shared/subtitle/edit/editedCues.ts'
import type { Client } from '../../api/client.ts'
import { isEdited, nextEdits, noEdits, type CuePlace, type EditAct, type Edits } from './edits.ts'

export interface DeskSubject {
  readonly videoId: string
  readonly sidecarId: string
  /** Where Back leads. */
  readonly from: ScreenName
}

export interface DeskState {
  readonly subject: DeskSubject | null
  readonly details: VideoDetails | null
  readonly text: DeskText | null
  readonly edits: Edits
  /** As they are shown, in the order of time. */
  readonly cues: readonly EditedCue[]
  /** The line that the hand is on. */
  readonly chosen: number
  readonly editing: CuePlace | null
  readonly isSaving: boolean
  /** The last thing that was kept: what takes it back. */
  readonly keptBatchId: string | null
  /** Leaving was asked for while something is not kept. */
  readonly isLeaving: boolean
  readonly problem: AppError | null
  readonly open: (subject: DeskSubject) => Promise<void>
  readonly choose: (index: number) => void
  readonly edit: (place: CuePlace | null) => void
  readonly act: (act: EditAct) => void
  readonly keep: () => Promise<void>
  readonly takeBack: () => Promise<void>
  /** @returns whether nothing keeps them here */
  readonly askToLeave: () => boolean
  readonly stay: () => void
  readonly discard: () => void
}

export type DeskStore = StoreApi<DeskState>

export function createDeskStore(client: Client): DeskStore {
  return createStore<DeskState>()((set, get) => {
    const isOpen = (subject: DeskSubject) => get().subject === subject

    function put(text: DeskText): void {
      set({ text, edits: noEdits, cues: editedCues(text.cues, noEdits.now), editing: null, problem: null })
    }

    async function read(subject: DeskSubject): Promise<void> {
      const { videoId, sidecarId } = subject
      try {
        const [details, text] = await Promise.all([
          client.call('library.video', { videoId }),
          client.call('desk.text', { file: { kind: 'beside', videoId, sidecarId } }),
        ])
        if (!isOpen(subject)) return
        set({ details })
        put(text)
      } catch (thrown) {
        if (isOpen(subject)) set({ problem: toAppError(thrown) })
      }
    }

    return {
      subject: null,
      details: null,
      text: null,
      edits: noEdits,
      cues: [],
      chosen: 0,
      editing: null,
      isSaving: false,
      keptBatchId: null,
      isLeaving: false,
      problem: null,
      async open(subject) {
        const { subject: before } = get()
        if (before?.videoId === subject.videoId && before.sidecarId === subject.sidecarId) return
        set({ subject, details: null, text: null, edits: noEdits, cues: [], chosen: 0, editing: null, problem: null })
        set({ keptBatchId: null, isLeaving: false })
        await read(subject)
      },
      choose(index) {
        const { cues } = get()
        set({ chosen: Math.max(0, Math.min(cues.length - 1, index)) })
      },
      edit: (editing) => set({ editing }),
      act(act) {
        const { text, edits, chosen, cues: before } = get()
        if (!text) return
        const next = nextEdits(edits, act, text.cues)
        const cues = editedCues(text.cues, next.now)
        // The hand stays on its line wherever that goes.
        const held = before[chosen]
        const index = cues.findIndex(({ from, part }) => from === held?.from && part === held.part)
        set({ edits: next, cues, chosen: index < 0 ? Math.min(chosen, Math.max(0, cues.length - 1)) : index })
      },
      async keep() {
        const { subject, text, edits, isSaving } = get()
        if (!subject || !text || isSaving || !isEdited(edits.now)) return
        const { videoId, sidecarId } = subject
        const { speed, offsetMs } = edits.now
        const changes = edits.now.changes.map(({ index, cues }) => ({ index, cues: [...cues] }))
        set({ isSaving: true, problem: null })
        try {
          const order = { videoId, sidecarId, version: text.version, speed, offsetMs, changes, adopts: !text.isOurs }
          const kept = await client.call('desk.save', order)
          if (!isOpen(subject)) return
          put(kept.text)
          set({ keptBatchId: kept.batchId, isLeaving: false })
        } catch (thrown) {
          set({ problem: toAppError(thrown) })
        } finally {
          set({ isSaving: false })
        }
      },
      async takeBack() {
        const { subject, keptBatchId } = get()
        if (!subject || keptBatchId === null) return
        set({ keptBatchId: null })
        try {
          await client.call('history.undo', { scope: { kind: 'batch', batchId: keptBatchId } })
          await read(subject)
        } catch (thrown) {
          set({ problem: toAppError(thrown) })
        }
      },
      askToLeave() {
        const isKept = !isEdited(get().edits.now)
        set({ isLeaving: !isKept })
        return isKept
      },
      stay: () => set({ isLeaving: false }),
      discard() {
        const { text } = get()
        if (text) put(text)
        set({ isLeaving: false })
      },
    }
  })
}
