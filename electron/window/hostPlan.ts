/** Puts the plan of the window together over an engine, a library and the service. Composition only. */
import { languageOfWant, planBatch, planChoices } from '../batch/planBatch.ts'
import { unservedWants } from '../batch/unservedWants.ts'
import { cleanRules } from '../clean/cleanRules.ts'
import { nameRules } from '../clean/nameRules.ts'
import type { Engine } from '../engine/compose.ts'
import type { HostEvents } from './hostEvents.ts'
import { later } from './hostEvents.ts'
import { createBreather } from '../library/breather.ts'
import { nameBeside } from '../library/strays.ts'
import { notedFulfil } from '../batch/notedFulfil.ts'
import { showPlaceOf } from '../matching/showPlace.ts'
import { createTitleCorrections } from '../matching/titleCorrections.ts'
import type { WantToTranslate } from '../plan/plan.ts'
import type { AppError } from '../../shared/errors.ts'
import { createActivityLog } from '../views/plan/activityLog.ts'
import { createAlarm } from '../views/updates/alarm.ts'
import { createFulfilOne } from '../views/plan/fulfilOne.ts'
import { videoIdOf } from '../views/ids.ts'
import type { LibrarySession } from '../views/library/librarySession.ts'
import { createParkedMarks } from '../views/plan/parkedMarks.ts'
import { createPlanBoard, type PlanBoard } from '../views/plan/planBoard.ts'
import { createPlanCommands, type PlanCommands } from '../views/plan/planCommands.ts'
import { createPlanMaker } from '../views/plan/planMaker.ts'
import { createPlanRun } from '../views/plan/planRun.ts'
import { createPlanSession } from '../views/plan/planSession.ts'
import type { ServiceLink } from '../views/serviceLink.ts'
import { createWrongNext } from '../views/plan/wrongNext.ts'
import { formatWish, parseWishes } from '../wanted/parseWishes.ts'
import type { WantedRules } from '../wanted/wish.ts'

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
  readonly rules: () => WantedRules
  /** Orders what only a machine can bring. */
  readonly translate: (wants: readonly WantToTranslate[], batchId: string) => void
  readonly report: (error: AppError) => void
}

export function openPlan({ engine, events, library, link, rules, translate, report }: HostPlanNeeds): HostPlan {
  const { ledger, history, parked } = engine
  const service = () => engine.settings['service.address']
  const titles = createTitleCorrections(engine.memory)
  const isCached = (id: string) => link.peek()?.isCached(id) ?? false
  const connect = () => link.current()
  const fulfil = notedFulfil(engine.log.note)
  const startBatch = (command: string) => history.startBatch(command)

  const board = createPlanBoard({
    formatWish,
    names: () => nameRules(engine.settings, rules().wishes),
    isCached,
    nameBeside,
    plan: (choices) =>
      planChoices({ cache: { has: isCached }, ledger, service: service() }, choices, {
        allowance: engine.settings.yesTo,
        limitDownloads: null,
      }),
  })
  const activity = createActivityLog({
    nowMs: Date.now,
    keyOf: ({ video, wish }) => videoIdOf(`${video.file.path}\n${formatWish(wish)}`),
    languageOf: languageOfWant,
  })
  const marks = createParkedMarks({ parked, rules, formatWish, nowMs: Date.now })
  const alarm = createAlarm({ nowMs: Date.now, later, ring: () => session.goOn() })

  const session = createPlanSession({
    board,
    activity,
    library,
    make: createPlanMaker({
      library,
      connect,
      planBatch,
      rules,
      allowance: () => engine.settings.yesTo,
      breathe: createBreather(),
    }),
    run: createPlanRun({ board, activity, library, connect, rules, fulfilPlan: fulfil, unservedWants, translate }),
    startBatch: () => startBatch('window'),
    spentIn: (batchId) => ledger.spentIn(batchId),
    quota: () => ({
      downloadsLeft: ledger.remaining(service(), 'download'),
      aiLeft: ledger.remaining(service(), 'ai'),
      resumesAtMs: ledger.resumesAtMs(service(), ledger.remaining(service(), 'search') === 0 ? 'search' : 'download'),
    }),
    parked: () => marks.byVideo(),
    unpark: () => {
      marks.clear()
    },
    waitUntil: (atMs) => {
      alarm.set(atMs)
    },
    changed: (topic) => {
      events.changed(topic)
      if (topic === 'activity') events.changed('history')
    },
    revision: () => events.revision('plan'),
    report,
  })

  const plan = createPlanCommands({
    session,
    board,
    activity,
    connect,
    rules,
    clean: () => cleanRules(engine.settings),
    startBatch: () => startBatch('looked inside'),
    learnTitle: (video, title) => {
      titles.learn(video, title)
    },
    showOf: ({ video, release }) => JSON.stringify(showPlaceOf(video, release)),
    wrongNext: createWrongNext({
      library,
      history,
      undo: (scope) => engine.undo(scope),
      reject: (videoPath, subtitleId, reason) => {
        engine.memory.reject(videoPath, subtitleId, reason)
      },
      connect,
      planBatch,
      fulfilOne: createFulfilOne(fulfil),
      rules,
      parseWishes,
    }),
    changed: (topic) => {
      events.changed(topic)
    },
    revision: (topic) => events.revision(topic),
  })

  return {
    plan,
    board,
    wake() {
      session.refreshMarks()
      alarm.set(marks.nextMs())
    },
    close() {
      alarm.close()
    },
  }
}
