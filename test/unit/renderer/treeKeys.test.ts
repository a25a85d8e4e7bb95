import { expect, test } from 'vitest'
import { treeAct, type TreePlace } from '../../../renderer/components/list/tree/treeKeys.ts'

const at = (change: Partial<TreePlace> = {}): TreePlace => ({
  ...{ current: 3, total: 10, rowsInSight: 5, isOpen: null },
  ...change,
})
const press = (key: string, place = at(), held: object = {}) =>
  treeAct({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held }, place)

test('right opens what is closed and goes into what is open; left closes it, else goes to what holds it', () => {
  expect(press('ArrowRight', at({ isOpen: false }))).toEqual({ kind: 'open' })
  expect(press('ArrowRight', at({ isOpen: true }))).toEqual({ kind: 'move', to: 4, isSelecting: false })
  expect(press('ArrowRight')).toBeNull()
  expect(press('ArrowRight', at({ isOpen: true, current: 9 }))).toBeNull()
  expect(press('ArrowLeft', at({ isOpen: true }))).toEqual({ kind: 'close' })
  expect(press('ArrowLeft', at({ isOpen: false }))).toEqual({ kind: 'toParent' })
  expect(press('ArrowLeft')).toEqual({ kind: 'toParent' })
})

test('arrows move, with Shift they choose on the way', () => {
  expect(press('ArrowDown')).toEqual({ kind: 'move', to: 4, isSelecting: false })
  expect(press('ArrowUp', at(), { shiftKey: true })).toEqual({ kind: 'move', to: 2, isSelecting: true })
  expect(press('Home')).toEqual({ kind: 'move', to: 0, isSelecting: false })
  expect(press('End')).toEqual({ kind: 'move', to: 9, isSelecting: false })
})

test('star, space and Enter are the row’s; Ctrl+A or Cmd+A is the list’s; what is held with Alt or Ctrl is not the tree’s', () => {
  expect([press('*'), press(' '), press('Enter')]).toEqual([{ kind: 'openAll' }, { kind: 'select' }, { kind: 'enter' }])
  for (const held of [{ ctrlKey: true }, { metaKey: true }])
    expect(press('a', at({ current: null }), held)).toEqual({ kind: 'selectAll' })
  expect(press('a', at(), { ctrlKey: true, shiftKey: true })).toBeNull()
  for (const held of [{ altKey: true }, { ctrlKey: true }])
    expect(press('ArrowRight', at({ isOpen: false }), held)).toBeNull()
  // Before the keyboard is on any row.
  expect(press(' ', at({ current: null }))).toBeNull()
})
