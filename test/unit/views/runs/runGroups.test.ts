import { expect, test } from 'vitest'
import { orderBySeason, videosInWindow } from '../../../../electron/views/runs/runGroups.ts'

const unknown = {
  has: () => false,
  entry: () => {
    throw new Error('The library does not know it.')
  },
}

test('rows stand under their season in the order of the run, and all movies under one heading', async () => {
  const videos = [
    { videoPath: '/m/Electric Engine/Season 1/Electric.Engine.S01E01.mkv', rows: 2 },
    { videoPath: '/m/Electric Engine/Season 1/Electric.Engine.S01E02.mkv', rows: 1 },
    { videoPath: '/m/Electric Engine/Season 2/Electric.Engine.S02E01.mkv', rows: 1 },
    { videoPath: '/m/Films/Salt Road (2014)/Salt.Road.2014.mkv', rows: 3 },
    { videoPath: '/m/Films/Late Ferry (2016)/Late.Ferry.2016.mkv', rows: 1 },
  ]
  expect(await orderBySeason(videos, unknown)).toEqual({
    headings: [
      { group: 'Electric Engine S01', title: 'Electric Engine', season: 1, rows: 3 },
      { group: 'Electric Engine S02', title: 'Electric Engine', season: 2, rows: 1 },
      { group: '', title: '', season: null, rows: 4 },
    ],
    videos,
  })
})

test('what comes again later stands under the heading that is there already', async () => {
  const [film, episode, laterFilm, laterEpisode] = [
    { videoPath: '/m/Amber.Field.2011.mkv', rows: 1 },
    { videoPath: '/m/Electric.Engine.S01E01.mkv', rows: 2 },
    { videoPath: '/m/Salt.Road.2014.mkv', rows: 3 },
    { videoPath: '/z/Electric.Engine.S01E02.mkv', rows: 4 },
  ] as const
  const order = await orderBySeason([film, episode, laterFilm, laterEpisode], unknown)
  expect(order.headings.map(({ group, rows }) => [group, rows])).toEqual([
    ['', 4],
    ['Electric Engine S01', 6],
  ])
  expect(order.videos).toEqual([film, laterFilm, episode, laterEpisode])
})

test('a run without rows has no headings', async () => {
  expect(await orderBySeason([], unknown)).toEqual({ headings: [], videos: [] })
})

test('pages of any size, one after the other, show every row once', () => {
  const videos = [3, 1, 2, 5, 1].map((rows, at) => ({ videoPath: `/${at}`, rows }))
  const all = videos.flatMap(({ videoPath, rows }) => Array.from({ length: rows }, (_, at) => `${videoPath} ${at}`))
  for (let limit = 1; limit <= all.length + 1; limit += 1) {
    const shown: string[] = []
    for (let offset = 0; offset < all.length; offset += limit) {
      const { videoPaths, skipped } = videosInWindow(videos, { offset, limit })
      const rows = all.filter((row) => videoPaths.some((path) => row.startsWith(`${path} `)))
      shown.push(...rows.slice(skipped, skipped + limit))
    }
    expect(shown).toEqual(all)
  }
  expect(videosInWindow(videos, { offset: all.length, limit: 9 })).toEqual({ videoPaths: [], skipped: 0 })
})
