/** Puts the plan of the window together over an engine, a library and the service. Composition only. */
import { createRunTimes } from '../../runs/runTimes.ts'
import type { FulfilPlan } from '../../batch/delivery/loggedFulfil.ts'
import type { Engine } from '../../engine/compose.ts'
import type { HostEvents } from '../hostEvents.ts'
import type { LearntTitles } from '../../views/library/titles/learntTitles.ts'
import type { AiSession } from '../../views/ai/aiSession.ts'
import { systemClock } from '../../../node/clock.ts'
import { createAnotherRun, type AnotherRun } from '../../views/scope/anotherRun.ts'
import type { LibrarySession } from '../../views/library/librarySession.ts'
import { createNotFoundMarks } from '../../views/plan/board/notFoundMarks.ts'
import { createParkedMarks, type ParkedMarks } from '../../views/plan/board/parkedMarks.ts'
import { createPlanBoard, type PlanBoard } from '../../views/plan/board/planBoard.ts'
import { createPlanCommands, type PlanCommands } from '../../views/plan/planCommands.ts'
import { createAnotherCosts } from '../../views/plan/making/anotherCosts.ts'
import type { PlanEstimates } from '../../views/plan/making/planEstimates.ts'
import { createListedFor } from '../../views/plan/making/listedFor.ts'
import { createPlanMaker } from '../../views/plan/making/planMaker.ts'
import { createRetryOutlook } from '../../views/plan/making/retryOutlook.ts'
import { createPlanRun } from '../../views/plan/running/planRun.ts'
import { createFormerPlanView } from '../../views/plan/making/formerPlanView.ts'
import { createPlanSession, type PlanSession, type PlanSessionParts } from '../../views/plan/planSession.ts'
import { createFormerPlans } from '../../plan/formerPlan.ts'
import type { ServiceLink } from '../../views/serviceLink.ts'
import { createAlarm } from '../../views/updates/alarm.ts'
import type { Bugs } from '../../log/bugs.ts'

export interface HostPlan {
  readonly plan: PlanCommands
  readonly board: PlanBoard
  readonly session: PlanSession
  readonly parked: ParkedMarks
  readonly another: AnotherRun
  /** Goes on with what an earlier run of the app left waiting. */
  wake(): void
  close(): Promise<void>
}

export interface HostPlanNeeds {
  readonly engine: Engine
  readonly events: HostEvents
  readonly library: LibrarySession
  readonly link: ServiceLink
  /** The same, for what asks nothing of the service. */
  readonly quietLink: Pick<ServiceLink, 'current'>
  /** What watch mode asks beside the plan. */
  readonly asked: PlanSessionParts['asked']
  readonly ai: AiSession
  readonly learntTitles: LearntTitles
  readonly fulfilPlan: FulfilPlan
  readonly estimates: PlanEstimates
  readonly bugs: Bugs
}

export function openPlan(needs: HostPlanNeeds): HostPlan {
  const {
    engine,
    events: topics,
    library,
    link,
    quietLink,
    ai,
    learntTitles,
    fulfilPlan,
    estimates,
    bugs,
    asked,
  } = needs
  const { ledger, history, runs, runPages: pages, settingsStore: settings, memory, rules, handChoices } = engine
  const shared = {
    ...{ library, link, settings, rules, ledger, history, runs, topics, ai, handChoices, fulfilPlan },
    jobs: engine.aiJobs,
  }
  const board = createPlanBoard(shared)
  const parked = createParkedMarks({ parked: engine.parked, rules, clock: systemClock })
  const notFound = createNotFoundMarks({
    notFound: engine.notFound,
    settings,
  })
  const alarm = createAlarm({ clock: systemClock, ring: () => session.goOn() })
  const work = { ...shared, board }
  const former = createFormerPlanView({
    former: createFormerPlans(engine.db),
    handChoices,
    library,
    settings,
  })
  const make = createPlanMaker({ ...shared, quietLink })
  const session = createPlanSession({
    ...{ ...work, pages, parked, notFound, former, alarm, asked, bugs, quietLink, clock: systemClock },
    make,
    estimates,
    times: createRunTimes(engine.db),
    run: createPlanRun(work),
  })
  const plan = createPlanCommands({
    ...{ ...work, session, memory, learntTitles, anotherCost: createAnotherCosts({ ...shared, memory }) },
    retryOutlook: createRetryOutlook({ ...shared, make }),
    listedFor: createListedFor(make),
  })
  const another = createAnotherRun({ ...shared, plan })
  return {
    plan,
    board,
    another,
    session,
    parked,
    wake: () => session.wake(),
    async close() {
      alarm.close()
      another.cancel()
      await another.idle()
    },
  }
}
