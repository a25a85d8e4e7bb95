/** What a bench of timing says of a part of its cases: what was not measured breaks no promise. */
import { expect, test } from 'vitest'
import { headOfEar } from '../../bench/ear/earHead.ts'
import { brokenPromises } from '../../bench/ear/promises.ts'
import { createScores, groupNames, outcomeOf } from '../../bench/ear/scores.ts'

const film = { voiceOverMusicDb: 6 }

test('of breaks alone only breaks are judged', () => {
  const right = createScores()
  right.add(film, outcomeOf({ group: 'break', kind: 'mendable', residuals: [10, 20, 30] }))
  expect(brokenPromises(right)).toEqual([])
  const wrong = createScores()
  wrong.add(film, outcomeOf({ group: 'break', kind: 'mendable', residuals: [9_000, 9_000] }))
  expect(brokenPromises(wrong)).toEqual([
    'BROKEN: breaks: 0 of 1 right, must be 75 %',
    'BROKEN: 1 of 1 subtitles were moved wrongly',
  ])
  const refused = createScores()
  refused.add(film, outcomeOf({ group: 'break', kind: 'unclear', residuals: [9_000] }))
  expect(brokenPromises(refused)).toEqual(['BROKEN: breaks: 0 of 1 right, must be 75 %'])
})

test('the head says of how much it was', () => {
  const run = { round: 'whole', films: 21, cases: 63, seconds: 99.6 } as const
  expect(headOfEar({ ...run, groups: ['break', 'in step'] })).toContain('Round: whole, of break, in step. ')
  const all = headOfEar({ ...run, groups: groupNames })
  expect(all).toMatch(/of all\. \d{4}-\d{2}-\d{2}, \d+ cores/)
  expect(all).toContain('21 films, 63 subtitles, 100 s of measuring.')
})
