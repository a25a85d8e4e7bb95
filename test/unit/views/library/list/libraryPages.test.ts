import { afterEach, expect, test, vi } from 'vitest'
import { titleList } from '../../../../../electron/views/library/list/libraryPages.ts'
import { allTitles } from '../../../../../electron/views/library/titles/foundTitles.ts'
import type { Slot, Title } from '../../../../../electron/views/library/titles/titleGroups.ts'
import { waitPast } from '../../../../support/waitPast.ts'

let nowMs = 0

afterEach(async () => {
  vi.restoreAllMocks()
  await waitPast(nowMs)
})

const titles = Array.from({ length: 2_000 }, (_, at): Title => {
  const slots = [{ entry: { title: `Film ${at}`, season: null } } as unknown as Slot]
  return { id: `t${at}`, name: `Film ${at}`, year: null, type: 'movie', slots, sortKey: '', changedMs: 0 }
})

test('titles are laid out in slices, each of which lets everything else run', async () => {
  nowMs = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 2))
  let turns = 0
  const turn = () => {
    turns += 1
    next = setImmediate(turn)
  }
  let next = setImmediate(turn)
  const asked = { open: { all: false, except: [] } }
  const list = await titleList(
    titles,
    allTitles(() => titles.length),
    asked,
  )
  clearImmediate(next)
  expect(turns).toBeGreaterThan(5)
  expect(list.total).toBe(titles.length)
  expect(list.slice(1_998, 9_000).map(({ id }) => id)).toEqual(['t1998', 't1999'])
})
