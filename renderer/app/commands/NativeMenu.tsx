/** The menu of what is chosen where the system shows it: what stands in it is the page's, and so is what is done. */
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { ScopeVerb } from '../../../shared/commands/commandTable.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import { useApp } from '../stores/appContext.ts'
import { menuGroups } from './menuGroups.ts'
import type { MenuProps } from './Menu.tsx'
import { commandOf } from './commands.ts'

interface NativeMenuProps extends Pick<MenuProps, 'menu' | 'facts'> {
  readonly onProblem: (problem: AppError) => void
}

/** Shown once: a menu of the system does not change while it is open. */
export function NativeMenu({ menu, facts, onProblem }: NativeMenuProps) {
  const { client, commands } = useApp()
  const { runFrom, closeMenu } = useStore(commands)
  const shown = useRef<MenuProps['menu'] | null>(null)
  useEffect(() => {
    if (shown.current === menu) return
    shown.current = menu
    const groups = menuGroups(menu, facts).map((ids) =>
      ids.map((id) => {
        const { title, cost, why } = commandOf(id)
        const reason = why(facts)
        return { id, label: title(facts), note: reason ?? cost(facts) ?? '', isEnabled: reason === null }
      }),
    )
    // By then another one may be open: each answers for itself alone.
    const done = (chosen: ScopeVerb | null) => (chosen === null ? closeMenu(menu) : void runFrom(menu, chosen))
    client.call('app.popUpMenu', { x: menu.x, y: menu.y, groups }).then(
      ({ chosen }) => done(chosen),
      (thrown: unknown) => {
        closeMenu(menu)
        onProblem(toAppError(thrown))
      },
    )
  }, [client, menu, facts, runFrom, closeMenu, onProblem])
  return null
}
