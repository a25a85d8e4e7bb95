/** Ties the keys to the review while it is open, wherever the focus is; fields and buttons keep their own keys. */
import { useEffect } from 'react'
import { usePlanStore } from '../usePlanStore.ts'
import { reviewCommandOf, type ReviewCommand } from './reviewKeys.ts'
import type { PreviewState } from './previewStore.ts'
import type { ReviewState } from './reviewStore.ts'

type Actions = Pick<PreviewState, 'lookAtShown'> &
  Pick<ReviewState, 'goBy' | 'choose' | 'skip' | 'applyToSeason' | 'askForTitle' | 'next' | 'close'>

export function useReviewKeys(): void {
  const actions = usePlanStore('review', ({ goBy, choose, skip, applyToSeason, askForTitle, next, close }) => ({
    goBy,
    choose,
    skip,
    applyToSeason,
    askForTitle,
    next,
    close,
  }))
  const lookAtShown = usePlanStore('previews', (previews) => previews.lookAtShown)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const command = event.defaultPrevented || isForTarget(event) ? null : reviewCommandOf(event)
      if (!command) return
      event.preventDefault()
      carryOut(command, { ...actions, lookAtShown })
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [actions, lookAtShown])
}

function isForTarget({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.matches('input, select, textarea') || target.closest('[data-own-keys]') !== null) return true
  return (key === 'Enter' || key === ' ') && target.closest('button') !== null
}

function carryOut(command: ReviewCommand, actions: Actions): void {
  switch (command.kind) {
    case 'previous':
      return void actions.goBy(-1)
    case 'following':
      return void actions.goBy(1)
    case 'choose':
      return void actions.choose(command.place)
    case 'skip':
      return void actions.skip()
    case 'season':
      return void actions.applyToSeason()
    case 'look':
      return void actions.lookAtShown()
    case 'title':
      actions.askForTitle()
      return
    case 'next':
      return void actions.next()
    case 'back':
      actions.close()
  }
}
