import { expect, test } from 'vitest'
import { inOrder, type NamedItem } from '../../../../../electron/views/plan/board/planOrder.ts'
import { wantFor } from '../../../../support/make/subjects.ts'

function item(file: string, group: string, wish = 'en'): NamedItem {
  const choice = { gap: wantFor(`/lib/${file}.mkv`) }
  const [, name = '', part = ''] = /^(.*?)( S\d+| \(\d+\))$/.exec(group) ?? []
  const titled = { type: choice.gap.release.type, name, part, titleId: null }
  return { videoId: file, titled, wish, choice } as NamedItem
}

test('seasons stand first, by name and as people count; movies stand behind them, under one heading', () => {
  const found = inOrder([
    item('Film.2019', 'Film (2019)'),
    item('Show.S01E10', 'Show S01'),
    item('Show.S01E02', 'Show S01', 'en'),
    item('Show.S01E02', 'Show S01', 'de'),
    item('Alone.S02E01', 'Alone S02'),
    item('A.Film.2018', 'A Film (2018)', 'de'),
    item('A.Film.2018', 'A Film (2018)', 'en'),
  ])
  expect(found.map(({ heading, videoId, wish }) => [heading, videoId, wish])).toEqual([
    ['Alone S02', 'Alone.S02E01', 'en'],
    ['Show S01', 'Show.S01E02', 'de'],
    ['Show S01', 'Show.S01E02', 'en'],
    ['Show S01', 'Show.S01E10', 'en'],
    ['', 'A.Film.2018', 'de'],
    ['', 'A.Film.2018', 'en'],
    ['', 'Film.2019', 'en'],
  ])
})

test('what keeps its heading stays the same object', () => {
  const before = inOrder([item('Show.S01E01', 'Show S01'), item('Film.2019', 'Film (2019)')])
  expect(inOrder(before)[0]).toBe(before[0])
})
