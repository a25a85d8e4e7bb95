/** Answers of the review as acts: what each does to the plan, to watch mode or to what is ignored, and what takes it back. */
import type { Ids } from '../../../node/ids.ts'
import type { NotedActs } from '../acts/notedActs.ts'
import type { LearntTitles } from '../library/titles/learntTitles.ts'
import type { PlanBoard } from '../plan/board/planBoard.ts'
import { columnOf, type Decision, type PlanItem } from '../plan/board/planItem.ts'
import type { PlanSession } from '../plan/planSession.ts'
import type { WatchQuestions } from '../watch/watchQuestions.ts'
import type { IgnoredWish, IgnoreWishes } from './ignoreWishes.ts'
import { createLastActs } from './lastActs.ts'
import { isOfWatch, planDecisions, watchAnswer, type Answering } from './reviewAnswers.ts'
import { isAboutFile, type Question } from './reviewList.ts'

export interface AnswerActsParts {
  readonly board: Pick<PlanBoard, 'candidate' | 'decisionOf' | 'titleOf'>
  readonly plan: Pick<PlanSession, 'decide' | 'refreshMarks'>
  readonly watch: Pick<WatchQuestions, 'answer'>
  readonly learntTitles: LearntTitles
  readonly ignoreWishes: IgnoreWishes
  readonly ids: Ids
  /** Answers are acts as any other. */
  readonly acts: NotedActs
}

export interface Answered {
  readonly ids: string[]
  readonly undoId: string
}

export interface AnswerActs {
  /** @throws AppError 'input.invalid' for an answer that this question does not have */
  answer(answering: Answering, others: readonly Question[]): Answered
  /** @param questionId the one that a person saw */
  decide(questionId: string, decisions: ReadonlyMap<PlanItem, Decision>): Answered
  /** Answers whose it was. @param undoId null: the last one */
  takeBack(undoId: string | null): string | null
}

export function createAnswerActs(parts: AnswerActsParts): AnswerActs {
  const { board, plan, watch } = parts
  const acts = createLastActs(parts.ids, parts.acts)

  function answerWatch({ question, answer }: Answering, others: readonly Question[]): Answered {
    const meant = [question, ...others]
    const answers = meant.flatMap(({ ask }) => (ask ? [{ ask, answer: watchAnswer(answer, ask) }] : []))
    const undos = answers.map((each) => watch.answer(each.ask, each.answer))
    plan.refreshMarks()
    const undoId = acts.add(idsOf(meant), () => {
      for (const undo of undos) undo()
      plan.refreshMarks()
    })
    return { ids: idsOf(meant), undoId }
  }

  function answerPlan(answering: Answering, others: readonly Question[]): Answered {
    const { question, answer } = answering
    const decisions = decisionsOn(board, answering, others)
    const learnt = answer.kind === 'choose' && question.kind === 'title' ? learnTitle(parts, question) : () => undefined
    return decide(question.id, decisions, learnt)
  }

  /** @param unlearn What else is taken back with it. */
  function decide(questionId: string, decisions: ReadonlyMap<PlanItem, Decision>, unlearn: () => void): Answered {
    const before = decisionsNow(board, [...decisions.keys()])
    plan.decide(decisions)
    const ids = idsOf([...decisions.keys()])
    const undoId = acts.add([questionId, ...ids.filter((id) => id !== questionId)], () => {
      unlearn()
      plan.decide(before)
    })
    return { ids, undoId }
  }

  /** In the list of what is ignored; rows of the plan stay and say so. */
  function ignore({ question }: Answering, others: readonly Question[]): Answered {
    const meant = [question, ...others]
    const items = meant.flatMap(({ item }) => item ?? [])
    const before = decisionsNow(board, items)
    plan.decide(new Map(items.map((item) => [item, { kind: 'ignore' }])))
    const wanted = parts.ignoreWishes(meant.map(wishOf))
    plan.refreshMarks()
    const undoId = acts.add(idsOf(meant), () => {
      wanted()
      plan.decide(before)
      plan.refreshMarks()
    })
    return { ids: idsOf(meant), undoId }
  }

  return {
    answer(answering, others) {
      const { question, answer } = answering
      if (answer.kind === 'ignore' && !isOfFile(question)) return ignore(answering, others)
      return isOfWatch(question) ? answerWatch(answering, others) : answerPlan(answering, others)
    },
    decide: (questionId, decisions) => decide(questionId, decisions, () => undefined),
    takeBack: (undoId) => acts.takeBack(undoId),
  }
}

/** What an answer decides in the plan. */
export function decisionsOn(
  board: Pick<PlanBoard, 'candidate'>,
  answering: Answering,
  others: readonly Question[],
): ReadonlyMap<PlanItem, Decision> {
  const { question, answer } = answering
  const chosen = answer.kind === 'choose' ? board.candidate(question.id, answer.candidateId) : null
  return planDecisions(answering, others, chosen)
}

function decisionsNow(board: Pick<PlanBoard, 'decisionOf'>, items: readonly PlanItem[]) {
  return new Map(items.map((item) => [item, board.decisionOf(item.id)]))
}

function idsOf(those: readonly (Question | PlanItem)[]): string[] {
  return those.map(({ id }) => id)
}

function isOfFile({ ask }: Question): boolean {
  return ask !== null && isAboutFile(ask)
}

function wishOf({ path, item, ask }: Question): IgnoredWish {
  return { path, language: item ? columnOf(item.choice.gap.wish) : (ask?.language ?? 'und') }
}

/** Whoever chooses where the title was the question has answered that too. Answers what takes it back. */
function learnTitle(
  { board, learntTitles }: Pick<AnswerActsParts, 'board' | 'learntTitles'>,
  { item }: Question,
): () => void {
  const title = item && board.titleOf(item)
  return title ? learntTitles.learn(item.choice.gap.video, title).takeBack : () => undefined
}
