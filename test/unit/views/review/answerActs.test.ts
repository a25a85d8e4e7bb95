/** What an answer does, and that taking it back leaves everything as it was before. */
import { expect, test } from 'vitest'
import { createNotedActs } from '../../../../electron/views/acts/notedActs.ts'
import { createAnswerActs, type AnswerActsParts } from '../../../../electron/views/review/answerActs.ts'
import type { Answering } from '../../../../electron/views/review/reviewAnswers.ts'
import type { Question } from '../../../../electron/views/review/reviewList.ts'
import type { Decision, PlanItem } from '../../../../electron/views/plan/board/planItem.ts'

const question = (id: string, more: object) =>
  ({ id, path: `/m/${id}.mkv`, kind: 'tier', item: null, ask: null, ...more }) as unknown as Question
const itemOf = (id: string) =>
  ({ id, choice: { gap: { video: id, wish: { alternatives: [{ kind: 'subtitle', language: 'de' }] } } } }) as unknown
const inPlan = (id: string, kind = 'tier') => question(id, { item: itemOf(id), kind })
const ofWatch = (id: string, kind: string) => question(id, { ask: { id, kind, language: 'en' } })
const answering = (asked: Question, kind: string) =>
  ({ question: asked, answer: { kind }, reach: 'one' }) as unknown as Answering

function desk() {
  const decisions = new Map<string, Decision | null>()
  const log: string[] = []
  let ids = 0
  const noted = createNotedActs({ nowMs: () => 0 })
  const parts = {
    board: {
      decisionOf: (id: string) => decisions.get(id) ?? null,
      candidate: () => null,
      titleOf: ({ id }: PlanItem) => `title of ${id}`,
    },
    plan: {
      decide(made: ReadonlyMap<PlanItem, Decision | null>) {
        for (const [{ id }, decision] of made) decisions.set(id, decision)
      },
      refreshMarks: () => undefined,
    },
    watch: {
      answer({ id }: { id: string }, answer: string) {
        log.push(`${id}: ${answer}`)
        return () => log.push(`${id}: open`)
      },
    },
    learntTitles: {
      learn(video: string, title: string) {
        log.push(`${video} is ${title}`)
        return { runId: null, takeBack: () => log.push(`${video} has no title`) }
      },
    },
    ignoreWishes(wishes: readonly { path: string; language: string }[]) {
      log.push(`ignored: ${wishes.map(({ path, language }) => `${path} ${language}`).join(', ')}`)
      return () => log.push('wanted')
    },
    ids: { newId: () => `act${(ids += 1)}` },
    acts: noted,
  }
  return { acts: createAnswerActs(parts as unknown as AnswerActsParts), decisions, log, noted }
}

test('rows of the plan are decided with those that are meant too, and are as before when that is taken back', () => {
  const { acts, decisions, noted } = desk()
  decisions.set('b', { kind: 'ignore' })
  const { ids, undoId } = acts.answer(answering(inPlan('a'), 'skip'), [inPlan('b')])
  expect(ids).toEqual(['a', 'b'])
  expect([...decisions]).toEqual([
    ['b', { kind: 'skip' }],
    ['a', { kind: 'skip' }],
  ])
  expect(noted.list()).toMatchObject([{ key: undoId, words: { kind: 'decided', count: 2 } }])
  expect(acts.takeBack(undoId)).toBe('a')
  expect([...decisions]).toEqual([
    ['b', { kind: 'ignore' }],
    ['a', null],
  ])
  expect(noted.list()).toEqual([])
})

test('what is ignored is wanted again when that is taken back, also where only watch mode asked', () => {
  const { acts, decisions, log } = desk()
  acts.answer(answering(inPlan('a'), 'ignore'), [ofWatch('b', 'unsure')])
  expect([...decisions]).toEqual([['a', { kind: 'ignore' }]])
  expect(log).toEqual(['ignored: /m/a.mkv de, /m/b.mkv en'])
  expect(acts.takeBack(null)).toBe('a')
  expect([...decisions]).toEqual([['a', null]])
  expect(log.at(-1)).toBe('wanted')
})

test('a question about a file is answered in watch mode, and is open again when that is taken back', () => {
  const { acts, decisions, log } = desk()
  acts.answer(answering(ofWatch('a', 'removed'), 'ignore'), [ofWatch('b', 'removed')])
  acts.takeBack(null)
  expect(log).toEqual(['a: aside', 'b: aside', 'a: open', 'b: open'])
  expect(decisions.size).toBe(0)
})

test('who chooses where the title was the question has answered that too, until it is taken back', () => {
  const { acts, log } = desk()
  acts.answer(answering(inPlan('a', 'title'), 'choose'), [])
  acts.answer(answering(inPlan('b'), 'choose'), [])
  expect(log).toEqual(['a is title of a'])
  acts.takeBack('act1')
  expect(log).toEqual(['a is title of a', 'a has no title'])
})

test('the act of a decision is that of the question that a person saw, also where it is not decided', () => {
  const { acts } = desk()
  const decided = inPlan('b').item!
  const { ids } = acts.decide('a', new Map([[decided, { kind: 'skip' }]]))
  expect(ids).toEqual(['b'])
  expect(acts.takeBack(null)).toBe('a')
})
