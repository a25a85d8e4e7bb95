/** Opens the panels of rules where the commands ask for them, and ends the asking where a panel was closed. */
import type { RulesStores } from '../rules/rulesStores.ts'
import type { CommandStore } from '../commands/commandStore.ts'

export function followRulesAsked(commands: CommandStore, { languages, ignore }: RulesStores): void {
  commands.subscribe(({ asked }, before) => {
    if (asked === before.asked) return
    if (asked?.verb === 'languages') void languages.getState().open(asked.scope)
    if (asked?.verb === 'ignore') void ignore.getState().open(asked.scope)
  })
  const ends =
    (verb: 'languages' | 'ignore') => (state: { readonly scope: unknown }, before: { readonly scope: unknown }) => {
      const { asked, endAsking } = commands.getState()
      if (before.scope !== null && state.scope === null && asked?.verb === verb) endAsking()
    }
  languages.subscribe(ends('languages'))
  ignore.subscribe(ends('ignore'))
}
