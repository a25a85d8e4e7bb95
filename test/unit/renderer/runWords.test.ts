/** What came of a run, and the line below: why not all of it is right. */
import { expect, test } from 'vitest'
import {
  detailText,
  kindText,
  outcomeText,
  scopeParts,
  scopeText,
  signText,
} from '../../../renderer/app/runs/runWords.ts'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'
import { noCounts } from '../../../shared/runs/runSign.ts'
import { fakeRun } from '../../support/fakes/fakeRuns.ts'

const en = await loadTexts('en')
const counts = { ...noCounts, all: 565, written: 460, missing: 102, review: 3 }

test('an ended run says what is left: what needs review, and what was not found', () => {
  expect(detailText(en, fakeRun({ sign: 'some', counts }), 0)).toBe('3 subtitles need review · 102 not found')
  expect(detailText(en, fakeRun({ sign: 'some', counts: { ...counts, review: 0 } }), 0)).toBe('102 not found')
  expect(detailText(en, fakeRun(), 0)).toBe('')
})

test('what watch mode has put off does not go on at a moment while that is off', () => {
  const waiting = { sign: 'waiting', counts: { ...noCounts, all: 4, waiting: 4 } } as const
  expect(detailText(en, fakeRun({ ...waiting, waitsForWatch: true }), 0)).toBe('4 subtitles wait: watch mode is off')
})

test('what its outcome says already, and what is under way, is not said again', () => {
  const none = { ...noCounts, all: 6, missing: 6 }
  expect(detailText(en, fakeRun({ sign: 'nothing', counts: none }), 0)).toBe('')
  expect(detailText(en, fakeRun({ sign: 'running', endedMs: null, counts }), 0)).toBe('3 subtitles need review')
})

test('only what was looked for is not found: what else did nothing has left all as it is', () => {
  const none = { sign: 'nothing', counts: { ...noCounts, all: 2, skipped: 2 } } as const
  const undo = fakeRun({ ...none, kind: 'undo' })
  const back = fakeRun({ ...none, kind: 'undo', isBringBack: true })
  expect([outcomeText(en, fakeRun(none)), signText(en, fakeRun(none))]).toEqual(['0 of 2 found', 'Nothing found'])
  expect([outcomeText(en, undo), signText(en, undo)]).toEqual(['0 of 2 taken back', 'Left as is'])
  expect([outcomeText(en, back), signText(en, back)]).toEqual(['0 of 2 brought back', 'Left as is'])
})

test('a run whose rest was settled since says what happened in it, and how many were settled', () => {
  const settled = { ...noCounts, all: 5, failed: 5 }
  const firstCause = { reason: 'error', code: 'disk.full', message: 'The disk is full.', count: 5 } as const
  const now = { ...noCounts, all: 6, skipped: 5, missing: 1 }
  const full = fakeRun({ sign: 'failed', counts: now, settled, firstCause })
  expect(outcomeText(en, full)).toBe('0 of 6 now right, 5 failed · 5 settled since')
  expect(detailText(en, full, 0)).toBe(`At the time: ${en.errors['disk.full']}`)
  const partly = { counts: { ...now, skipped: 4, failed: 1 }, settled: { ...noCounts, all: 4, failed: 4 } }
  expect(detailText(en, { ...full, ...partly }, 0)).toBe(en.errors['disk.full'])
  const decided = { ...noCounts, all: 2, review: 2 }
  const asked = fakeRun({ sign: 'nothing', counts: { ...noCounts, all: 2, skipped: 2 }, settled: decided })
  expect([outcomeText(en, asked), signText(en, asked)]).toEqual(['0 of 2 now right · 2 settled since', 'Left as is'])
})

test('a run whose rest a later one has taken over calls none of it settled, and none of it not found', () => {
  const waited = { ...noCounts, all: 31, skipped: 31 }
  const all = fakeRun({ sign: 'nothing', counts: waited, takenOver: 31 })
  expect([outcomeText(en, all), signText(en, all)]).toEqual(['0 of 31 now right', 'Left as is'])
  const some = fakeRun({ sign: 'some', counts: { ...waited, all: 81, written: 50 }, takenOver: 31 })
  expect(outcomeText(en, some)).toBe('50 of 81 now right')
})

test('what only asked is no search that found nothing, and nothing that runs', () => {
  const plan = fakeRun({ sign: 'nothing', asked: 'plan', counts: noCounts })
  expect([kindText(en, plan), outcomeText(en, plan)]).toEqual(['Plan', 'Asked only; nothing was written'])
  expect([kindText(en, { ...plan, asked: 'search' }), signText(en, plan)]).toEqual(['Search', en.runs.onlyAsked])
})

test('a name that is read from right to left turns none of its neighbours round', () => {
  const scope = { names: ['أغنية المطر', 'Kite Day'], more: 0, language: null }
  expect(scopeText(en, fakeRun({ scope }))).toBe('\u2068أغنية المطر\u2069 and Kite Day')
  expect(scopeText(en, fakeRun({ scope: { ...scope, names: ['Kite Day'] } }))).toBe('Kite Day')
})

test.each(['en', 'de', 'es', 'fr', 'it', 'pt-BR'] as const)(
  'in %s how many more titles there are, and the language, stand behind the names',
  async (tag) => {
    const texts = await loadTexts(tag)
    const scope = { names: ['Harbour Lights S01', 'A Quiet Orbit'], more: 82, language: 'es' }
    const { titles, ending } = scopeParts(texts, { scope })
    expect(titles).toBe('Harbour Lights S01, A Quiet Orbit')
    expect(ending).toMatch(/^ .*82.* · .+/)
    expect(titles + ending).toBe(scopeText(texts, { scope }))
    expect(scopeText(texts, { scope: { names: [], more: 0, language: 'es' } })).toBe(texts.wording.languageName('es'))
  },
)
