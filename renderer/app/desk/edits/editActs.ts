/** What a person does to the lines on the desk: going to one, typing in it, and every change of them. */
import type { StoreApi } from 'zustand/vanilla'
import type { DeskText } from '../../../../shared/contract/videos/desk.ts'
import { editedCues, type EditedCue } from '../../../../shared/subtitle/edit/editedCues.ts'
import { nextEdits, type CuePlace, type EditAct, type Edits } from './edits.ts'
import { editsWith, typingOf, type Typing } from './typing.ts'

export interface LinesOnDesk {
  readonly text: DeskText | null
  readonly edits: Edits
  /** As they are shown, in the order of time. */
  readonly cues: readonly EditedCue[]
  /** The line that the hand is on. */
  readonly chosen: number
  /** The line that is being typed. */
  readonly editing: Typing | null
}

type LinesStore = Pick<StoreApi<LinesOnDesk>, 'getState' | 'setState'>

export interface EditActs {
  readonly choose: (index: number) => void
  /** Takes over what is typed, and goes to this line. */
  readonly edit: (place: CuePlace | null) => void
  readonly type: (typed: Partial<Pick<Typing, 'text' | 'start' | 'end'>>) => void
  /** Takes over what is typed. */
  readonly take: () => void
  /** The line stays as it was before it was typed in. */
  readonly drop: () => void
  readonly act: (act: EditAct) => void
}

function isSamePlace(a: CuePlace, b: CuePlace): boolean {
  return a.from === b.from && a.part === b.part
}

export function createEditActs({ getState: get, setState: set }: LinesStore): EditActs {
  function take(): void {
    const { text, edits, editing } = get()
    if (!text || !editing) return
    set({ editing: null })
    become(editsWith(edits, editing, text.cues))
  }

  function become(edits: Edits, isBack = false): void {
    const { text, chosen, cues: before } = get()
    if (!text) return
    const cues = editedCues(text.cues, edits.now)
    // The hand stays on its line wherever that goes, unless one comes back: that is what is looked for then.
    const held = before[chosen]
    const returned = isBack ? cues.findIndex((cue) => !before.some((known) => isSamePlace(cue, known))) : -1
    const index = returned < 0 ? cues.findIndex((cue) => held !== undefined && isSamePlace(cue, held)) : returned
    set({ edits, cues, chosen: index < 0 ? Math.min(chosen, Math.max(0, cues.length - 1)) : index })
  }

  return {
    take,
    choose(index) {
      const { cues } = get()
      set({ chosen: Math.max(0, Math.min(cues.length - 1, index)) })
    },
    edit(place) {
      take()
      const { cues } = get()
      const cue = place && cues.find((known) => isSamePlace(known, place))
      set({ editing: cue ? typingOf(cue) : null })
    },
    type: (typed) => set(({ editing }) => ({ editing: editing && { ...editing, ...typed } })),
    drop: () => set({ editing: null }),
    act(act) {
      const { text, edits } = get()
      if (text) become(nextEdits(edits, act, text.cues), act.kind === 'undo')
    },
  }
}
