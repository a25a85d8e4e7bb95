/** How a question was answered is told as the answer itself would tell it, whoever stored it and whatever was told before. */
import fc from 'fast-check'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import type { StoredAnswer } from '../../../electron/matching/ask/outcomes/storedAnswer.ts'
import { createTitleMemory, type TitleMemory } from '../../../electron/matching/titleMemory.ts'
import { titled } from '../../support/make/subjects.ts'

const service = 'https://subtitles.test'
const questions = ['title:lost:2004:s1e1', 'title:lost:2004:s1e2'] as const
const answers: readonly StoredAnswer[] = [
  { match: titled('Lost'), alternates: [], subtitles: [], isById: false },
  { match: titled(''), alternates: [], subtitles: [], isById: false },
  { match: null, alternates: [], subtitles: [], isById: true },
]
const languages = fc.constantFrom(['en'], ['en', 'es'], ['es'])
const act = fc.record({
  ...{ kind: fc.constantFrom('keep', 'keep', 'forget', 'forget all'), who: fc.constantFrom(0, 1), languages },
  ...{ key: fc.constantFrom(...questions), answer: fc.constantFrom(...answers) },
})

function standingBy(memory: TitleMemory, key: string, asked: readonly string[]) {
  const answer = memory.answer({ service, key, languages: asked })
  if (answer === null) return null
  if (answer.match === null) return 'nothing'
  return answer.match.name === '' ? 'unnamed' : 'titled'
}

test('as the answer says, after every change by this process or another', () => {
  const folder = mkdtempSync(join(tmpdir(), 'undertitle-test-'))
  const files = [0, 1].map(() => openDatabase(join(folder, 'home.db')))
  // Within one millisecond, as the clock tells it.
  const memories = files.map((db) => createTitleMemory(db, { nowMs: () => 1 }))
  try {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        for (const { kind, who, key, answer, languages: asked } of acts) {
          const memory = memories[who]!
          if (kind === 'keep') memory.keepAnswers([{ question: { service, key, languages: asked }, answer }])
          else if (kind === 'forget') memory.forgetAnswer({ service, key })
          else memory.forgetAnswers(service)
          for (const each of memories) {
            const standingOf = each.standings(service)
            for (const question of questions)
              for (const wanted of [['en'], ['es'], ['en', 'es']])
                expect(standingOf(question, wanted)).toBe(standingBy(each, question, wanted))
          }
        }
      }),
      { numRuns: 60 },
    )
  } finally {
    for (const db of files) db.close()
    rmSync(folder, { recursive: true })
  }
})
