import { expect, test } from 'vitest'
import { withUnreadable } from '../../../../electron/views/library/titles/unreadableBelow.ts'

const node = (token: string, parent: string | null) => ({
  ...{ token, parent, name: token, level: 1, videos: 1, state: 'there' as const },
})

test('each folder around a place that could not be read counts it, and no other does', () => {
  const nodes = [node('films', null), node('films/Drama', 'films'), node('films/Dramatic', 'films')]
  const places = [
    { rootId: '1', root: '/media/films', path: '/media/films/Drama/Private' },
    { rootId: '1', root: '/media/films', path: '/media/films/Sealed' },
  ]
  const counted = withUnreadable(nodes, places, () => 'films')
  expect(counted.map(({ token, unreadable }) => [token, unreadable])).toEqual([
    ['films', 2],
    ['films/Drama', 1],
    ['films/Dramatic', 0],
  ])
})
