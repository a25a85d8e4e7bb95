/**
 * One question after the other: what there is to choose from, whom an answer is for, and the answer. The list is read when
 * the review is opened and at each Enter, so that a decision does not move it under the reader.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { TitleRow } from '../../../shared/contract/search.ts'
import type {
  ReviewAnswer,
  ReviewDecision,
  ReviewMeaning,
  ReviewQuestion,
  ReviewReach,
  ReviewRow,
} from '../../../shared/contract/runs/review.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import type { ActsStore } from '../../app/acts/actsStore.ts'
import type { Texts } from '../../texts/Texts.ts'
import type { ShownCandidate } from './preview/previewStore.ts'
import { isChoice, nextOpen, rowBy, withDecision } from './questions/questionRows.ts'
import { decidedWords } from './questions/questionWords.ts'
import { readQuestions } from './questions/readQuestions.ts'

/** The last thing that was done, to be told to people who do not see it. */
export type ReviewNews =
  { readonly kind: 'question' } | { readonly kind: 'takenBack' | 'nothingToTakeBack' | 'finished' }

interface ReviewFacts {
  /** null before the first answer. */
  readonly rows: readonly ReviewRow[] | null
  /** Questions of the whole list; more than `rows` when they do not fit one sitting. */
  readonly total: number
  readonly currentId: string | null
  /** null while it is read. */
  readonly question: ReviewQuestion | null
  /** The candidate to look into: the chosen one, else the best. */
  readonly shownId: string | null
  readonly reach: ReviewReach
  /** What choosing the shown one would mean, for the question alone and for its season; null where nothing is to choose. */
  readonly meanings: { readonly one: ReviewMeaning; readonly season: ReviewMeaning } | null
  readonly isBusy: boolean
  readonly news: ReviewNews | null
  readonly problem: AppError | null
}

export interface ReviewState extends ReviewFacts {
  /** @param questionId The one to begin with, a question or any wish of the plan; null: the first open one. */
  readonly open: (questionId: string | null) => Promise<void>
  readonly show: (questionId: string) => Promise<void>
  readonly goBy: (rows: 1 | -1) => Promise<void>
  /** Decides as the main button says, where the question is open; else goes to the next open one. */
  readonly enter: () => Promise<void>
  readonly choose: (place: number) => Promise<void>
  readonly answer: (answer: ReviewAnswer) => Promise<void>
  readonly setReach: (reach: ReviewReach) => Promise<void>
  /** For the season, or for the question alone again. */
  readonly turnSeason: () => Promise<void>
  /** The last act of the window, or, after a reload, the last answer of the host. */
  readonly takeBack: () => Promise<void>
  /** Never again anything made for this release, or by this author. */
  readonly ignoreListed: (what: ListedKind, name: string) => Promise<void>
  /** Asks the service for the video of the question: up to one search. */
  readonly askService: () => Promise<void>
  /** The plan whose questions ended with the app. */
  readonly makeFormerPlan: () => Promise<void>
  /** A candidate was looked into: what it costs is read anew, where it was not here before. */
  readonly lookedInto: (candidate: ShownCandidate) => Promise<void>
  /** Asks for another title of the video that is looked at. */
  readonly askForTitle: () => void
  /** The row, and all of its show, have this title. @throws AppError where the host refuses */
  readonly takeTitle: (rowId: string, title: Pick<TitleRow, 'id' | 'name'>) => Promise<void>
}

export type ReviewStore = StoreApi<ReviewState>
export type ListedKind = 'release' | 'author'

export interface ReviewStoreParts {
  readonly client: Client
  readonly acts: ActsStore
  /** Opens the question with a first guess, to be typed over. */
  readonly openTitleQuestion: (rowId: string, text: string) => void
}

const decisionsOf = { choose: 'chosen', translate: 'translate', skip: 'skipped', ignore: 'ignored' } as const

const atRest: ReviewFacts = {
  rows: null,
  total: 0,
  currentId: null,
  question: null,
  shownId: null,
  reach: 'one',
  meanings: null,
  isBusy: false,
  news: null,
  problem: null,
}

export function createReviewStore({ client, acts, openTitleQuestion }: ReviewStoreParts): ReviewStore {
  const { say } = acts.getState()
  return createStore<ReviewState>()((set, get) => {
    const showProblem = (thrown: unknown) => set({ problem: toAppError(thrown) })

    const readRows = async () => set(await readQuestions(client))

    async function show(questionId: string): Promise<void> {
      const isOther = get().currentId !== questionId
      set({ currentId: questionId, problem: null, news: { kind: 'question' } })
      if (isOther) set({ question: null, shownId: null, meanings: null, reach: 'one' })
      const question = await client.call('review.question', { questionId })
      if (get().currentId !== questionId) return
      const shownId = (question.candidates.find(({ isChosen }) => isChosen) ?? question.candidates[0])?.id ?? null
      set(({ rows }) => ({ question, shownId, rows: withRow(rows ?? [], question.row) }))
      await readMeanings()
    }

    async function readMeanings(): Promise<void> {
      const { question, currentId, shownId } = get()
      set({ meanings: null })
      if (!question || currentId === null || shownId === null || !isChoice(question)) return
      const answer = { kind: 'choose', candidateId: shownId } as const
      const ask = (reach: ReviewReach) => client.call('review.meaning', { questionId: currentId, answer, reach })
      const [one, season] = await Promise.all([ask('one'), ask('season')])
      if (get().currentId !== currentId || get().shownId !== shownId) return
      set(({ reach }) => ({
        meanings: { one, season },
        reach: reach === 'season' && season.questions < 2 ? 'one' : reach,
      }))
    }

    async function decide(answer: ReviewAnswer): Promise<void> {
      const { currentId: questionId, reach, rows: before } = get()
      if (questionId === null) return
      set({ problem: null })
      const { ids, undoId } = await client.call('review.answer', { questionId, answer, reach })
      const decision = answer.kind in decisionsOf ? decisionsOf[answer.kind as keyof typeof decisionsOf] : 'answered'
      set(({ rows, question }) => ({
        rows: withDecision(rows ?? [], new Set(ids), decision),
        question: question && decided(question, decision, answer),
      }))
      const row = before?.find(({ id }) => id === questionId)
      if (row)
        say({
          text: (texts: Texts) => decidedWords(texts, { row, decision, count: ids.length }),
          undo: () => undoAnswer(undoId),
        })
    }

    async function showNext(): Promise<void> {
      await readRows()
      const next = nextOpen(get().rows ?? [], get().currentId)
      if (next) await show(next.id)
      else set({ ...atRest, rows: get().rows, total: get().total, news: { kind: 'finished' } })
    }

    async function enter(): Promise<void> {
      const { question, shownId } = get()
      if (question?.row.decision !== null) return showNext()
      if (!question.isAsked && isUnread(question)) return askNow()
      if (isChoice(question)) return shownId === null ? showNext() : decide({ kind: 'choose', candidateId: shownId })
      return decide({ kind: question.row.kind === 'better' ? 'take' : 'again' })
    }

    async function choose(place: number): Promise<void> {
      const candidate = get().question?.candidates[place]
      if (!candidate) return
      set({ shownId: candidate.id })
      await readMeanings()
      await decide({ kind: 'choose', candidateId: candidate.id })
    }

    async function readCosts({ rowId, candidateId }: ShownCandidate): Promise<void> {
      const isPaid = get().question?.candidates.some(({ id, isCached }) => id === candidateId && !isCached)
      if (get().currentId !== rowId || !isPaid) return
      const question = await client.call('review.question', { questionId: rowId })
      if (get().currentId === rowId) set({ question })
      await readMeanings()
    }

    /** What is decided already is decided for the season too. */
    async function turnSeason(): Promise<void> {
      const { reach, meanings, question, shownId } = get()
      if ((meanings?.season.questions ?? question?.inSeason ?? 0) < 1) return
      set({ reach: reach === 'season' ? 'one' : 'season' })
      if (get().reach === 'season' && question?.row.decision === 'chosen' && shownId !== null)
        await decide({ kind: 'choose', candidateId: shownId })
    }

    async function askNow(): Promise<void> {
      const { currentId: questionId } = get()
      if (questionId === null || get().isBusy) return
      set({ isBusy: true, problem: null })
      await client.call('review.ask', { questionId }).finally(() => set({ isBusy: false }))
      await show(questionId)
    }

    /** @param undoId null: the last answer that the host knows. @throws AppError where it cannot be taken back */
    async function undoAnswer(undoId: string | null): Promise<void> {
      const { questionId } = await client.call('review.takeBack', { undoId })
      await inTurn(async () => {
        if (questionId === null) set({ news: { kind: 'nothingToTakeBack' } })
        else await showAnew(questionId)
      })
    }

    /** What is asked, and in which order, has changed. */
    async function showAnew(questionId: string): Promise<void> {
      await readRows()
      set({ reach: 'one' })
      await show(questionId)
      set({ news: { kind: 'takenBack' } })
    }

    async function ignoreListed(what: ListedKind, name: string): Promise<void> {
      const { currentId } = get()
      const { undoId } = await client.call('ignore.add', { what, name })
      const showNow = async () => {
        if (currentId !== null && get().currentId === currentId) await show(currentId)
      }
      say({
        text: ({ rules }: Texts) => `${rules.ignored.title}: ${name}`,
        undo: () => client.call('rules.undo', { undoId }).then(() => inTurn(showNow)),
      })
      await showNow()
    }

    async function open(questionId: string | null): Promise<void> {
      await readRows()
      const rows = get().rows ?? []
      const at = questionId ?? get().currentId
      const first = rows.find(({ decision }) => decision === null) ?? rows[0]
      // What an address names may be answered by now, or be of a plan that is gone.
      if (at !== null) await show(at).catch(() => set({ currentId: null }))
      if (get().currentId === null && first) await show(first.id)
    }

    /** Keys come faster than the host answers: each takes effect after the one before, on the question that it then finds. */
    let turn: Promise<void> = Promise.resolve()
    const inTurn = (work: () => Promise<void>) => {
      const done = turn.then(work).catch(showProblem)
      turn = done
      return done
    }

    return {
      ...atRest,
      open: (questionId) => inTurn(() => open(questionId)),
      show: (questionId) => inTurn(() => show(questionId)),
      goBy: (by) =>
        inTurn(async () => {
          const row = rowBy(get().rows ?? [], get().currentId, by)
          if (row && row.id !== get().currentId) await show(row.id)
        }),
      enter: () => inTurn(enter),
      choose: (place) => inTurn(() => choose(place)),
      answer: (answer) => inTurn(() => decide(answer)),
      setReach: (reach) =>
        inTurn(async () => (reach === 'season' && get().reach !== 'season' ? turnSeason() : set({ reach }))),
      turnSeason: () => inTurn(turnSeason),
      takeBack: () =>
        acts.getState().undoable.length > 0 ? acts.getState().undo() : undoAnswer(null).catch(showProblem),
      ignoreListed: (what, name) => inTurn(() => ignoreListed(what, name)),
      askService: () => inTurn(askNow),
      lookedInto: (candidate) => inTurn(() => readCosts(candidate)),
      makeFormerPlan: () => inTurn(() => client.call('plan.makeFormer', {}).then(() => undefined)),
      askForTitle() {
        const row = get().question?.row
        if (row) openTitleQuestion(row.id, row.words.title)
      },
      async takeTitle(rowId, { id: titleId, name }) {
        const { videos, undoId } = await client.call('plan.setTitle', { rowId, titleId })
        say({
          text: ({ review }: Texts) => review.news.title({ name, count: videos }),
          undo: () => client.call('video.undoTitle', { undoId }).then(() => inTurn(() => showAnew(rowId))),
        })
        // The question for the title is over: nobody waits for what is shown next.
        void inTurn(() => showAnew(rowId))
      },
    }
  })
}

/** A wish of the plan that is looked at without being a question stands first. */
function withRow(rows: readonly ReviewRow[], row: ReviewRow): readonly ReviewRow[] {
  return rows.some(({ id }) => id === row.id) ? rows.map((each) => (each.id === row.id ? row : each)) : [row, ...rows]
}

function decided(question: ReviewQuestion, decision: ReviewDecision, answer: ReviewAnswer): ReviewQuestion {
  const chosenId = answer.kind === 'choose' ? answer.candidateId : null
  return {
    ...question,
    row: { ...question.row, decision },
    candidates: question.candidates.map((each) => ({ ...each, isChosen: each.id === chosenId })),
  }
}

function isUnread({ row }: ReviewQuestion): boolean {
  return row.kind === 'ask' || row.kind === 'translate'
}
