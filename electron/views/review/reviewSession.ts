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
import type { Page, PageWindow } from '../page.ts'
import type { PlanBoard } from '../plan/board/planBoard.ts'
import { isMetInLibrary } from '../plan/board/metWish.ts'
import type { PlanSession } from '../plan/planSession.ts'
import type { ServiceLink } from '../serviceLink.ts'
import type { Topics } from '../topics.ts'
import type { WatchAsk, WatchQuestions } from '../watch/watchQuestions.ts'
import { createAnswerActs, decisionsOn, type Answered, type AnswerActsParts } from './answerActs.ts'
import { alsoMeant, isOfWatch, type Answering } from './reviewAnswers.ts'
import { bestDecisions } from './bestAnswers.ts'
import { codesOf, free, meaningOf } from './reviewMeaning.ts'
import { isAboutFile, isOpenAsk, questionOfRow, questionsOf, type Question, type ReviewSources } from './reviewList.ts'
import { reviewQuestion, reviewRow } from './reviewQuestion.ts'

export interface ReviewParts extends AnswerActsParts {
  readonly board: PlanBoard
  readonly plan: Pick<PlanSession, 'askAgain' | 'lookAt' | 'recall' | 'decide' | 'refreshMarks' | 'followLibrary'>
  readonly watch: WatchQuestions
  readonly library: Pick<LibrarySession, 'has' | 'entry' | 'row' | 'video'>
  readonly link: Pick<ServiceLink, 'isCached'>
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
  answer(order: ReviewOrder): Answered
  /** What it would mean to take the best for every open question of its show, and for every one. */
  best(questionId: string): ReviewBest
  takeBest(order: { readonly questionId: string; readonly reach: BestReach }): Answered
  /** @param undoId null: the last one */
  takeBack(undoId: string | null): { readonly questionId: string | null }
}

export function createReviewSession(parts: ReviewParts): ReviewSession {
  const { board, plan, library, topics } = parts
  const acts = createAnswerActs(parts)
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

  function resolve(order: ReviewOrder): { readonly answering: Answering; readonly others: readonly Question[] } {
    const answering = { ...order, question: find(order.questionId) }
    return { answering, others: alsoMeant(answering, all()) }
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
      // A run of the command line, or before a restart, has left it open.
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
      return meaningOf(parts, decisionsOn(board, answering, others))
    },
    answer(order) {
      const { answering, others } = resolve(order)
      return acts.answer(answering, others)
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
      return acts.decide(questionId, decisions)
    },
    takeBack: (undoId) => ({ questionId: acts.takeBack(undoId) }),
  }
}

function videoOf(library: ReviewParts['library'], videoId: string) {
  try {
    return library.video(videoId)
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code === 'file.missing') return null
    throw thrown
  }
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
