/**
 * The review: what a person must decide, whoever asks it. Decisions about subtitles go to the plan, the others to watch
 * mode; nothing is spent here but for a question that the service was not asked yet.
 */
import type {
  BestReach,
  ReviewAnswer,
  ReviewBest,
  ReviewMeaning,
  ReviewQuestion,
  ReviewReach,
  ReviewRow,
  ReviewState,
} from '../../../shared/contract/runs/review.ts'
import { AppError } from '../../../shared/errors.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { LearntTitles } from '../library/titles/learntTitles.ts'
import type { Page, PageWindow } from '../page.ts'
import type { PlanBoard } from '../plan/board/planBoard.ts'
import { isMetInLibrary } from '../plan/board/metWish.ts'
import { columnOf, type Decision, type PlanItem } from '../plan/board/planItem.ts'
import type { PlanSession } from '../plan/planSession.ts'
import type { ServiceLink } from '../serviceLink.ts'
import type { Topics } from '../topics.ts'
import type { WatchAsk, WatchQuestions } from '../watch/watchQuestions.ts'
import { alsoMeant, isOfWatch, planDecisions, watchAnswer, type Answering } from './reviewAnswers.ts'
import type { IgnoredWish, IgnoreWishes } from './ignoreWishes.ts'
import { bestDecisions } from './bestAnswers.ts'
import type { NotedActs } from '../acts/notedActs.ts'
import { createLastActs } from './lastActs.ts'
import { codesOf, free, meaningOf } from './reviewMeaning.ts'
import { isAboutFile, isOpenAsk, questionOfRow, questionsOf, type Question, type ReviewSources } from './reviewList.ts'
import { reviewQuestion, reviewRow } from './reviewQuestion.ts'
import type { Ids } from '../../../node/ids.ts'

export interface ReviewParts {
  readonly board: PlanBoard
  readonly plan: Pick<PlanSession, 'askAgain' | 'lookAt' | 'recall' | 'decide' | 'refreshMarks' | 'followLibrary'>
  readonly watch: WatchQuestions
  readonly library: Pick<LibrarySession, 'has' | 'entry' | 'row' | 'video'>
  readonly link: Pick<ServiceLink, 'isCached'>
  readonly learntTitles: LearntTitles
  readonly ignoreWishes: IgnoreWishes
  readonly ids: Ids
  /** Answers are acts as any other. */
  readonly acts: NotedActs
  readonly topics: Pick<Topics, 'revision'>
}

export interface ReviewOrder {
  readonly questionId: string
  readonly answer: ReviewAnswer
  readonly reach: ReviewReach
}

export interface ReviewSession {
  state(): ReviewState
  page(window: PageWindow): Page<ReviewRow>
  question(questionId: string): Promise<ReviewQuestion>
  ask(questionId: string): Promise<void>
  meaning(order: ReviewOrder): ReviewMeaning
  answer(order: ReviewOrder): { readonly ids: string[]; readonly undoId: string }
  /** What it would mean to take the best for every open question of its show, and for every one. */
  best(questionId: string): ReviewBest
  takeBest(order: { readonly questionId: string; readonly reach: BestReach }): Answered
  /** @param undoId null: the last one */
  takeBack(undoId: string | null): { readonly questionId: string | null }
}

const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id)

export function createReviewSession(parts: ReviewParts): ReviewSession {
  const { board, plan, watch, library, topics } = parts
  const acts = createLastActs(parts.ids, parts.acts)
  let listed: { readonly key: string; readonly questions: readonly Question[] } | null = null

  function all(): readonly Question[] {
    plan.followLibrary()
    const key = `${topics.revision('plan')} ${topics.revision('watch')} ${topics.revision('library')}`
    if (listed?.key !== key) listed = { key, questions: questionsOf(reviewSources(parts)) }
    return listed.questions
  }

  /** Also a row of the plan that is no question: a person wants to look at it. */
  function find(questionId: string): Question {
    const found = all().find(({ id }) => id === questionId)
    if (found) return found
    if (!board.has(questionId))
      throw new AppError('input.invalid', 'This question is answered already. Look at the list again.')
    return questionOfRow(board.item(questionId), board)
  }

  const rowOf = (question: Question) => reviewRow(question, question.item && board.knownOf(question.item))
  const chosenOf = ({ questionId, answer }: ReviewOrder) =>
    answer.kind === 'choose' ? board.candidate(questionId, answer.candidateId) : null

  function resolve(order: ReviewOrder): { readonly answering: Answering; readonly others: readonly Question[] } {
    const answering = { ...order, question: find(order.questionId) }
    return { answering, others: alsoMeant(answering, all()) }
  }

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

  function answerPlan(order: ReviewOrder, answering: Answering, others: readonly Question[]): Answered {
    const { question } = answering
    const decisions = planDecisions(answering, others, chosenOf(order))
    const learnt =
      order.answer.kind === 'choose' && question.kind === 'title' ? learnTitle(parts, question) : () => undefined
    return decide(question.id, decisions, learnt)
  }

  /** @param unlearn What else is taken back with it. */
  function decide(questionId: string, decisions: ReadonlyMap<PlanItem, Decision>, unlearn: () => void): Answered {
    const before = new Map([...decisions.keys()].map((item) => [item, board.decisionOf(item.id)]))
    plan.decide(decisions)
    const ids = [...decisions.keys()].map(({ id }) => id)
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
    const before = new Map(items.map((item) => [item, board.decisionOf(item.id)]))
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
    state() {
      const questions = all()
      const open = questions.filter(({ decision }) => decision === null)
      return {
        revision: topics.revision('review'),
        open: open.length,
        inPlan: open.filter(({ item }) => item !== null).length,
        watched: open.filter(({ ask }) => ask !== null).length,
        decided: questions.length - open.length,
      }
    },
    page({ offset, limit }) {
      const questions = all()
      const rows = questions.slice(offset, offset + limit).map(rowOf)
      return { rows, total: questions.length, revision: topics.revision('review') }
    },
    async question(questionId) {
      if (!board.has(questionId) && !all().some(({ id }) => id === questionId)) await plan.recall(questionId)
      const { ask, item, videoId } = find(questionId)
      const isUnread = ask !== null && item === null && !isAboutFile(ask)
      if (isUnread && !board.items().some((each) => each.videoId === videoId)) await plan.lookAt(videoId)
      const question = find(questionId)
      const others = (reach: ReviewReach) => alsoMeant({ question, reach }, all()).length
      return reviewQuestion(question, {
        known: question.item && board.knownOf(question.item),
        video: videoOf(library, videoId),
        candidates: question.item && !isOfWatch(question) ? board.candidates(questionId) : [],
        inSeason: others('season'),
        ofKind: isOfWatch(question) ? others('kind') : 0,
      })
    },
    ask: (questionId) => plan.askAgain([find(questionId).videoId]),
    meaning(order) {
      const { answering, others } = resolve(order)
      const meant = [answering.question, ...others]
      if (isOfWatch(answering.question) || order.answer.kind === 'ignore')
        return { ...free, questions: meant.length, codes: codesOf(meant) }
      return meaningOf(parts, planDecisions(answering, others, chosenOf(order)))
    },
    answer(order) {
      const { answering, others } = resolve(order)
      const { question, answer } = answering
      if (answer.kind === 'ignore' && !isOfFile(question)) return ignore(answering, others)
      return isOfWatch(question) ? answerWatch(answering, others) : answerPlan(order, answering, others)
    },
    best(questionId) {
      const question = find(questionId)
      const of = (reach: BestReach) => meaningOf(parts, bestDecisions(all(), { question, reach }))
      return { show: of('show'), all: of('all') }
    },
    takeBest({ questionId, reach }) {
      const decisions = bestDecisions(all(), { question: find(questionId), reach })
      if (decisions.size === 0)
        throw new AppError('input.invalid', 'This question is answered already. Look at the list again.')
      return decide(questionId, decisions, () => undefined)
    },
    takeBack: (undoId) => ({ questionId: acts.takeBack(undoId) }),
  }
}

interface Answered {
  readonly ids: string[]
  readonly undoId: string
}

function isOfFile({ ask }: Question): boolean {
  return ask !== null && isAboutFile(ask)
}

function wishOf({ path, item, ask }: Question): IgnoredWish {
  return { path, language: item ? columnOf(item.choice.gap.wish) : (ask?.language ?? 'und') }
}

function videoOf(library: ReviewParts['library'], videoId: string) {
  try {
    return library.video(videoId)
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code === 'file.missing') return null
    throw thrown
  }
}

/** Whoever chooses where the title was the question has answered that too. Answers what takes it back. */
function learnTitle({ board, learntTitles }: ReviewParts, { item }: Question): () => void {
  const title = item && board.titleOf(item)
  return title ? learntTitles.learn(item.choice.gap.video, title).takeBack : () => undefined
}

export function reviewSources({
  board,
  watch,
  library,
}: Pick<ReviewParts, 'board' | 'watch' | 'library'>): ReviewSources {
  return {
    items: board.items(),
    placeOf: (item) => board.placement(item),
    decisionOf: (id) => board.decisionOf(id),
    asked: watch.asked(),
    isMet: (ask) => isMetInLibrary(library, ask),
    entryOf: (videoId) => (library.has(videoId) ? library.entry(videoId) : null),
  }
}

/** Questions of watch mode that are open: neither decided by a person nor answered by a plan. */
export function openAsks({
  board,
  watch,
  library,
}: Pick<ReviewParts, 'board' | 'watch' | 'library'>): readonly WatchAsk[] {
  const asked = watch.asked()
  if (asked.length === 0) return asked
  const items = new Map(board.items().map((item) => [item.id, item]))
  return asked.filter((ask) => {
    const found = { item: items.get(ask.id) ?? null, decision: board.decisionOf(ask.id) }
    return (
      library.has(ask.videoId) &&
      !isMetInLibrary(library, ask) &&
      isOpenAsk(ask, found, (item) => board.placement(item))
    )
  })
}
