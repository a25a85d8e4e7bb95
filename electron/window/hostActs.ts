/** Puts what was done last together over an engine: noted from the start of the host on. Composition only. */
import { systemClock } from '../../node/clock.ts'
import { randomIds } from '../../node/ids.ts'
import type { TitleRuns } from '../batch/titleRuns.ts'
import type { Engine } from '../engine/compose.ts'
import { createActRuns } from '../runs/actRuns.ts'
import { createActsSession, type ActsSession } from '../views/acts/actsSession.ts'
import { createNotedActs, type NotedActs } from '../views/acts/notedActs.ts'
import type { HistorySession } from '../views/history/historySession.ts'
import { createUndoing, type Undoing } from '../views/rules/undoing.ts'
import type { RunsSession } from '../views/runs/runsSession.ts'

export interface HostActs {
  readonly noted: NotedActs
  readonly undoing: Undoing
  session(runsSession: RunsSession, titleRuns: TitleRuns, historySession: HistorySession): ActsSession
}

export function openActs({ db, runs }: Pick<Engine, 'db' | 'runs'>): HostActs {
  const noted = createNotedActs(systemClock)
  const startedMs = systemClock.nowMs()
  return {
    noted,
    undoing: createUndoing(randomIds, noted),
    session: (runsSession, titleRuns, historySession) =>
      createActsSession({
        ...{ noted, titleRuns, runs, runsSession, historySession, startedMs },
        ...{ actRuns: createActRuns(db), clock: systemClock },
      }),
  }
}
