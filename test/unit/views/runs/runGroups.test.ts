import { expect, test } from 'vitest'
import { groupBySeason, joinNeighbours } from '../../../../electron/views/runs/runGroups.ts'

const unknown = {
  has: () => false,
  entry: () => {
    throw new Error('The library does not know it.')
  },
}
const heading = (group: string, rows: number) => ({ group, title: group, season: null, rows })

test('rows stand under their season in the order of the run, and all movies under one heading', async () => {
  const videos = [
    { videoPath: '/m/Electric Engine/Season 1/Electric.Engine.S01E01.mkv', rows: 2 },
    { videoPath: '/m/Electric Engine/Season 1/Electric.Engine.S01E02.mkv', rows: 1 },
    { videoPath: '/m/Electric Engine/Season 2/Electric.Engine.S02E01.mkv', rows: 1 },
    { videoPath: '/m/Films/Salt Road (2014)/Salt.Road.2014.mkv', rows: 3 },
    { videoPath: '/m/Films/Late Ferry (2016)/Late.Ferry.2016.mkv', rows: 1 },
  ]
  expect(await groupBySeason(videos, unknown)).toEqual([
    { group: 'Electric Engine S01', title: 'Electric Engine', season: 1, rows: 3 },
    { group: 'Electric Engine S02', title: 'Electric Engine', season: 2, rows: 1 },
    { group: '', title: '', season: null, rows: 4 },
  ])
})

test('what comes again later stands under a heading of its own: the order of the rows is kept', () => {
  const joined = joinNeighbours([heading('a', 1), heading('a', 2), heading('b', 1), heading('a', 4)])
  expect(joined).toEqual([heading('a', 3), heading('b', 1), heading('a', 4)])
})

test('a run without rows has no headings', async () => {
  expect(await groupBySeason([], unknown)).toEqual([])
})
