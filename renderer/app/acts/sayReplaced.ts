/**
 * What a person has decided in a plan that makes room for another one: it is kept, and holds in every plan of those videos; it is
 * never out of sight without a word, and the plan can be had back.
 */
import type { InputOf } from '../../../shared/contract/index.ts'
import type { PlanState } from '../../../shared/contract/plan.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import type { Client } from '../../api/client.ts'
import type { ActsStore } from './actsStore.ts'
import type { Texts } from '../../texts/Texts.ts'

type Order = Pick<InputOf<'plan.make'>, 'scope' | 'newest'>

/** Subtitles that were decided about and not run, and that a plan of this order may not hold. */
export function leftBehind(plan: PlanState | null, { scope, newest }: Order): number {
  if (plan === null || plan.decided === 0 || plan.again === null) return 0
  const holdsAll = newest === null && (isWhole(scope) || isSame(plan.again.scope, scope))
  return holdsAll ? 0 : plan.decided
}

function isWhole({ search, ids, language }: Scope): boolean {
  return search === '' && ids === null && language === null
}

function isSame(one: Scope, other: Scope): boolean {
  const facts = ({ search, ids, language }: Scope) => JSON.stringify([search, ids && [...ids].sort(), language])
  return facts(one) === facts(other)
}

export interface ReplacedParts {
  readonly acts: ActsStore
  readonly client: Client
}

/** What its titles are was answered before: making it again costs nothing. */
export function sayReplaced({ acts, client }: ReplacedParts, before: PlanState | null, order: Order): void {
  const again = before?.again
  const count = leftBehind(before, order)
  if (!again || count === 0) return
  acts.getState().say({
    text: (texts: Texts) => texts.acts.planReplaced({ count }),
    undo: () => client.call('plan.make', { ...again, newest: null }),
  })
}
