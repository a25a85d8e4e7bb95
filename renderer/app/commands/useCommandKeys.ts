/** The keys of all commands, from anywhere in the window but while somebody types. */
import { useEffect } from 'react'
import {
  commandIds,
  isScopeVerb,
  rowOf,
  type CommandId,
  type ScopeVerb,
} from '../../../shared/commands/commandTable.ts'
import { isTypingIn } from '../keys/isTypingIn.ts'
import { isMac } from '../keys/Keys.tsx'
import { isChord } from './chord.ts'
import type { CommandFacts } from './command.ts'
import { commandOf } from './commands.ts'

export interface KeyPlace {
  /** A palette or a sheet is open: it has the keyboard. */
  readonly isCovered: boolean
  /** The videos that verbs are done to are in sight: elsewhere a letter must not set anything in motion over all of them. */
  readonly showsScope: boolean
}

export interface CommandKeysParts {
  readonly facts: CommandFacts
  readonly place: KeyPlace
  /** Verbs are about something that `facts` do not tell of: the open video, or what was chosen just now. */
  readonly mustRead: boolean
  readonly onRun: (id: CommandId) => void
  readonly onRunOnMeant: (id: ScopeVerb) => void
}

export function useCommandKeys(parts: CommandKeysParts): void {
  const { facts, place, mustRead, onRun, onRunOnMeant } = parts
  const { isCovered, showsScope } = place
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return
      const id = commandFor(event, { isCovered, showsScope })
      if (id === null) return
      const isRead = mustRead && isScopeVerb(id)
      const isBarred = !isRead && commandOf(id).why(facts) !== null
      // Who wants something taken back waits for a word, also where there is nothing.
      if (isBarred && id !== 'undo') return
      event.preventDefault()
      if (isRead) onRunOnMeant(id)
      else onRun(id)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [facts, isCovered, showsScope, mustRead, onRun, onRunOnMeant])
}

function commandFor(event: KeyboardEvent, { isCovered, showsScope }: KeyPlace): CommandId | null {
  const id = commandIds.find((each) => {
    const { keys } = rowOf(each)
    return keys !== null && isChord(event, keys, isMac)
  })
  if (id === undefined) return null
  // The palette opens from everywhere; every other key is a letter or an edit of what is typed.
  if (id === 'palette') return id
  if (isTypingIn(event.target) || isCovered || (isScopeVerb(id) && !showsScope)) return null
  // Text that is marked is what a person wants copied.
  if (id === 'copyList' && getSelection()?.isCollapsed === false) return null
  return id
}
