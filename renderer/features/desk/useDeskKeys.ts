/** Ties the keys to the desk while it is open, wherever the focus is; fields keep their own keys. */
import { useEffect, useRef } from 'react'
import { useApp } from '../../app/appContext.ts'
import { marksOf } from './marks.ts'
import { deskKeyOf, type DeskKey } from './deskKeys.ts'
import { useDeskStore } from './useDeskStore.ts'
import { useGoTo, useStep } from './useStep.ts'

export function useDeskKeys(): void {
  const carryOut = useCarryOut()
  const latest = useRef(carryOut)
  useEffect(() => {
    latest.current = carryOut
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.defaultPrevented || isForTarget(event) ? null : deskKeyOf(event)
      if (!key) return
      event.preventDefault()
      latest.current(key)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function useCarryOut(): (key: DeskKey) => void {
  const { openScreen } = useApp()
  const { act, edit, keep, askToLeave, cues, chosen, details, subject, text } = useDeskStore('desk', (state) => state)
  const play = useDeskStore('player', (player) => player.play)
  const isPlaying = useDeskStore('player', (player) => player.isPlaying)
  const step = useStep()
  const goTo = useGoTo()
  return (key) => {
    switch (key.kind) {
      case 'play':
        return void play(!isPlaying)
      case 'step':
        return void step(key.by)
      case 'nudge':
        return void act(key)
      case 'undo':
      case 'redo':
        return void act({ kind: key.kind })
      case 'keep':
        return void keep()
      case 'edit': {
        const cue = cues[chosen]
        if (cue && text?.canEditWords) edit(cue)
        return
      }
      case 'mark': {
        const written = text?.cues ?? []
        const mark = marksOf(written, details?.durationMs ?? written.at(-1)?.endMs ?? 0)[key.at]
        if (mark) goTo(cues.findIndex(({ from }) => from === mark.index))
        return
      }
      case 'find':
        return void document.querySelector<HTMLInputElement>('.text-tools input')?.focus()
      case 'back':
        if (askToLeave()) openScreen(subject?.from ?? 'library')
    }
  }
}

function isForTarget({ target, key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  const isTyping =
    target.matches('input, select, textarea') || target.closest('[data-own-keys], [role=dialog]') !== null
  // Keeping and finding are meant from a field too.
  if (isTyping) return !((ctrlKey || metaKey) && (key === 's' || key === 'f'))
  return (key === 'Enter' || key === ' ') && target.closest('button, a') !== null
}
