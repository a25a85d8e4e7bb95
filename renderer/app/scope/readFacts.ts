/** What the host knows of a scope, asked once for all who want it at the same time: the verbs, and the list that shows it. */
import type { Scope, ScopeFacts } from '../../../shared/contract/scope.ts'
import type { Client } from '../../api/client.ts'
import { isSameScope } from './sameScope.ts'

export type ReadFacts = (scope: Scope) => Promise<ScopeFacts>

export function createReadFacts(client: Client): ReadFacts {
  let asked: { readonly scope: Scope; readonly facts: Promise<ScopeFacts> } | null = null
  // What was asked before a change need not know of it.
  client.on('library.changed', () => {
    asked = null
  })

  return (scope) => {
    if (asked && isSameScope(asked.scope, scope)) return asked.facts
    const mine = { scope, facts: client.call('library.scope', scope) }
    const forget = () => {
      if (asked === mine) asked = null
    }
    asked = mine
    mine.facts.then(forget, forget)
    return mine.facts
  }
}
