/** Puts the list of runs together over an engine and what works in it. Composition only. */
import { systemClock } from '../../../node/clock.ts'
import type { Engine } from '../../engine/compose.ts'
import type { HistorySession } from '../../views/history/historySession.ts'
import type { UndoWork } from '../../views/history/undoWork.ts'
import type { PlanEstimates } from '../../views/plan/making/planEstimates.ts'
import type { LibrarySession } from '../../views/library/librarySession.ts'
import { createRunsSession, type RunsSession, type StoppableWork } from '../../views/runs/runsSession.ts'
import type { TitleRuns } from '../../batch/titleRuns.ts'
import type { ToldTimings } from '../../views/timing/toldTimings.ts'
import type { HostAi } from './hostAi.ts'
import type { HostEvents } from '../hostEvents.ts'
import type { HostPlan } from './hostPlan.ts'

export interface HostRunsNeeds {
  readonly engine: Engine
  readonly events: HostEvents
  readonly library: LibrarySession
  readonly timings: ToldTimings
  readonly titleRuns: TitleRuns
  readonly historySession: HistorySession
  readonly plan: HostPlan
  readonly ai: HostAi
  readonly estimates: PlanEstimates
  readonly undoing: UndoWork
  readonly others: readonly StoppableWork[]
}

export function openRuns(needs: HostRunsNeeds): RunsSession {
  const { engine, events, plan, ai, library, timings, titleRuns, historySession, estimates, others, undoing } = needs
  const { runs, runPages: pages, ledger, history } = engine
  return createRunsSession({
    ...{ runs, pages, ledger, history, library, timings, titleRuns, historySession, estimates, others },
    plan: plan.plan,
    parked: plan.parked,
    settings: engine.settingsStore,
    queue: ai.following.queue,
    undoing,
    clock: systemClock,
    topics: events,
  })
}
