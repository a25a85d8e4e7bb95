/** What is asked or told about certain videos is over once they are no longer the ones that are chosen, shown or open. */
import type { Scope } from '../../../shared/contract/scope.ts'
import type { CommandStore } from '../commands/commandStore.ts'
import { isSameScope, isSameVideos } from './sameScope.ts'
import type { ScopeStore } from './scopeStore.ts'
import type { SearchAskingStore } from '../asking/searchAsking.ts'
import type { ScopeTimingStores } from '../asking/timingStores.ts'

export interface ScopeQuestions extends ScopeTimingStores {
  readonly scope: ScopeStore
  readonly commands: CommandStore
  readonly searching: SearchAskingStore
}

/** What was asked over a row alone, which is neither, stays until something else is chosen, shown or opened. */
export function endWithScope(questions: ScopeQuestions): void {
  const { scope, commands } = questions
  scope.subscribe((now, before) => {
    if (!isSameScope(now.scope, before.scope)) endUnmeant(questions)
  })
  commands.subscribe(({ subject }, before) => {
    if (!isSameScope(subject, before.subject)) endUnmeant(questions)
  })
}

function endUnmeant({ scope, commands, searching, scopeTiming, scopeTimingOrders }: ScopeQuestions): void {
  const { subject, asked, endAsking } = commands.getState()
  const isGone = (about: Scope) => ![scope.getState().scope, subject].some((meant) => isSameVideos(about, meant))
  if (asked && isGone(asked.scope)) endAsking()

  // One that had to wait is offered wherever a person is by then.
  const search = searching.getState()
  if (search.asked && !search.asked.isLate && isGone(search.asked.scope)) search.notNow()

  // While a check goes on, only its panel can stop it.
  const { about, hide } = scopeTimingOrders.getState()
  if (about && isGone(about) && scopeTiming.getState().value?.isRunning !== true) hide()
}
