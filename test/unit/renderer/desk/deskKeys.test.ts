import { expect, test } from 'vitest'
import { compareKeyLines, deskBarLines, deskKeyLines } from '../../../../renderer/app/keys/deskKeyLines.ts'
import { deskKeyTable } from '../../../../renderer/app/keys/deskKeyTable.ts'
import type { KeyLine } from '../../../../renderer/app/keys/keyLine.ts'
import { loadTexts } from '../../../../renderer/texts/loadTexts.ts'
import { deskKeyOf } from '../../../../renderer/features/desk/deskKeys.ts'

const press = (key: string, held: Partial<Parameters<typeof deskKeyOf>[0]> = {}) => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  ...held,
})
const alone = { isAfterF: false, isComparing: false }

test('a number chooses a way to mend after F, and a mark else', () => {
  expect(deskKeyOf(press('f'), alone)).toEqual({ kind: 'fixes' })
  expect(deskKeyOf(press('3'), { ...alone, isAfterF: true })).toEqual({ kind: 'fix', at: 3 })
  expect(deskKeyOf(press('3'), alone)).toEqual({ kind: 'mark', at: 2 })
  expect(deskKeyOf(press('6'), alone)).toBeNull()
  expect(deskKeyOf(press('f', { ctrlKey: true }), alone)).toEqual({ kind: 'find' })
})

test('A, B, X and D belong to the comparison alone; what plays goes on', () => {
  const comparing = { ...alone, isComparing: true }
  for (const name of ['A', 'B', 'X', 'D']) {
    expect(deskKeyOf(press(name.toLowerCase()), comparing)).toEqual({ kind: 'press', name })
    expect(deskKeyOf(press(name.toLowerCase()), alone)).toBeNull()
  }
  for (const place of [alone, comparing]) {
    expect(deskKeyOf(press(' '), place)).toEqual({ kind: 'play' })
    expect(deskKeyOf(press('j'), place)).toEqual({ kind: 'step', by: -1 })
    expect(deskKeyOf(press('c'), place)).toEqual({ kind: 'compare' })
    expect(deskKeyOf(press('+'), place)).toEqual({ kind: 'zoom', isIn: true })
    expect(deskKeyOf(press('ArrowRight', { shiftKey: true }), place)).toEqual({ kind: 'nudge', byMs: 500 })
    expect(deskKeyOf(press('j', { altKey: true }), place)).toBeNull()
  }
})

test('the current line is split, joined and deleted by the keys of its editor', () => {
  const control = { ctrlKey: true }
  expect(deskKeyOf(press('j', control), alone)).toEqual({ kind: 'line', verb: 'join' })
  expect(deskKeyOf(press('Delete', control), alone)).toEqual({ kind: 'line', verb: 'delete' })
  expect(deskKeyOf(press('Enter', { ctrlKey: true, shiftKey: true }), alone)).toEqual({ kind: 'line', verb: 'split' })
  expect([deskKeyOf(press('Enter', control), alone), deskKeyOf(press('Delete'), alone)]).toEqual([null, null])
})

test('every key that the desk knows stands in the sheet, and the bar leaves out only what the sheet tells', async () => {
  const texts = await loadTexts('en')
  const words = (lines: readonly KeyLine[]) => lines.map((line) => line.words)
  const sheet = [...words(deskKeyLines(texts, false)), ...words(compareKeyLines(texts))]
  expect(deskKeyTable.map((row) => texts.desk.keys[row.words]).filter((each) => !sheet.includes(each))).toEqual([])
  const named = (line: KeyLine) => `${line.names.join(' ')}: ${line.words}`
  const lines = deskKeyLines(texts, false).map(named)
  expect(lines).toContain('Ctrl Shift ⏎: split the line')
  expect(lines).toContain('Ctrl J: join with the next line')
  expect(lines).toContain('Ctrl Del: delete the line')
  expect(lines).toContain('Ctrl Shift Z: redo')
  expect(lines).toContain('F 1 – 6: fix')
  expect(lines).toContain('Shift ← →: 0.5 s')
  expect(deskKeyLines(texts, true).map(named)).toContain('⌘ S: keep')
  const bar = words(deskBarLines(texts, false))
  expect(words(deskKeyLines(texts, false)).filter((each) => !bar.includes(each))).toHaveLength(4)
})

test('each key of the table does what its row says, wherever it is listed', () => {
  for (const { listedIn, presses } of deskKeyTable)
    for (const { key, isWithControl = false, isShifted = false, isAfterF = false, does } of presses) {
      const place = { isAfterF, isComparing: !listedIn.includes('desk') }
      expect(deskKeyOf(press(key, { ctrlKey: isWithControl, shiftKey: isShifted }), place)).toEqual(does)
    }
})
