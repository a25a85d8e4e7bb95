/**
 * One question after the other: what there is to choose from, whom an answer is for, and the answer, after which the next open
 * one is shown. The list is read when the review is opened and after each answer.
 */
import { createStore } from 'zustand/vanilla'
import type { OutputOf } from '../../../shared/contract/index.ts'
import type { BestReach, ReviewAnswer, ReviewDecision } from '../../../shared/contract/runs/review.ts'
import { toAppError } from '../../../shared/errors.ts'
import { atRest, type ListedKind, type ReviewState, type ReviewStore } from './reviewState.ts'
import type { Client } from '../../api/client.ts'
import type { ActsStore } from '../../app/acts/actsStore.ts'
import type { Texts } from '../../texts/Texts.ts'
import { isChoice, isUnread, nextOpen, rowBy, withDecision } from './questions/questionRows.ts'
import { decidedWords } from './questions/questionWords.ts'
import { readQuestions } from './questions/readQuestions.ts'
import { createShownQuestion } from './shownQuestion.ts'

export interface ReviewStoreParts {
  readonly client: Client
  readonly acts: ActsStore
  /** Opens the question with a first guess, to be typed over. */
  readonly openTitleQuestion: (rowId: string, text: string) => void
}

const decisionsOf = { choose: 'chosen', translate: 'translate', skip: 'skipped', ignore: 'ignored' } as const

export function createReviewStore({ client, acts, openTitleQuestion }: ReviewStoreParts): ReviewStore {
  const { say } = acts.getState()
  return createStore<ReviewState>()((set, get, store) => {
    const shown = createShownQuestion(client, store)
    const showProblem = (thrown: unknown) => set({ problem: toAppError(thrown) })

    const readRows = async () => set(await readQuestions(client))

    async function decide(answer: ReviewAnswer): Promise<void> {
      const { currentId: questionId } = get()
      if (questionId === null) return
      set({ problem: null })
      const answered = await client.call('review.answer', { questionId, answer, reach: shown.reachNow() })
      await goOnFrom(
        answered,
        answer.kind in decisionsOf ? decisionsOf[answer.kind as keyof typeof decisionsOf] : 'answered',
      )
    }

    async function takeBest(reach: BestReach): Promise<void> {
      const { currentId: questionId, best } = get()
      if (questionId === null || (best?.[reach].questions ?? 0) === 0) return
      set({ problem: null })
      await goOnFrom(await client.call('review.takeBest', { questionId, reach }), 'chosen')
    }

    /** What was decided is said, and can be taken back from where the next question stands already. */
    async function goOnFrom({ ids, undoId }: OutputOf<'review.answer'>, decision: ReviewDecision): Promise<void> {
      const row = get().rows?.find(({ id }) => id === ids[0]) ?? get().question?.row
      set(({ rows }) => ({ rows: withDecision(rows ?? [], new Set(ids), decision) }))
      if (row)
        say({
          text: (texts: Texts) => decidedWords(texts, { row, decision, count: ids.length }),
          key: undoId,
          undo: () => undoAnswer(undoId),
        })
      await showNext()
    }

    async function showNext(): Promise<void> {
      await readRows()
      const next = nextOpen(get().rows ?? [], get().currentId)
      if (next) await shown.show(next.id)
      else set(({ rows, total, reach }) => ({ ...atRest, rows, total, reach, news: { kind: 'finished' } }))
    }

    async function enter(): Promise<void> {
      const { question, shownId } = get()
      if (question?.row.decision !== null) return showNext()
      if (isUnread(question)) return askNow()
      if (isChoice(question)) return shownId === null ? showNext() : decide({ kind: 'choose', candidateId: shownId })
      return decide({ kind: question.row.kind === 'better' ? 'take' : 'again' })
    }

    async function choose(place: number): Promise<void> {
      const candidate = get().question?.candidates[place]
      if (!candidate) return
      await shown.showCandidate(place)
      await decide({ kind: 'choose', candidateId: candidate.id })
    }

    /** What is decided already is decided for the season too. */
    async function turnSeason(): Promise<void> {
      const { meanings, question, shownId } = get()
      if ((meanings?.season.questions ?? question?.inSeason ?? 0) < 1) return
      set({ reach: shown.reachNow() === 'season' ? 'one' : 'season' })
      if (get().reach === 'season' && question?.row.decision === 'chosen' && shownId !== null)
        await decide({ kind: 'choose', candidateId: shownId })
    }

    async function askNow(): Promise<void> {
      const { currentId: questionId } = get()
      if (questionId === null || get().isBusy) return
      set({ isBusy: true, problem: null })
      await client.call('review.ask', { questionId }).finally(() => set({ isBusy: false }))
      await shown.show(questionId)
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
      await shown.show(questionId)
      set({ news: { kind: 'takenBack' } })
    }

    async function ignoreListed(what: ListedKind, name: string): Promise<void> {
      const { currentId } = get()
      const { undoId } = await client.call('ignore.add', { what, name })
      const showNow = async () => {
        if (currentId !== null && get().currentId === currentId) await shown.show(currentId)
      }
      say({
        text: ({ rules }: Texts) => `${rules.ignored.title}: ${name}`,
        key: undoId,
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
      if (at !== null) await shown.show(at).catch(() => set({ currentId: null }))
      if (get().currentId === null && first) await shown.show(first.id)
    }

    async function openArrived(): Promise<void> {
      await readRows()
      const arrived = get().rows?.find(({ decision }) => decision === null)
      if (get().currentId === null && arrived) await shown.show(arrived.id)
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
      openArrived: () => inTurn(openArrived),
      show: (questionId) => inTurn(() => shown.show(questionId)),
      goBy: (by) =>
        inTurn(async () => {
          const row = rowBy(get().rows ?? [], get().currentId, by)
          if (row && row.id !== get().currentId) await shown.show(row.id)
        }),
      showBy: (by) => inTurn(() => shown.showBy(by)),
      showCandidate: (place) => inTurn(() => shown.showCandidate(place)),
      enter: () => inTurn(enter),
      choose: (place) => inTurn(() => choose(place)),
      answer: (answer) => inTurn(() => decide(answer)),
      takeBest: (reach) => inTurn(() => takeBest(reach)),
      setReach: (reach) =>
        inTurn(async () => (reach === 'season' && shown.reachNow() !== 'season' ? turnSeason() : set({ reach }))),
      turnSeason: () => inTurn(turnSeason),
      takeBack: () =>
        acts.getState().undoable.length > 0 ? acts.getState().undo() : undoAnswer(null).catch(showProblem),
      ignoreListed: (what, name) => inTurn(() => ignoreListed(what, name)),
      askService: () => inTurn(askNow),
      lookedInto: (candidate) => inTurn(() => shown.readCosts(candidate)),
      makeFormerPlan: () => inTurn(() => client.call('plan.makeFormer', {}).then(() => undefined)),
      askForTitle() {
        const row = get().question?.row
        if (row) openTitleQuestion(row.id, row.words.title)
      },
      async takeTitle(rowId, { id: titleId, name }) {
        const { videos, undoId } = await client.call('plan.setTitle', { rowId, titleId })
        say({
          text: ({ review }: Texts) => review.news.title({ name, count: videos }),
          key: undoId,
          undo: () => client.call('video.undoTitle', { undoId }).then(() => inTurn(() => showAnew(rowId))),
        })
        // The question for the title is over: nobody waits for what is shown next.
        void inTurn(() => showAnew(rowId))
      },
    }
  })
}
