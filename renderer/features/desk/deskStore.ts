/** The subtitle on the desk: its text as it is edited, which line the hand is on, and keeping it. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DeskDraft, DeskFile, DeskText } from '../../../shared/contract/videos/desk.ts'
import type { VideoDetails } from '../../../shared/contract/library.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { ScreenName } from '../../../shared/screenAddress.ts'
import { editedCues, type SubtitleEdit } from '../../../shared/subtitle/edit/editedCues.ts'
import type { Client } from '../../api/client.ts'
import type { SeenSubject } from '../../app/desk/seenState.ts'
import { fileKey } from '../../app/desk/deskFiles.ts'
import { carriedEdits } from '../../app/desk/edits/carriedEdits.ts'
import { createEditActs, type EditActs, type LinesOnDesk } from '../../app/desk/edits/editActs.ts'
import { isEdited, noEdits, type Edits } from '../../app/desk/edits/edits.ts'

/** Which subtitle is asked for, and where Back leads. */
export interface DeskWish {
  readonly file: DeskFile
  readonly from: ScreenName
}

export type DeskSubject = DeskWish & SeenSubject

export interface OtherDraft {
  readonly draft: DeskDraft
  readonly revision: number
}

export interface DeskState extends LinesOnDesk, EditActs {
  readonly wish: DeskWish | null
  /** null while it is not known which video the wished one is for. */
  readonly subject: DeskSubject | null
  readonly details: VideoDetails | null
  /** What is edited was so before they came here. */
  readonly isResumed: boolean
  /** Of what is edited, as the host has it; 0 where it has none. */
  readonly revision: number
  /** What another page has edited of this subtitle meanwhile: the host has that, and nothing of what is edited here. */
  readonly other: OtherDraft | null
  /** Another version stands in the place of what is edited here. */
  readonly hasNewer: boolean
  readonly isSaving: boolean
  /** The last thing that was kept: what takes it back. */
  readonly keptBatchId: string | null
  /** Leaving was asked for while something is not kept. */
  readonly isLeaving: boolean
  readonly problem: AppError | null
  readonly open: (wish: DeskWish) => Promise<void>
  /** The same again: it is written now, or may cost its download. */
  readonly reopen: (file: DeskFile) => Promise<void>
  /** Another file has come to stand beside the video. */
  readonly refreshDetails: () => Promise<void>
  /** What another page has edited stands here, instead of what is edited here: where that may still be, once it is read. */
  readonly takeOther: (mayReplace?: () => boolean) => Promise<void>
  /** What is edited here stays, instead of what another page has edited. */
  readonly keepMine: () => void
  /** The version that stands there by now, instead of what is edited here. */
  readonly openNewer: () => Promise<void>
  readonly keep: (isOverNewer?: boolean) => Promise<void>
  readonly takeBack: () => Promise<void>
  /** The last edit; where there is none, what was kept last. */
  readonly stepBack: () => Promise<void>
  /** @returns whether nothing keeps them here */
  readonly askToLeave: () => boolean
  readonly stay: () => void
  readonly discard: () => void
}

export type DeskStore = StoreApi<DeskState>

const emptyDesk = {
  ...{ wish: null, subject: null, details: null, text: null, edits: noEdits, cues: [], chosen: 0, editing: null },
  ...{
    isResumed: false,
    revision: 0,
    other: null,
    hasNewer: false,
    keptBatchId: null,
    isLeaving: false,
    problem: null,
  },
} as const

export function createDeskStore(client: Client, deskId: string): DeskStore {
  return createStore<DeskState>()((set, get, store) => {
    const acts = createEditActs(store)
    const isOpen = (wish: DeskWish) => get().wish === wish

    async function read(wish: DeskWish, mayReplace = () => true): Promise<void> {
      try {
        const text = await client.call('desk.text', { file: wish.file })
        const { videoId, sidecarId } = text
        const details = await client.call('library.video', { videoId })
        if (!isOpen(wish) || !mayReplace()) return
        const { subject: before, text: known } = get()
        const isSame = before?.videoId === videoId && before.sidecarId === sidecarId && before.file === wish.file
        set({ details, ...(!isSame && { subject: { ...wish, videoId, sidecarId } }) })
        // What was kept here last is not what stands there now.
        if (known && known.version !== text.version) set({ keptBatchId: null })
        set(standsAs(text))
      } catch (thrown) {
        if (isOpen(wish)) set({ problem: toAppError(thrown) })
      }
    }

    async function openAnew(wish: DeskWish): Promise<void> {
      set({ ...emptyDesk, wish })
      await read(wish)
    }

    return {
      ...emptyDesk,
      isSaving: false,
      async open(wish) {
        await onceKept(store)
        const { wish: before, subject } = get()
        if (!before || fileKey(before.file) !== fileKey(wish.file) || !subject) return openAnew(wish)
        // Back leads where they came from this time.
        set({ wish: { ...before, from: wish.from }, subject: { ...subject, from: wish.from } })
      },
      reopen: (file) => onceKept(store).then(() => openAnew({ file, from: get().wish?.from ?? 'library' })),
      async refreshDetails() {
        const { wish, subject } = get()
        if (!wish || !subject) return
        await client.call('library.video', { videoId: subject.videoId }).then(
          (details) => (isOpen(wish) ? set({ details }) : undefined),
          (thrown: unknown) => (isOpen(wish) ? set({ problem: toAppError(thrown) }) : undefined),
        )
      },
      ...acts,
      async takeOther(mayReplace) {
        const { wish } = get()
        if (wish) await read(wish, mayReplace)
      },
      keepMine: () => set(({ other, revision }) => ({ other: null, revision: other?.revision ?? revision })),
      async openNewer() {
        const { wish } = get()
        if (!wish) return
        await read(wish)
        const { text, discard } = get()
        if (text?.isDraftOfOther) discard()
        set({ isLeaving: false })
      },
      async keep(isOverNewer = false) {
        acts.take()
        const { wish, subject, text, edits, isSaving, other, hasNewer, revision: over } = get()
        if (!wish || !subject || !text || isSaving || other || !isEdited(edits.now)) return
        if (hasNewer && !isOverNewer) return
        const { videoId, sidecarId } = subject
        if (sidecarId === null) return
        const { speed, offsetMs } = edits.now
        const { changes } = edits.now
        set({ isSaving: true, problem: null })
        try {
          const of = { videoId, sidecarId, version: text.version, deskId, over }
          const order = { ...of, speed, offsetMs, changes, adopts: !text.isOurs || isOverNewer, isOverNewer }
          const kept = await client.call('desk.save', order)
          if (!isOpen(wish)) return
          set({ keptBatchId: kept.batchId, isLeaving: false })
          standOn(store, { text, edits }, kept.text)
        } catch (thrown) {
          if (!isOpen(wish)) return
          const problem = toAppError(thrown)
          const hasChanged = problem.code === 'file.changed'
          set({ problem: hasChanged && !isOverNewer ? null : problem, hasNewer: hasChanged })
        } finally {
          set({ isSaving: false })
        }
      },
      async takeBack() {
        const { wish, keptBatchId } = get()
        if (!wish || keptBatchId === null) return
        set({ keptBatchId: null })
        try {
          await client.call('history.undo', { scope: { kind: 'batch', batchId: keptBatchId }, isWayBack: true })
          await read(wish)
        } catch (thrown) {
          set({ problem: toAppError(thrown) })
        }
      },
      async stepBack() {
        const { edits, act, takeBack } = get()
        if (edits.past.length > 0) act({ kind: 'undo' })
        else await takeBack()
      },
      askToLeave() {
        acts.take()
        const { subject, edits } = get()
        // What stands nowhere is only looked at.
        const isKept = (subject?.sidecarId ?? null) === null || !isEdited(edits.now)
        set({ isLeaving: !isKept })
        return isKept
      },
      stay: () => set({ isLeaving: false }),
      discard() {
        const { text } = get()
        const { revision: draftRevision } = get()
        if (text) set(standsAs({ ...text, draft: null, draftRevision, isDraftOfOther: false }))
        set({ isLeaving: false })
      },
    }
  })
}

/** What was edited while it was written can be said of the new text only once that stands here. */
function onceKept({ getState, subscribe }: DeskStore): Promise<void> {
  if (!getState().isSaving) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = subscribe(({ isSaving }) => {
      if (isSaving) return
      stop()
      resolve()
    })
  })
}

interface Ordered {
  readonly text: DeskText
  readonly edits: Edits
}

/** What was kept stands there, with what a person went on doing while it was written. */
function standOn({ getState, setState }: DeskStore, ordered: Ordered, text: DeskText): void {
  const { edits, editing } = getState()
  const isAsOrdered = edits === ordered.edits && editing === null
  const { cues } = ordered.text
  const carried = carriedEdits({ cues, kept: ordered.edits.now, now: edits.now, written: text.cues })
  if (!carried && !isAsOrdered) {
    // Nobody can say which line is which: it stays with the text that it is of, and a person says which of the two stays.
    setState({ hasNewer: true })
    return
  }
  setState(standsAs(text))
  if (!carried || isAsOrdered) return
  const place = editing && carried.placeOf(editing)
  // For itself: what comes with a text is what the host has.
  setState({ ...linesOf(text, carried.edit), editing: editing && place ? { ...editing, ...place } : null })
}

/** A text as it was read, with what was edited of it before. */
function standsAs(text: DeskText) {
  const { speed, offsetMs, changes } = text.draft ?? noEdits.now
  return {
    text,
    ...linesOf(text, { speed, offsetMs, changes }),
    editing: text.draft?.typing ?? null,
    isResumed: text.draft !== null,
    revision: text.draftRevision,
    ...{ other: null, hasNewer: false, problem: null },
  }
}

function linesOf({ cues }: DeskText, now: SubtitleEdit): Pick<DeskState, 'edits' | 'cues'> {
  // What comes from before is one step, so that taking it back leads to the file.
  const edits = isEdited(now) ? { now, past: [noEdits.now], future: [] } : noEdits
  return { edits, cues: editedCues(cues, edits.now) }
}
