/** The verbs that a menu of what is chosen has, in their groups. Pure. */
import { rowOf, type ScopeVerb } from '../../../shared/commands/commandTable.ts'
import type { CommandFacts } from './command.ts'
import { commandOf } from './commands.ts'
import type { OpenMenu } from './commandStore.ts'

const groups: readonly (readonly ScopeVerb[])[] = [
  ['find', 'another', 'translate', 'transcribe'],
  ['timing', 'clean', 'pair', 'inside', 'languages', 'ignore', 'stopIgnoring'],
  ['desk', 'play', 'showInFolder', 'copyList'],
]

export function menuGroups(
  { isAside }: Pick<OpenMenu, 'isAside'>,
  facts: CommandFacts,
): readonly (readonly ScopeVerb[])[] {
  const isThere = (id: ScopeVerb) => commandOf(id).isOffered(facts) && (!isAside || rowOf(id).appliesTo === 'scope')
  return groups.map((ids) => ids.filter(isThere))
}
