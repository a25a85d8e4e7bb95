/**
 * Every way to make a plan leads through here: what it would ask for is told first, and a large search begins only as far as
 * the person says. While something else is planned or run, it waits and is offered afterwards.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PlanState } from '../../../shared/contract/plan.ts'
import type { PlanEstimate, PlanWay } from '../../../shared/contract/runs/estimate.ts'
import type { InputOf } from '../../../shared/contract/index.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { ScreenName } from '../../../shared/screenAddress.ts'
import type { Client } from '../../api/client.ts'
import type { ActsStore } from '../acts/actsStore.ts'
import { isUnderWay, type PlanRecord } from '../stores/runningStores.ts'
import { sayReplaced, leftBehind } from '../acts/sayReplaced.ts'
import { scopeKey } from './costStore.ts'

export interface SearchAsked {
  readonly scope: Scope
  readonly estimate: PlanEstimate
  /** It had to wait: it is offered even if it is small. */
  readonly isLate: boolean
  /** Of the open plan, which makes room: subtitles that were decided about and not run. */
  readonly decided: number
}

export interface SearchAskingState {
  /** null while nothing is asked. */
  readonly asked: SearchAsked | null
  /** Something else goes on: this is asked when that has ended. */
  readonly waiting: Scope | null
  readonly problem: AppError | null
  /** Its cost is being counted, or its plan is being begun. */
  readonly isBusy: boolean
  /** Makes the plan of this scope, or asks before. @param begins what it is only the beginning of */
  readonly find: (scope: Scope, begins?: Scope | null) => Promise<void>
  /** As far as the person has said before: nothing came of it. */
  readonly tryAgain: (attempt: NonNullable<PlanState['attempt']>) => Promise<void>
  /** Asks how this begins where that is large; what is not, somebody else does by themselves. */
  readonly offer: (scope: Scope) => Promise<void>
  readonly begin: (way: PlanWay) => Promise<void>
  /** Nothing of it; nothing is spent. */
  readonly notNow: () => void
}

export type SearchAskingStore = StoreApi<SearchAskingState>

export interface SearchAskingParts {
  readonly client: Client
  readonly plan: PlanRecord
  readonly acts: ActsStore
  /** Shows the plan, all of it: a filter of an older one would hide what is new. */
  readonly openPlan: () => void
  /** What is shown now; null before the first screen. */
  readonly shown: () => ScreenName | null
}

const nothingAsked = { asked: null, waiting: null, problem: null } as const

export function createSearchAsking({ client, plan, acts, openPlan, shown }: SearchAskingParts): SearchAskingStore {
  const store = createStore<SearchAskingState>()((set, get) => {
    /** Where the person stood when this was asked for: who went on elsewhere meanwhile is not called back. */
    let askedOn: ScreenName | null = null
    /** What is being asked or begun, until it is; a press for another scope takes its turn after it. */
    let current: { readonly key: string; readonly ended: Promise<void> } | null = null

    async function attempt(scope: Scope, work: () => Promise<void>): Promise<void> {
      set({ ...nothingAsked, isBusy: true })
      const ended = work().catch(async (thrown: unknown) => {
        const error = toAppError(thrown)
        // Another window was quicker.
        if (error.code === 'app.busy' && (await isTaken())) set({ waiting: scope })
        else set({ problem: error })
      })
      const mine = { key: scopeKey(scope), ended }
      current = mine
      await ended
      if (current !== mine) return
      current = null
      set({ isBusy: false })
    }

    /** The page may not have heard yet that a plan has ended. */
    async function isTaken(): Promise<boolean> {
      await plan.getState().refresh()
      return isUnderWay(plan.getState().value)
    }

    async function make(order: InputOf<'plan.make'>): Promise<void> {
      const before = plan.getState().value
      await client.call('plan.make', order)
      sayReplaced({ acts, client }, before, order)
      // Whoever stands before the plan keeps what is filtered there.
      if (shown() === askedOn && askedOn !== 'plan') openPlan()
    }

    /** With a key that is refused nothing is spent: the plan itself says so, with the way to the key. */
    async function costOf(scope: Scope): Promise<PlanEstimate | null> {
      return client.call('plan.estimate', scope).catch((thrown: unknown) => {
        const error = toAppError(thrown)
        if (error.code.startsWith('key.')) return null
        throw error
      })
    }

    async function ask(scope: Scope, isLate: boolean, begins: Scope | null = null): Promise<void> {
      const estimate = await costOf(scope)
      const decided = leftBehind(plan.getState().value, { scope, newest: null })
      // What had to wait is offered, unless it costs nothing: that was said when it was pressed.
      const isOffered = isLate && estimate !== null && estimate.mostSearches > 0
      const isAsked = estimate !== null && (estimate.isLarge || isOffered || decided > 0)
      if (isAsked) set({ asked: { scope, estimate, isLate, decided } })
      else await make({ scope, newest: null, ...(begins && { begins }), ...anew(estimate) })
    }

    plan.subscribe(({ value }, before) => {
      const { waiting } = get()
      if (waiting !== null && isUnderWay(before.value) && !isUnderWay(value))
        void attempt(waiting, () => ask(waiting, true))
    })

    return {
      ...nothingAsked,
      isBusy: false,
      async find({ search, ids, language }, begins = null) {
        const scope = { search, ids: ids && [...ids], language }
        if (current?.key === scopeKey(scope)) return
        while (current !== null) await current.ended
        askedOn = shown()
        await attempt(scope, async () => {
          if (isUnderWay(plan.getState().value) && (await isTaken())) set({ waiting: scope })
          else await ask(scope, false, begins)
        })
      },
      async tryAgain({ scope, newest, begins }) {
        // What was decided since was not asked about then.
        if (leftBehind(plan.getState().value, { scope, newest }) > 0) {
          await get().find(scope, begins)
          return
        }
        askedOn = shown()
        await attempt(begins ?? scope, async () => {
          const estimate = await costOf(scope)
          await make({ scope, newest, ...(begins && { begins }), ...anew(estimate) })
        })
      },
      async offer(scope) {
        const estimate = await costOf(scope)
        const isFree = get().asked === null && get().waiting === null && !get().isBusy
        const { value } = plan.getState()
        if (!estimate?.isLarge || !isFree || isUnderWay(value)) return
        set({ asked: { scope, estimate, isLate: false, decided: leftBehind(value, { scope, newest: null }) } })
      },
      async begin({ scope, newest }) {
        const { asked } = get()
        const whole = asked?.scope ?? scope
        askedOn = shown()
        await attempt(whole, () => make({ scope, newest, begins: whole, ...anew(asked?.estimate ?? null) }))
      },
      notNow: () => set(nothingAsked),
    }
  })
  return store
}

/** What was said to be asked anew is asked anew. */
function anew(estimate: PlanEstimate | null) {
  return estimate?.isAnew === true ? { isAnew: true } : {}
}
