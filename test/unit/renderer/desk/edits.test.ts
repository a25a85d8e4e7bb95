/** What a person does to a subtitle before it is kept: words, times, splitting, joining, deleting, and each way back. */
import { expect, test } from 'vitest'
import { isEdited, nextEdits, noEdits, type EditAct, type Edits } from '../../../../renderer/app/desk/edits/edits.ts'
import { deskDraft } from '../../../../shared/contract/videos/desk.ts'
import { editedCues } from '../../../../shared/subtitle/edit/editedCues.ts'

const cues = [
  { startMs: 1_000, endMs: 2_000, text: 'One' },
  { startMs: 3_000, endMs: 5_000, text: 'Two words\nin two lines' },
  { startMs: 6_000, endMs: 7_000, text: 'Three' },
]
const at = (from: number, part = 0) => ({ from, part })
const done = (...acts: readonly EditAct[]) => acts.reduce((edits, act) => nextEdits(edits, act, cues), noEdits)
const shown = ({ now }: Edits) => editedCues(cues, now).map(({ startMs, endMs, text }) => [startMs, endMs, text])
const asWritten = shown(noEdits)

test('joining takes the words and the time of the next line', () => {
  expect(shown(done({ kind: 'join', at: at(1) }))).toEqual([
    asWritten[0],
    [3_000, 7_000, 'Two words\nin two lines\nThree'],
  ])
  expect(done({ kind: 'join', at: at(2) })).toBe(noEdits)
})

test('deleting takes the line out, and one that is gone cannot be meant again', () => {
  const deleted = done({ kind: 'delete', at: at(0) })
  expect(shown(deleted)).toEqual(asWritten.slice(1))
  expect(nextEdits(deleted, { kind: 'delete', at: at(0) }, cues)).toBe(deleted)
})

test('lines, and parts of lines, are taken out in one step, and taken back in one', () => {
  const lines = [
    { at: at(0), left: null },
    { at: at(1), left: 'Two words' },
    { at: at(7), left: null },
  ]
  const taken = done({ kind: 'takeOut', lines })
  expect(shown(taken)).toEqual([[3_000, 5_000, 'Two words'], asWritten[2]])
  expect(shown(nextEdits(taken, { kind: 'undo' }, cues))).toEqual(asWritten)
  expect(done({ kind: 'takeOut', lines: lines.slice(2) })).toBe(noEdits)
})

test('times and words are set as they are seen, and bring a line to its place', () => {
  const words = { startMs: 8_000, endMs: 9_000, text: 'Uno' }
  expect(shown(done({ kind: 'set', at: at(0), words }))).toEqual([...asWritten.slice(1), [8_000, 9_000, 'Uno']])
  expect(done({ kind: 'set', at: at(0), words: { startMs: 1_000, endMs: 2_000, text: 'One' } })).toBe(noEdits)
})

test('what was edited moves with the rest, and back', () => {
  const words = { startMs: 1_200, endMs: 2_000, text: 'Uno' }
  const moved = done({ kind: 'set', at: at(0), words }, { kind: 'nudge', byMs: 500 })
  expect(shown(moved)[0]).toEqual([1_700, 2_500, 'Uno'])
  expect(shown(nextEdits(moved, { kind: 'retime', speed: 1, offsetMs: 0 }, cues))[0]).toEqual([1_200, 2_000, 'Uno'])
})

test('a split is by the line or at the letter, and its parts are lines of their own', () => {
  const split = done({ kind: 'split', at: at(1), letter: null })
  expect(shown(split).map(([, , text]) => text)).toEqual(['One', 'Two words', 'in two lines', 'Three'])
  const [, first, second] = shown(split)
  expect([first?.[0], second?.[1]]).toEqual([3_000, 5_000])
  expect(first?.[1]).toBe(second?.[0])
  const without = nextEdits(split, { kind: 'delete', at: at(1, 0) }, cues)
  expect(shown(without).map(([, , text]) => text)).toEqual(['One', 'in two lines', 'Three'])
  const joined = nextEdits(split, { kind: 'join', at: at(1, 0) }, cues)
  expect(shown(joined)).toEqual(asWritten)
  expect(shown(done({ kind: 'split', at: at(0), letter: 1 })).map(([, , text]) => text)).toContain('ne')
})

test('both halves of a split keep the style and the place of their words, and neither is empty', () => {
  const halvesOf = (text: string, letter: number | null) => {
    const line = [{ startMs: 1_000, endMs: 3_000, text }]
    const split = nextEdits(noEdits, { kind: 'split', at: at(0), letter }, line)
    return editedCues(line, split.now).map((cue) => cue.text)
  }
  expect(halvesOf('<i>She never came\nhome again.</i>', null)).toEqual(['<i>She never came</i>', '<i>home again.</i>'])
  expect(halvesOf('{\\an8}Above\nthe picture', null)).toEqual(['{\\an8}Above', '{\\an8}the picture'])
  expect(halvesOf('<font color="#ffffff">Yes. No.</font>', null)).toEqual([
    '<font color="#ffffff">Yes.</font>',
    '<font color="#ffffff">No.</font>',
  ])
  expect(halvesOf('He said <i>no</i> to her', null)).toEqual(['He said', '<i>no</i> to her'])
  // In the middle of a tag, and right behind one that opens: the words decide.
  expect(halvesOf('Come <i>home</i>', 6)).toEqual(['Come', '<i>home</i>'])
  expect(halvesOf('Come <i>home</i>', 8)).toEqual(['Come', '<i>home</i>'])
  expect(halvesOf('<i>Come</i> home', 9)).toEqual(['<i>Come</i>', 'home'])
  // Nothing but blanks would stand behind it.
  expect(halvesOf('Come home ', 9)).toEqual(['Come', 'home'])
  expect(halvesOf('I', 1)).toEqual(['I'])
})

test('each act is taken back and done again in its order; a new one ends what was taken back', () => {
  const acts: readonly EditAct[] = [
    { kind: 'nudge', byMs: 100 },
    { kind: 'join', at: at(0) },
    { kind: 'delete', at: at(2) },
  ]
  const states = acts.map((_act, index) => shown(done(...acts.slice(0, index + 1))))
  let edits = done(...acts)
  for (const before of [states[1], states[0], asWritten]) {
    edits = nextEdits(edits, { kind: 'undo' }, cues)
    expect(shown(edits)).toEqual(before)
  }
  expect(isEdited(edits.now)).toBe(false)
  expect(nextEdits(edits, { kind: 'undo' }, cues)).toBe(edits)
  for (const after of states) {
    edits = nextEdits(edits, { kind: 'redo' }, cues)
    expect(shown(edits)).toEqual(after)
  }
  const other = nextEdits(nextEdits(edits, { kind: 'undo' }, cues), { kind: 'nudge', byMs: 1 }, cues)
  expect(other.future).toEqual([])
})

test('whatever is done to a line is a draft that the host takes, also by a measured move or another rate', () => {
  const words = { startMs: 1_200, endMs: 2_000, text: 'Uno' }
  const acts: readonly EditAct[] = [
    { kind: 'retime', speed: 1, offsetMs: -2_733 },
    { kind: 'retime', speed: 23.976 / 25, offsetMs: 171 },
    { kind: 'nudge', byMs: -100 },
    { kind: 'set', at: at(0), words },
    { kind: 'split', at: at(1), letter: null },
    { kind: 'join', at: at(1) },
    { kind: 'delete', at: at(2) },
    { kind: 'undo' },
    { kind: 'redo' },
  ]
  for (const end of acts.keys()) {
    const { now } = done(...acts.slice(0, end + 1))
    expect(deskDraft.safeParse({ ...now, typing: null }).error, acts[end]?.kind).toBeUndefined()
  }
})
