/** The menu of what is chosen, drawn by the page: in the browser. The desktop shows the same verbs in a menu of the system. */
import { rowOf, type ScopeVerb } from '../../../shared/commands/commandTable.ts'
import { MenuFrame } from '../../components/menu/MenuFrame.tsx'
import { MenuItem } from '../../components/menu/MenuItem.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { isMac } from '../keys/Keys.tsx'
import { spokenKeys } from './chord.ts'
import type { CommandFacts } from './command.ts'
import { commandOf } from './commands.ts'
import { menuGroups } from './menuGroups.ts'
import type { OpenMenu } from './commandStore.ts'

export interface MenuProps {
  readonly menu: OpenMenu
  readonly facts: CommandFacts
  readonly onRun: (id: ScopeVerb) => void
  readonly onClose: () => void
}

export function Menu({ menu, facts, onRun, onClose }: MenuProps) {
  const { commands: words } = useTexts()
  return (
    <MenuFrame label={words.menu({ count: facts.scope?.videos ?? 0 })} place={menu} onClose={onClose}>
      {menuGroups(menu, facts).map((ids) => (
        <div key={ids[0]} role="group" className="menu-group">
          {ids.map((id) => (
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
