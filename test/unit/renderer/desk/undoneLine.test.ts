/** Which line the hand is on after an undo. */
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createEditActs, type LinesOnDesk } from '../../../../renderer/app/desk/edits/editActs.ts'
import { noEdits } from '../../../../renderer/app/desk/edits/edits.ts'
import type { DeskText } from '../../../../shared/contract/videos/desk.ts'
import { editedCues } from '../../../../shared/subtitle/edit/editedCues.ts'

function desk() {
  const cues = ['a', 'b', 'c'].map((text, index) => ({ startMs: index * 1_000, endMs: index * 1_000 + 900, text }))
  const lines = createStore<LinesOnDesk>(() => ({
    text: { cues } as unknown as DeskText,
    edits: noEdits,
    cues: editedCues(cues, noEdits.now),
    chosen: 1,
    editing: null,
  }))
  const acts = createEditActs(lines)
  const chosen = () => lines.getState().cues[lines.getState().chosen]?.text
  return { acts, chosen }
}

test('the line that an undo brings back is the one that the hand is on', () => {
  const { acts, chosen } = desk()
  acts.act({ kind: 'delete', at: { from: 1, part: 0 } })
  expect(chosen()).toBe('c')
  acts.act({ kind: 'undo' })
  expect(chosen()).toBe('b')
})

test('an undo that brings no line back leaves the hand where it is', () => {
  const { acts, chosen } = desk()
  acts.act({ kind: 'nudge', byMs: 100 })
  acts.choose(2)
  acts.act({ kind: 'undo' })
  expect(chosen()).toBe('c')
})
