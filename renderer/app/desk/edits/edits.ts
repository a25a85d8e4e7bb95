/** What a person has done to a subtitle and not yet kept: every act, with the way back. Pure. */
import {
  editedCues,
  type CueChange,
  type EditedCue,
  type SubtitleEdit,
} from '../../../../shared/subtitle/edit/editedCues.ts'
import type { Cue } from '../../../../shared/subtitle/document.ts'
import { halvesOf } from './halves.ts'

export type Words = CueChange['cues'][number]

export interface Edits {
  readonly now: SubtitleEdit
  readonly past: readonly SubtitleEdit[]
  readonly future: readonly SubtitleEdit[]
}

/** Which cue is meant, whatever is done to others. */
export type CuePlace = Pick<EditedCue, 'from' | 'part'>

/** A line of which something goes; null: nothing of it is left. */
export interface TakenOut {
  readonly at: CuePlace
  readonly left: string | null
}

export type EditAct =
  | { readonly kind: 'nudge'; readonly byMs: number }
  /** As it was written, words and lines stay edited. */
  | { readonly kind: 'retime'; readonly speed: number; readonly offsetMs: number }
  | { readonly kind: 'set'; readonly at: CuePlace; readonly words: Words }
  /** At this letter of its text, or in its middle. */
  | { readonly kind: 'split'; readonly at: CuePlace; readonly letter: number | null }
  /** With the cue behind it. */
  | { readonly kind: 'join'; readonly at: CuePlace }
  | { readonly kind: 'delete'; readonly at: CuePlace }
  | { readonly kind: 'takeOut'; readonly lines: readonly TakenOut[] }
  | Steps

/** Through what was done. */
type Steps = { readonly kind: 'undo' } | { readonly kind: 'redo' }

export const noEdit: SubtitleEdit = { speed: 1, offsetMs: 0, changes: [] }
export const noEdits: Edits = { now: noEdit, past: [], future: [] }

export function isEdited({ speed, offsetMs, changes }: SubtitleEdit): boolean {
  return speed !== 1 || offsetMs !== 0 || changes.length > 0
}

export function nextEdits(edits: Edits, act: EditAct, cues: readonly Cue[]): Edits {
  const { now, past, future } = edits
  if (act.kind === 'undo') {
    const before = past.at(-1)
    return before ? { now: before, past: past.slice(0, -1), future: [now, ...future] } : edits
  }
  if (act.kind === 'redo') {
    const [after, ...rest] = future
    return after ? { now: after, past: [...past, now], future: rest } : edits
  }
  const next = nextEdit(now, act, cues)
  return next === now ? edits : { now: next, past: [...past, now], future: [] }
}

type Change = Exclude<EditAct, Steps>

function nextEdit(edit: SubtitleEdit, act: Change, cues: readonly Cue[]): SubtitleEdit {
  if (act.kind === 'nudge') return retimedEdit(edit, { speed: edit.speed, offsetMs: edit.offsetMs + act.byMs })
  if (act.kind === 'retime') return retimedEdit(edit, { speed: act.speed, offsetMs: act.offsetMs })
  const shown = editedCues(cues, edit)
  if (act.kind === 'takeOut') return withoutLines(edit, shown, act.lines)
  const index = indexOf(shown, act.at)
  const cue = shown[index]
  if (!cue) return edit
  switch (act.kind) {
    case 'set':
      return isSameWords(cue, act.words) ? edit : replaced(edit, shown, [[cue, [act.words]]])
    case 'delete':
      return replaced(edit, shown, [[cue, []]])
    case 'split': {
      const halves = halvesOf(cue, act.letter)
      return halves ? replaced(edit, shown, [[cue, halves]]) : edit
    }
    case 'join': {
      const next = shown[index + 1]
      return next
        ? replaced(edit, shown, [
            [cue, [joinedWords(cue, next)]],
            [next, []],
          ])
        : edit
    }
  }
}

function indexOf(shown: readonly EditedCue[], { from, part }: CuePlace): number {
  return shown.findIndex((cue) => cue.from === from && cue.part === part)
}

function withoutLines(edit: SubtitleEdit, shown: readonly EditedCue[], lines: readonly TakenOut[]): SubtitleEdit {
  const all = lines.flatMap(({ at, left }): Replacement[] => {
    const cue = shown[indexOf(shown, at)]
    return cue ? [[cue, left === null ? [] : [{ ...wordsOf(cue), text: left }]]] : []
  })
  return all.length === 0 ? edit : replaced(edit, shown, all)
}

/** What was edited moves with the rest. */
export function retimedEdit(edit: SubtitleEdit, to: Pick<SubtitleEdit, 'speed' | 'offsetMs'>): SubtitleEdit {
  const factor = to.speed / edit.speed
  const move = (ms: number) => Math.max(0, Math.round((ms - edit.offsetMs) * factor + to.offsetMs))
  return {
    ...to,
    changes: edit.changes.map(({ index, cues }) => ({
      index,
      cues: cues.map((cue) => ({ ...cue, startMs: move(cue.startMs), endMs: move(cue.endMs) })),
    })),
  }
}

type Replacement = readonly [cue: EditedCue, by: readonly Words[]]

function replaced(edit: SubtitleEdit, shown: readonly EditedCue[], all: readonly Replacement[]): SubtitleEdit {
  const changes = new Map(edit.changes.map(({ index, cues }) => [index, cues]))
  // From the last part to the first, so that the numbers of the parts before stay.
  for (const [cue, by] of all.toSorted(([a], [b]) => b.part - a.part)) {
    const parts = changes.get(cue.from) ?? shown.filter(({ from }) => from === cue.from).map(wordsOf)
    changes.set(cue.from, [...parts.slice(0, cue.part), ...by, ...parts.slice(cue.part + 1)])
  }
  return { ...edit, changes: [...changes].map(([index, cues]) => ({ index, cues })) }
}

export function wordsOf({ startMs, endMs, text }: Words): Words {
  return { startMs, endMs, text }
}

export function isSameWords(cue: Words, words: Words): boolean {
  return cue.startMs === words.startMs && cue.endMs === words.endMs && cue.text === words.text
}

function joinedWords(cue: Words, next: Words): Words {
  return { startMs: cue.startMs, endMs: Math.max(cue.endMs, next.endMs), text: `${cue.text}\n${next.text}` }
}
