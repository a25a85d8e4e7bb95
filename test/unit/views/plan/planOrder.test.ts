import { expect, test } from 'vitest'
import { inOrder, type NamedItem } from '../../../../electron/views/plan/planOrder.ts'
import { wantFor } from '../../../support/make/subjects.ts'

const item = (videoId: string, group: string, wish = 'en') =>
  ({ videoId, group, wish, choice: { gap: wantFor(`/lib/${videoId}.mkv`) } }) as NamedItem

test('groups of several videos stand first, by name and as people count; what stands alone has no heading', () => {
  const found = inOrder([
    item('Film', 'Film (2019)'),
    item('S E10', 'Show S01'),
    item('S E2', 'Show S01', 'en'),
    item('S E2', 'Show S01', 'de'),
    item('Other', 'A Film', 'de'),
    item('Other', 'A Film', 'en'),
  ])
  expect(found.map(({ heading, videoId, wish }) => [heading, videoId, wish])).toEqual([
    ['Show S01', 'S E2', 'de'],
    ['Show S01', 'S E2', 'en'],
    ['Show S01', 'S E10', 'en'],
    ['', 'Other', 'de'],
    ['', 'Other', 'en'],
    ['', 'Film', 'en'],
  ])
})

test('what keeps its heading stays the same object', () => {
  const before = inOrder([item('A', 'Show'), item('B', 'Show')])
  expect(inOrder(before)[0]).toBe(before[0])
})
