/** What the screens are told of the plan: its work, its board, what it waits for, and the one that a restart has taken away. */
import type { PlanState } from '../../../shared/contract/plan.ts'
import { aboutMs } from '../../runs/learntTime.ts'
import type { RunTimes } from '../../runs/runTimes.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { Topics } from '../topics.ts'
import type { ParkedMarks } from './board/parkedMarks.ts'
import type { PlanBoard } from './board/planBoard.ts'
import { countUnheld } from './board/unheldItems.ts'
import type { FormerPlanView } from './making/formerPlanView.ts'
import type { PlanOrders } from './making/planOrders.ts'
import { planStateOf } from './planWork.ts'
import type { PlanWorker } from './planWorker.ts'
import type { PlanWait } from './running/planWait.ts'

export interface PlanShownParts {
  readonly worker: Pick<PlanWorker, 'now'>
  readonly board: Pick<PlanBoard, 'sums' | 'languages' | 'decided' | 'items' | 'placement'>
  readonly parked: Pick<ParkedMarks, 'byVideo'>
  readonly wait: Pick<PlanWait, 'quota' | 'away'>
  readonly orders: Pick<PlanOrders, 'again'>
  readonly former: Pick<FormerPlanView, 'told'>
  readonly times: RunTimes
  readonly settings: Pick<SettingsStore, 'read'>
  readonly topics: Pick<Topics, 'revision'>
}

export interface PlanShown {
  state(): PlanState
  /** null where there is none, and once another plan stands. */
  former(): PlanState['former']
  /** When downloads are back; null while some are left, and where nobody knows. */
  downloadsBackMs(): number | null
  /** null where nobody knows. */
  downloadsLeft(): number | null
}

export function createPlanShown(parts: PlanShownParts): PlanShown {
  const { worker, wait } = parts
  const former = () => (worker.now().phase === 'empty' ? parts.former.told() : null)

  return {
    former,
    state() {
      const around = { ...wait.quota(), retryAtMs: wait.away()?.retryAtMs ?? null, again: parts.orders.again() }
      return planStateOf(worker.now(), { ...boardAround(parts), ...around, former: former() })
    },
    downloadsBackMs() {
      const { downloadsLeft, resumesAtMs } = wait.quota()
      return downloadsLeft === 0 ? resumesAtMs : null
    },
    downloadsLeft: () => wait.quota().downloadsLeft,
  }
}

function boardAround({
  board,
  parked,
  topics,
  times,
  settings,
}: Omit<PlanShownParts, 'worker' | 'wait' | 'orders' | 'former'>) {
  const sums = board.sums()
  return {
    revision: topics.revision('plan'),
    sums,
    aboutMs: () =>
      aboutMs([
        { count: sums.files, taken: times.found() },
        { count: sums.translate, taken: times.translated(settings.read()['service.address']) },
      ]),
    languages: board.languages(),
    decided: board.decided(),
    hasParked: () => parked.byVideo().size > 0,
    countUnheld: () => countUnheld(board, parked.byVideo()),
  }
}
