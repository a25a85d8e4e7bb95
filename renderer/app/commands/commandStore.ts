/** What of the commands is open: palette, sheet of keys, context menu, what a verb asks before it begins. And doing one. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CommandId, ScopeVerb } from '../../../shared/commands/commandTable.ts'
import type { Scope, ScopeFacts } from '../../../shared/contract/scope.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { ReadFacts } from '../scope/readFacts.ts'
import { isSameScope } from '../scope/sameScope.ts'
import type { AskingVerb, CommandTools } from './command.ts'
import { commandOf } from './commands.ts'

export interface MenuPlace {
  /** Of the window, in CSS pixels. */
  readonly x: number
  readonly y: number
}

/** What a verb is done to, with what the host knew of it when the verb was named with its count and its price. */
export interface CommandOver {
  readonly scope: Scope
  readonly facts: ScopeFacts
}

export interface OpenMenu extends MenuPlace {
  /** It stays what it is for whatever is chosen in the menu. */
  readonly over: CommandOver
  /** It is about something else than what is chosen or shown: only verbs of a scope stand in it. */
  readonly isAside: boolean
}

/** A subtitle of ours, in whose place something is ordered. */
export interface Replaced {
  readonly sidecarId: string
  readonly language: string
}

export interface Asked {
  readonly verb: AskingVerb
  readonly scope: Scope
  readonly replaces?: Replaced
  /** null: those of what is chosen or shown. */
  readonly facts: ScopeFacts | null
}

export interface CommandState {
  /** Only one of them at a time. */
  readonly open: 'palette' | 'keys' | null
  readonly menu: OpenMenu | null
  readonly asked: Asked | null
  /** Of the last command; it stays until the next one, or until another video is meant. */
  readonly problem: AppError | null
  /** What a verb's key is about while nothing is chosen: the video whose details are open; null: what is shown. */
  readonly subject: Scope | null
  readonly setSubject: (subject: Scope | null) => void
  readonly openPalette: () => void
  readonly openKeys: () => void
  /** Over what the scope is just now, once that is known. */
  readonly openMenu: (place: MenuPlace) => Promise<void>
  /** Over another scope, unless somebody has gone on before it is known. */
  readonly openMenuOver: (place: MenuPlace, scope: Scope) => Promise<void>
  readonly ask: (verb: AskingVerb, scope: Scope, replaces?: Replaced | null) => void
  readonly close: () => void
  /** Only that one, where it is named: another may have been opened meanwhile. */
  readonly closeMenu: (menu?: OpenMenu) => void
  readonly endAsking: () => void
  /** What went wrong outside of a command. */
  readonly fail: (problem: AppError) => void
  readonly forgetProblem: () => void
  /** Over what the open menu is about, unless it is said over what. */
  readonly run: (id: CommandId, over?: CommandOver | null) => Promise<void>
  /** Over what that menu is about, whichever menu is open by then. */
  readonly runFrom: (menu: OpenMenu, id: ScopeVerb) => Promise<void>
  /** Over the subject, else over what is chosen or shown, where that can be done by what the host knows of it. */
  readonly runOnMeant: (id: ScopeVerb, canRun: (facts: ScopeFacts) => boolean) => Promise<void>
}

export type CommandStore = StoreApi<CommandState>

export interface CommandStoreParts {
  readonly tools: Omit<CommandTools, 'openPalette' | 'openKeys' | 'ask'>
  readonly scope: () => Scope | null
  /** What the host knows of a scope. */
  readonly read: ReadFacts
}

export function createCommandStore({ tools, scope, read }: CommandStoreParts): CommandStore {
  return createStore<CommandState>()((set, get) => {
    /** Only the menu that was asked for last opens. */
    let opened = 0

    async function factsOf(over: Scope): Promise<ScopeFacts | null> {
      try {
        return await read(over)
      } catch (thrown) {
        set({ problem: toAppError(thrown) })
        return null
      }
    }

    async function openOver(
      place: MenuPlace,
      { over, isAside, isMeant }: Pick<OpenMenu, 'isAside'> & { readonly over: Scope; readonly isMeant: () => boolean },
    ): Promise<void> {
      const number = ++opened
      const facts = await factsOf(over)
      if (facts && number === opened && isMeant())
        set({ menu: { ...place, over: { scope: over, facts }, isAside }, open: null })
    }

    async function runWith(
      id: CommandId,
      over: Pick<Asked, 'facts'> & { readonly scope: Scope | null },
    ): Promise<void> {
      const { openPalette, openKeys } = get()
      const ask = (verb: AskingVerb, asked: Scope) => set({ asked: { verb, scope: asked, facts: over.facts } })
      set({ problem: null, menu: null, open: null })
      try {
        await commandOf(id).run({ ...tools, openPalette, openKeys, ask }, over.scope)
      } catch (thrown) {
        set({ problem: toAppError(thrown) })
      }
    }

    return {
      open: null,
      menu: null,
      asked: null,
      problem: null,
      subject: null,
      setSubject(subject) {
        // A menu that is still waiting was asked for before somebody went on.
        opened += 1
        set({ subject, problem: null })
      },
      openPalette: () => set({ open: 'palette', menu: null }),
      openKeys: () => set({ open: 'keys', menu: null }),
      async openMenu(place) {
        const over = scope()
        if (over) await openOver(place, { over, isAside: false, isMeant: () => isSameScope(scope(), over) })
      },
      openMenuOver: (place, over) => openOver(place, { over, isAside: true, isMeant: () => true }),
      ask: (verb, over, replaces = null) =>
        set({ asked: { verb, scope: over, facts: null, ...(replaces && { replaces }) } }),
      close: () => set({ open: null }),
      closeMenu: (named) => set(({ menu }) => ({ menu: named === undefined || named === menu ? null : menu })),
      endAsking: () => set({ asked: null }),
      fail: (problem) => set({ problem }),
      forgetProblem: () => set({ problem: null }),
      run: (id, over = null) => runWith(id, over ?? get().menu?.over ?? { scope: scope(), facts: null }),
      runFrom: ({ over }, id) => runWith(id, over),
      async runOnMeant(id, canRun) {
        const meant = get().subject ?? scope()
        if (meant === null) return
        const facts = await factsOf(meant)
        const isStillMeant = isSameScope(meant, get().subject ?? scope())
        if (facts && isStillMeant && canRun(facts)) await runWith(id, { scope: meant, facts })
      },
    }
  })
}
