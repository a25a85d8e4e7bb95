import { expect, test } from 'vitest'
import { keptByReason } from '../../../renderer/app/acts/kept/keptByReason.ts'

test('what keeps many files is said once, with all their names, in the order in which they came', () => {
  const away = { code: 'file.missing', message: '/films is not there now.' } as const
  const edited = { code: 'file.changed', message: 'You have edited /shows/b.srt since, so it is kept.' } as const
  const kept = [
    { name: 'a.srt', ...away },
    { name: 'b.srt', ...edited },
    { name: 'c.srt', ...away },
  ]
  expect(keptByReason(kept)).toEqual([
    { why: away, names: ['a.srt', 'c.srt'] },
    { why: edited, names: ['b.srt'] },
  ])
  expect(keptByReason([])).toEqual([])
})
