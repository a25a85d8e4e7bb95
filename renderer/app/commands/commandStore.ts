/** What of the commands is open: palette, sheet of keys, context menu, what a verb asks before it begins. And doing one. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CommandId } from '../../../shared/commands/commandTable.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { AskingVerb, CommandTools } from './command.ts'
import { commandOf } from './commands.ts'

export interface MenuPlace {
  /** Of the window, in CSS pixels. */
  readonly x: number
  readonly y: number
}

export interface Asked {
  readonly verb: AskingVerb
  readonly scope: Scope
}

export interface CommandState {
  /** Only one of them at a time. */
  readonly open: 'palette' | 'keys' | null
  readonly menu: MenuPlace | null
  readonly asked: Asked | null
  /** Of the last command; it stays until the next one. */
  readonly problem: AppError | null
  readonly openPalette: () => void
  readonly openKeys: () => void
  /** Over what the scope is just now. */
  readonly openMenu: (place: MenuPlace) => void
  readonly ask: (verb: AskingVerb, scope: Scope) => void
  readonly close: () => void
  readonly closeMenu: () => void
  readonly endAsking: () => void
  readonly forgetProblem: () => void
  readonly run: (id: CommandId) => Promise<void>
}

export type CommandStore = StoreApi<CommandState>

export interface CommandStoreParts {
  readonly tools: Omit<CommandTools, 'openPalette' | 'openKeys' | 'ask'>
  readonly scope: () => Scope | null
}

export function createCommandStore({ tools, scope }: CommandStoreParts): CommandStore {
  return createStore<CommandState>()((set, get) => ({
    open: null,
    menu: null,
    asked: null,
    problem: null,
    openPalette: () => set({ open: 'palette', menu: null }),
    openKeys: () => set({ open: 'keys', menu: null }),
    openMenu: (menu) => set({ menu, open: null }),
    ask: (verb, over) => set({ asked: { verb, scope: over } }),
    close: () => set({ open: null }),
    closeMenu: () => set({ menu: null }),
    endAsking: () => set({ asked: null }),
    forgetProblem: () => set({ problem: null }),
    async run(id) {
      const { openPalette, openKeys, ask } = get()
      set({ problem: null, menu: null, open: null })
      try {
        await commandOf(id).run({ ...tools, openPalette, openKeys, ask }, scope())
      } catch (thrown) {
        set({ problem: toAppError(thrown) })
      }
    },
  }))
}
