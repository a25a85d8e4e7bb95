/** The menu of what is chosen as data: the verbs that the page has for it, in its words. verbMenu.ts shows it. */
import type { MenuItemConstructorOptions } from 'electron'
import { rowOf, type ScopeVerb } from '../../../shared/commands/commandTable.ts'
import type { VerbMenu } from '../../../shared/contract/app.ts'
import { nativeText } from '../nativeText.ts'

/** @param onChoose told of a verb that can be done, once a person chose it */
export function verbMenuTemplate(
  { groups }: Pick<VerbMenu, 'groups'>,
  onChoose: (id: ScopeVerb) => void,
): MenuItemConstructorOptions[] {
  const filled = groups.filter((group) => group.length > 0)
  return filled.flatMap((group, at) => [
    ...(at === 0 ? [] : [{ type: 'separator' } as const]),
    ...group.map((verb) => itemOf(verb, onChoose)),
  ])
}

/** A line below the name is macOS's alone, so that cost and reason stand behind it: 'Translate 12: 12 AI'. */
function itemOf(
  { id, label, note, isEnabled }: VerbMenu['groups'][number][number],
  onChoose: (id: ScopeVerb) => void,
): MenuItemConstructorOptions {
  const { keys } = rowOf(id)
  return {
    label: nativeText(note === '' ? label : `${label}: ${note}`, longestLabel),
    enabled: isEnabled,
    // Shown, not taken: while no menu is open, the page's own keys do the same.
    ...(keys !== null && { accelerator: keys.replace('Mod', 'CommandOrControl'), registerAccelerator: false }),
    click: () => onChoose(id),
  }
}

/** Reasons are sentences. */
const longestLabel = 160
