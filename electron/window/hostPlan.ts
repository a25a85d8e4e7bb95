/** Puts the plan of the window together over an engine, a library and the service. Composition only. */
import { loggedFulfil, type FulfilPlan } from '../batch/loggedFulfil.ts'
import type { Engine } from '../engine/compose.ts'
import type { HostEvents } from './hostEvents.ts'
import { createTitleCorrections } from '../matching/titleCorrections.ts'
import type { AppError } from '../../shared/errors.ts'
import type { AiSession } from '../views/ai/aiSession.ts'
import { systemClock } from '../views/clock.ts'
import type { LibrarySession } from '../views/library/librarySession.ts'
import { createActivityLog } from '../views/plan/activityLog.ts'
import { createParkedMarks } from '../views/plan/parkedMarks.ts'
import { createPlanBoard, type PlanBoard } from '../views/plan/planBoard.ts'
import { createPlanCommands, type PlanCommands } from '../views/plan/planCommands.ts'
import { createPlanMaker } from '../views/plan/planMaker.ts'
import { createPlanRun } from '../views/plan/planRun.ts'
import { createPlanSession } from '../views/plan/planSession.ts'
import type { ServiceLink } from '../views/serviceLink.ts'
import { createAlarm } from '../views/updates/alarm.ts'

export interface HostPlan {
  readonly plan: PlanCommands
  readonly board: PlanBoard
  /** Goes on with what an earlier run of the app left waiting. */
  wake(): void
  close(): void
}

export interface HostPlanNeeds {
  readonly engine: Engine
  readonly events: HostEvents
  readonly library: LibrarySession
  readonly link: ServiceLink
  readonly ai: AiSession
  readonly report: (error: AppError) => void
}

export function openPlan({ engine, events: topics, library, link, ai, report }: HostPlanNeeds): HostPlan {
  const { ledger, history, settingsStore: settings, memory } = engine
  const shared = { library, link, settings, ledger, history, topics, ai, fulfilPlan: windowFulfil(engine) }
  const board = createPlanBoard(shared)
  const activity = createActivityLog(systemClock)
  const parked = createParkedMarks({ parked: engine.parked, settings, clock: systemClock })
  const alarm = createAlarm({ clock: systemClock, ring: () => session.goOn() })
  const work = { ...shared, board, activity }
  const session = createPlanSession({
    ...{ ...work, parked, alarm, report },
    make: createPlanMaker(shared),
    run: createPlanRun(work),
  })
  const plan = createPlanCommands({
    ...{ ...work, session, memory },
    titles: createTitleCorrections(memory),
    undo: (scope) => engine.undo(scope),
  })
  return {
    plan,
    board,
    wake() {
      session.refreshMarks()
      alarm.set(parked.nextMs())
    },
    close: () => alarm.close(),
  }
}

/** Carries plans out, and notes in the log what becomes of each file. */
export function windowFulfil({ log }: Pick<Engine, 'log'>): FulfilPlan {
  return loggedFulfil(log.write)
}
