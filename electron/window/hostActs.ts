/** Puts what was done last together over an engine: noted from the start of the host on. Composition only. */
import { systemClock } from '../../node/clock.ts'
import type { TitleRuns } from '../batch/titleRuns.ts'
import type { Engine } from '../engine/compose.ts'
import { createActRuns } from '../runs/actRuns.ts'
import { createActsSession, type ActsSession } from '../views/acts/actsSession.ts'
import { createNotedActs, type NotedActs } from '../views/acts/notedActs.ts'
import type { RunsSession } from '../views/runs/runsSession.ts'

export interface HostActs {
  readonly noted: NotedActs
  session(runsSession: RunsSession, titleRuns: TitleRuns): ActsSession
}

export function openActs({ db, runs }: Pick<Engine, 'db' | 'runs'>): HostActs {
  const noted = createNotedActs(systemClock)
  const startedMs = systemClock.nowMs()
  return {
    noted,
    session: (runsSession, titleRuns) =>
      createActsSession({
        ...{ noted, titleRuns, runs, runsSession, startedMs },
        ...{ actRuns: createActRuns(db), clock: systemClock },
      }),
  }
}
