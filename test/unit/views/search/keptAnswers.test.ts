/** What was answered in the last day, to the same account of the same service. */
import { expect, test } from 'vitest'
import { createKeptAnswers } from '../../../../electron/views/search/keptAnswers.ts'
import { titled } from '../../../support/make/subjects.ts'

const hourMs = 3_600_000
const question = { season: null, episode: null, languages: [], isFullSeason: false, page: 1 }
const amber = { ...question, about: { kind: 'text' as const, text: 'amber' } }

test('an answer is kept for a day, for the question and the account that it was given to', () => {
  const now = { ms: 10 * hourMs }
  const answers = createKeptAnswers({ nowMs: () => now.ms })
  const asker = { service: 'embedded', account: 'own' }
  const nothing = { titles: [], subtitles: [], totalPages: 1 }
  const kept = { answer: nothing, title: titled('Amber'), season: null, episode: null, atMs: now.ms }
  answers.keep(asker, amber, kept)
  expect(answers.find(asker, amber)).toBe(kept)
  expect(answers.find(asker, { ...amber, page: 2 })).toBeNull()
  expect(answers.find({ ...asker, account: 'another' }, amber)).toBeNull()
  now.ms += 25 * hourMs
  expect(answers.find(asker, amber)).toBeNull()
})
