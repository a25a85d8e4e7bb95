/** The question that is shown: read, with what each candidate of it and the best for all that are left would mean. */
import type { ReviewReach } from '../../../shared/contract/runs/review.ts'
import type { Client } from '../../api/client.ts'
import type { ShownCandidate } from './preview/previewStore.ts'
import { firstShown, isChoice, reachIn, withRow } from './questions/questionRows.ts'
import type { ReviewStore } from './reviewState.ts'

export interface ShownQuestion {
  show(questionId: string): Promise<void>
  /** Looks at a candidate without choosing it. */
  showCandidate(place: number): Promise<void>
  showBy(by: 1 | -1): Promise<void>
  /** Whom an answer is for now. */
  reachNow(): ReviewReach
  /** What was looked into is here by now: it costs less. */
  readCosts(candidate: ShownCandidate): Promise<void>
}

export function createShownQuestion(client: Client, store: ReviewStore): ShownQuestion {
  const { getState, setState } = store

  async function show(questionId: string): Promise<void> {
    const isOther = getState().currentId !== questionId
    setState({ currentId: questionId, problem: null, news: { kind: 'question' } })
    if (isOther) setState({ question: null, shownId: null, meanings: null, best: null })
    const question = await client.call('review.question', { questionId })
    if (getState().currentId !== questionId) return
    setState(({ rows }) => ({ question, shownId: firstShown(question), rows: withRow(rows ?? [], question.row) }))
    await Promise.all([readMeanings(), readBest(questionId)])
  }

  async function readBest(questionId: string): Promise<void> {
    const best = await client.call('review.best', { questionId })
    if (getState().currentId === questionId) setState({ best })
  }

  async function readMeanings(): Promise<void> {
    const { question, currentId, shownId } = getState()
    setState({ meanings: null })
    if (!question || currentId === null || shownId === null || !isChoice(question)) return
    const answer = { kind: 'choose', candidateId: shownId } as const
    const ask = (reach: ReviewReach) => client.call('review.meaning', { questionId: currentId, answer, reach })
    const [one, season] = await Promise.all([ask('one'), ask('season')])
    if (getState().currentId !== currentId || getState().shownId !== shownId) return
    setState({ meanings: { one, season } })
  }

  const reachNow = () => reachIn(getState().reach, getState().question, getState().meanings)

  async function showCandidate(place: number): Promise<void> {
    const candidate = getState().question?.candidates[place]
    if (!candidate || candidate.id === getState().shownId) return
    setState({ shownId: candidate.id })
    await readMeanings()
  }

  async function showBy(by: 1 | -1): Promise<void> {
    const { question, shownId } = getState()
    await showCandidate((question?.candidates.findIndex(({ id }) => id === shownId) ?? -1) + by)
  }

  async function readCosts({ rowId, candidateId }: ShownCandidate): Promise<void> {
    const isPaid = getState().question?.candidates.some(({ id, isCached }) => id === candidateId && !isCached)
    if (getState().currentId !== rowId || !isPaid) return
    const question = await client.call('review.question', { questionId: rowId })
    if (getState().currentId === rowId) setState({ question })
    await Promise.all([readMeanings(), readBest(rowId)])
  }

  return { show, showCandidate, showBy, reachNow, readCosts }
}
