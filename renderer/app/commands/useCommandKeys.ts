/** The keys of all commands, from anywhere in the window but while somebody types. */
import { useEffect } from 'react'
import { commandIds, rowOf, type CommandId } from '../../../shared/commands/commandTable.ts'
import { isMac } from '../keys/Keys.tsx'
import { isChord, isTypingIn } from './chord.ts'
import type { CommandFacts } from './command.ts'
import { commandOf } from './commands.ts'

export interface CommandKeysParts {
  readonly facts: CommandFacts
  /** A palette or a sheet is open: it has the keyboard. */
  readonly isCovered: boolean
  readonly onRun: (id: CommandId) => void
}

export function useCommandKeys({ facts, isCovered, onRun }: CommandKeysParts): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return
      const id = commandFor(event, isCovered)
      if (id === null || commandOf(id).why(facts) !== null) return
      event.preventDefault()
      onRun(id)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [facts, isCovered, onRun])
}

function commandFor(event: KeyboardEvent, isCovered: boolean): CommandId | null {
  const isTyping = isTypingIn(event.target)
  const id = commandIds.find((each) => {
    const { keys } = rowOf(each)
    return keys !== null && isChord(event, keys, isMac)
  })
  if (id === undefined) return null
  // The palette opens from everywhere; every other key is a letter or an edit of what is typed.
  if (id === 'palette') return id
  if (isTyping || isCovered) return null
  // Text that is marked is what a person wants copied.
  if (id === 'copyList' && getSelection()?.isCollapsed === false) return null
  return id
}
