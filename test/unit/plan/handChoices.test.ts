import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { createFormerPlans } from '../../../electron/plan/formerPlan.ts'
import { createHandChoices } from '../../../electron/plan/handChoices.ts'
import { createWishCalendar } from '../../../electron/watch/rounds/wishCalendar.ts'

function opened() {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  return { db, choices: createHandChoices(db, { nowMs: () => 5 }) }
}

const place = { videoPath: '/lib/A.mkv', wish: 'en' }

test('a choice is kept for its service, until it is made anew or taken back', () => {
  const { choices } = opened()
  choices.keep('one', [{ ...place, choice: { kind: 'subtitle', subtitleId: '7' } }])
  choices.keep('one', [{ ...place, wish: 'en forced', choice: { kind: 'skip' } }])
  expect(choices.all('two')).toEqual([])
  choices.keep('one', [{ ...place, choice: { kind: 'translate', subtitleId: '8' } }])
  expect(choices.all('one')).toEqual([
    { ...place, choice: { kind: 'translate', subtitleId: '8' } },
    { ...place, wish: 'en forced', choice: { kind: 'skip' } },
  ])
  choices.keep('one', [{ ...place, choice: null }])
  expect(choices.all('one').map(({ wish }) => wish)).toEqual(['en forced'])
})

test('a choice follows its video to another name', () => {
  const { db, choices } = opened()
  choices.keep('one', [{ ...place, choice: { kind: 'skip' } }])
  createWishCalendar(db).moved('/lib/A.mkv', '/lib/B.mkv')
  expect(choices.all('one')).toEqual([{ videoPath: '/lib/B.mkv', wish: 'en', choice: { kind: 'skip' } }])
})

test('one former plan is remembered, the last', () => {
  const { db } = opened()
  const former = createFormerPlans(db)
  expect(former.last()).toBeNull()
  former.keep({ madeMs: 1, videos: 2, scope: '{}' })
  former.keep({ madeMs: 3, videos: 4, scope: '[]' })
  expect(former.last()).toEqual({ madeMs: 3, videos: 4, scope: '[]' })
  former.forget()
  expect(former.last()).toBeNull()
})
