/** Ties the keys to the desk while it is open, wherever the focus is; fields keep their own keys. */
import { useEffect, useRef } from 'react'
import { useApp } from '../../app/stores/appContext.ts'
import { pressCompared } from '../../app/desk/compare/pressCompared.ts'
import { marksOf } from '../../app/desk/stage/marks.ts'
import type { DeskKey } from '../../app/keys/deskKeyTable.ts'
import { isTypingIn, pressesTarget } from '../../app/keys/isTypingIn.ts'
import { hasOpenDialog } from '../../components/page/hasOpenDialog.ts'
import { deskKeyOf } from './deskKeys.ts'
import { useDeskStore } from './useDeskStore.ts'
import { useGoTo, useStep } from '../../app/desk/useStep.ts'

export function useDeskKeys(): void {
  const carryOut = useCarryOut()
  const isComparing = useDeskStore('compare', (compare) => compare.isComparing)
  const isUndoOfWindow = useUndoOfWindow()
  const latest = useRef({ carryOut, isComparing, isUndoOfWindow })
  const isAfterF = useRef(false)
  useEffect(() => {
    latest.current = { carryOut, isComparing, isUndoOfWindow }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isForTarget(event)) return
      const { carryOut: act, isComparing: compares, isUndoOfWindow: isOfWindow } = latest.current
      const key = deskKeyOf(event, { isAfterF: isAfterF.current, isComparing: compares })
      isAfterF.current = key?.kind === 'fixes'
      if (!key || (key.kind === 'undo' && isOfWindow && !event.repeat)) return
      event.preventDefault()
      act(key, event.repeat)
    }
    // Before the verbs of the window, which listen one floor further out.
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Nothing of the desk is left to take back: that key is the window's, for whatever was done last. */
function useUndoOfWindow(): boolean {
  return useDeskStore('desk', ({ edits, keptBatchId }) => edits.past.length === 0 && keptBatchId === null)
}

/** @returns what a key does; `isHeld` where it is down since an earlier one */
function useCarryOut(): (key: DeskKey, isHeld: boolean) => void {
  const { openScreen } = useApp()
  const { act, stepBack, edit, keep, askToLeave, isLeaving, stay, cues, chosen, details, wish, text } = useDeskStore(
    'desk',
    (state) => state,
  )
  const { isComparing, turn } = useDeskStore('compare', (compare) => compare)
  const zoom = useDeskStore('strip', (strip) => strip.zoom)
  const zoomMs = useDeskStore('strip', (strip) => strip.zoomMs)
  const play = useDeskStore('player', (player) => player.play)
  const isPlaying = useDeskStore('player', (player) => player.isPlaying)
  const step = useStep()
  const goTo = useGoTo()
  const edited = cues[chosen]
  const written = text?.cues ?? []
  const marks = () => marksOf(written, details?.durationMs ?? written.at(-1)?.endMs ?? 0)
  return (key, isHeld) => {
    switch (key.kind) {
      case 'play':
        play(!isPlaying)
        break
      case 'step':
        step(key.by)
        break
      case 'nudge':
        act(key)
        break
      case 'undo':
        // Held, it ends at the first edit: what was kept is taken back by a press of its own.
        if (isHeld) act({ kind: 'undo' })
        else void stepBack()
        break
      case 'redo':
        act({ kind: 'redo' })
        break
      case 'keep':
        void keep()
        break
      case 'edit':
        if (edited && text?.canEditWords && !isComparing) edit(edited)
        break
      case 'line':
        // Held, it would eat one line after the other.
        if (isHeld || !edited || !text?.canEditWords || isComparing) break
        if (key.verb === 'split') act({ kind: 'split', at: edited, letter: null })
        else act({ kind: key.verb, at: edited })
        break
      case 'mark': {
        const mark = marks()[key.at]
        if (mark) goTo(cues.findIndex(({ from }) => from === mark.index))
        break
      }
      case 'zoom':
        zoom(key.isIn ? zoomMs / 2 : zoomMs * 2)
        break
      case 'compare':
        void turn()
        break
      case 'back':
        if (isLeaving) stay()
        else if (isComparing) void turn()
        else if (askToLeave()) openScreen(wish?.from ?? 'library')
        break
      default:
        pressShown(key)
    }
  }
}

/** What a button or a field of the screen does already. */
function pressShown(key: Extract<DeskKey, { readonly kind: 'find' | 'fixes' | 'fix' | 'press' }>): void {
  if (key.kind === 'find') document.querySelector<HTMLInputElement>('.text-find input')?.focus()
  else if (key.kind === 'fixes') document.querySelector<HTMLButtonElement>('.fix-list .fix')?.focus()
  else if (key.kind === 'fix')
    document.querySelector<HTMLButtonElement>(`.fix-list > li:nth-child(${key.at}) > .fix`)?.click()
  else pressCompared(key.name)
}

function isForTarget(event: KeyboardEvent): boolean {
  const { target, key, ctrlKey, metaKey } = event
  if (hasOpenDialog()) return true
  if (!(target instanceof HTMLElement)) return false
  const isTyping = isTypingIn(target) || target.closest('[data-own-keys]') !== null
  // Keeping and finding are meant from a field too.
  if (isTyping) return !((ctrlKey || metaKey) && (key === 's' || key === 'f'))
  // A line that was pressed has the focus: the film still plays at a key, and the current line is edited.
  if (target.matches('.cue-said')) return key === 'Enter' && target.closest('[aria-current=true]') === null
  return pressesTarget(event)
}
