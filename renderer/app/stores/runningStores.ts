/** What the navigation tells of other screens: what is under way, and how many questions are open. */
import type { PlanState } from '../../../shared/contract/plan.ts'
import type { ReviewState } from '../../../shared/contract/runs/review.ts'
import type { RunsState } from '../../../shared/contract/runs/runs.ts'
import type { Client } from '../../api/client.ts'
import { createLiveRecord, type LiveRecordStore } from '../../api/liveRecord.ts'

export type RunningStore = LiveRecordStore<RunsState>
/** The plan, for what its run has written. */
export type PlanRecord = LiveRecordStore<PlanState>
export type QuestionsStore = LiveRecordStore<ReviewState>

export function createRunningStore(client: Client): RunningStore {
  return createLiveRecord(client, { read: () => client.call('runs.state', {}), changedBy: 'runs.changed' })
}

export function createPlanRecord(client: Client): PlanRecord {
  return createLiveRecord(client, { read: () => client.call('plan.state', {}), changedBy: 'plan.changed' })
}

export function createQuestionsStore(client: Client): QuestionsStore {
  return createLiveRecord(client, { read: () => client.call('review.state', {}), changedBy: 'review.changed' })
}

/** Subtitles of all runs under way: settled, and all of them. null where none is. */
export function progressOf(state: RunsState | null): RunsState['now'] {
  return state?.now ?? null
}

export function openQuestions(state: ReviewState | null): number {
  return state?.open ?? 0
}

/** It is being made or run: nothing else can be planned meanwhile. */
export function isUnderWay(plan: PlanState | null): boolean {
  return plan !== null && underWay.has(plan.phase)
}

const underWay: ReadonlySet<PlanState['phase']> = new Set(['scanning', 'matching', 'running', 'paused'])
