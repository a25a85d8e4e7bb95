import { expect, test } from 'vitest'
import { layOutGroups } from '../../../renderer/components/list/grouped/groupLayout.ts'

const shapeOf = (groups: Parameters<typeof layOutGroups>[0]) => {
  const layout = layOutGroups(groups)
  return Array.from({ length: layout.length }, (_, index) => {
    const item = layout.itemAt(index)
    return item?.kind === 'heading' ? item.group.group : item?.offset
  })
}

test('each group has its heading above its rows', () => {
  const groups = [
    { group: 'Show S01', rows: 2 },
    { group: 'Show S02', rows: 1 },
  ]
  expect(shapeOf(groups)).toEqual(['Show S01', 0, 1, 'Show S02', 2])
})

test('single videos after seasons have a heading; alone they have none', () => {
  const singles = { group: '', rows: 3 }
  expect(shapeOf([{ group: 'Show S01', rows: 1 }, singles])).toEqual(['Show S01', 0, '', 1, 2, 3])
  expect(shapeOf([singles])).toEqual([0, 1, 2])
  expect(layOutGroups([singles]).rowsBetween(1, 9)).toEqual({ from: 1, to: 3 })
  expect(layOutGroups([]).length).toBe(0)
})

test('the rows among the items in sight leave headings out', () => {
  const { rowsBetween, itemAt } = layOutGroups([
    { group: 'a', rows: 2 },
    { group: 'b', rows: 2 },
  ])
  expect(rowsBetween(1, 5)).toEqual({ from: 0, to: 3 })
  expect([itemAt(-1), itemAt(6)]).toEqual([null, null])
})
