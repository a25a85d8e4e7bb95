/**
 * The menu of what is chosen. The page's own in the desktop too: a menu of the system can neither say why a verb cannot be
 * done nor be tested in both faces.
 */
import { rowOf, type ScopeVerb } from '../../../shared/commands/commandTable.ts'
import { MenuFrame } from '../../components/menu/MenuFrame.tsx'
import { MenuItem } from '../../components/menu/MenuItem.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { isMac } from '../keys/Keys.tsx'
import { spokenKeys } from './chord.ts'
import type { CommandFacts } from './command.ts'
import { commandOf } from './commands.ts'
import type { OpenMenu } from './commandStore.ts'

const groups: readonly (readonly ScopeVerb[])[] = [
  ['find', 'another', 'translate', 'transcribe'],
  ['timing', 'clean', 'pair', 'inside', 'languages', 'ignore', 'stopIgnoring'],
  ['desk', 'play', 'showInFolder', 'copyList'],
]

interface MenuProps {
  readonly menu: OpenMenu
  readonly facts: CommandFacts
  readonly onRun: (id: ScopeVerb) => void
  readonly onClose: () => void
}

export function Menu({ menu, facts, onRun, onClose }: MenuProps) {
  const { commands: words } = useTexts()
  const isThere = (id: ScopeVerb) =>
    commandOf(id).isOffered(facts) && (menu.over === null || rowOf(id).appliesTo === 'scope')
  return (
    <MenuFrame label={words.menu({ count: facts.scope?.videos ?? 0 })} place={menu} onClose={onClose}>
      {groups.map((ids) => (
        <div key={ids[0]} role="group" className="menu-group">
          {ids.filter(isThere).map((id) => (
            <Verb key={id} id={id} facts={facts} onRun={onRun} />
          ))}
        </div>
      ))}
    </MenuFrame>
  )
}

interface VerbProps extends Pick<MenuProps, 'facts' | 'onRun'> {
  readonly id: ScopeVerb
}

function Verb({ id, facts, onRun }: VerbProps) {
  const { common } = useTexts()
  const { icon, title, cost, why } = commandOf(id)
  const { keys } = rowOf(id)
  return (
    <MenuItem
      icon={icon}
      title={title(facts)}
      why={why(facts)}
      note={why(facts) ?? cost(facts)}
      keys={keys === null ? null : keys.replace('Mod', isMac ? '⌘' : common.keys.control).replace('+', ' ')}
      spokenKeys={keys === null ? undefined : spokenKeys(keys, isMac)}
      onRun={() => onRun(id)}
    />
  )
}
