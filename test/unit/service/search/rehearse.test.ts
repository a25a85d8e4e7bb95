import { expect, test } from 'vitest'
import { rehearse, type RehearsedSearch } from '../../../../service/search/rehearse.ts'

const title = { sdId: 1, name: 'Small Harbor', originalName: null, firstAirDate: null, filmdbId: null, moviedbId: null }

function searchThatNotes(asked: string[]): RehearsedSearch {
  return {
    matchFilenames: async (names) => {
      asked.push(...names)
      return []
    },
    complete: async () => [
      { ...title, type: 'movie', year: 2019 },
      { ...title, type: 'tv', year: 2020 },
    ],
  }
}

test('names of the titles that the catalogue has are looked for, beside some that it has not', async () => {
  const asked: string[] = []
  await rehearse(searchThatNotes(asked), () => true)
  expect(asked).toContain('Small.Harbor.2019.1080p.WEB-DL.DDP5.1.H.264-ORE.mkv')
  expect(asked).toContain('Small.Harbor.S01E02.1080p.WEB-DL.DDP5.1.H.264-ORE.mkv')
  expect(asked).toContain('Compass 3.mkv')
})

test('others are let in after each name, and nothing is asked once it is to end', async () => {
  const asked: string[] = []
  let isOpen = true
  const rehearsed = rehearse(searchThatNotes(asked), () => isOpen)
  await new Promise((resolve) => setImmediate(resolve))
  isOpen = false
  const before = asked.length
  await rehearsed
  expect(asked.length - before).toBeLessThanOrEqual(1)
})
