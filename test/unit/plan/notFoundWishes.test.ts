import { expect, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { createNotFoundWishes, type NotFoundWish } from '../../../electron/plan/notFoundWishes.ts'
import { createWishCalendar } from '../../../electron/watch/rounds/wishCalendar.ts'

const here = 'https://here'

function openStore() {
  const db = openDatabase(':memory:')
  let nowMs = 1_000
  const store = createNotFoundWishes(db, { nowMs: () => nowMs })
  const all = (service = here, limit = 100) => {
    const found: NotFoundWish[] = []
    for (let after: NotFoundWish | null = null; ;) {
      const page: readonly NotFoundWish[] = store.page(service, { after, limit })
      found.push(...page)
      after = page.at(-1) ?? null
      if (after === null) return found
    }
  }
  return { db, store, all, at: (ms: number) => (nowMs = ms) }
}

const answer = (videoPath: string, isNotFound: boolean, isNew = true) => ({
  ...{ videoPath, wish: 'en', isNotFound, isNew, refusal: '' },
})

test('the last answer counts; one that was kept says when it was asked for first', () => {
  const { store, all, at } = openStore()
  store.record(here, [answer('/m/A.mkv', true), answer('/m/B.mkv', true), answer('/m/C.mkv', false)])
  at(2_000)
  store.record(here, [answer('/m/A.mkv', true, false), answer('/m/B.mkv', true)])
  expect(all()).toEqual([
    { videoPath: '/m/A.mkv', wish: 'en', askedMs: 1_000, refusal: '' },
    { videoPath: '/m/B.mkv', wish: 'en', askedMs: 2_000, refusal: '' },
  ])
  store.record(here, [answer('/m/B.mkv', false)])
  expect(all().map(({ videoPath }) => videoPath)).toEqual(['/m/A.mkv'])
  expect(all('https://elsewhere')).toEqual([])
})

test('pages leave nothing out, also where a video has several wishes', () => {
  const { store, all } = openStore()
  store.record(
    here,
    ['/m/A.mkv', '/m/B.mkv', '/m/C.mkv'].flatMap((videoPath) =>
      ['de', 'en', 'pt-BR>pt'].map((wish) => ({ videoPath, wish, isNotFound: true, isNew: true, refusal: '' })),
    ),
  )
  expect(all(here, 2)).toHaveLength(9)
  expect(all(here, 2)).toEqual(all(here, 100))
})

test('it goes along with a video that moves, and ends with another title', () => {
  const { db, store, all } = openStore()
  store.record(here, [answer('/m/A.mkv', true), answer('/m/B.mkv', true)])
  createWishCalendar(db).moved('/m/A.mkv', '/m/films/A.mkv')
  expect(all().map(({ videoPath }) => videoPath)).toEqual(['/m/B.mkv', '/m/films/A.mkv'])
  store.forget(['/m/films/A.mkv'])
  expect(all().map(({ videoPath }) => videoPath)).toEqual(['/m/B.mkv'])
})

test('what was refused says why, until a plan finds that there is more, or nothing of it', () => {
  const { store, all, at } = openStore()
  const place = { videoPath: '/m/A.mkv', wish: 'en' }
  store.recordRefused(here, place, 'It is in French.')
  expect(all()).toEqual([{ ...place, askedMs: 1_000, refusal: 'It is in French.' }])
  at(2_000)
  store.record(here, [{ ...answer('/m/A.mkv', true, false), refusal: 'It is in French.' }])
  expect(all()).toEqual([{ ...place, askedMs: 1_000, refusal: 'It is in French.' }])
  store.record(here, [answer('/m/A.mkv', false)])
  expect(all()).toEqual([])
})
