/** Ties the keys to the review while it is open, wherever the focus is; fields and buttons keep their own keys. */
import { useEffect } from 'react'
import type { LookStore } from './lookStore.ts'
import { reviewCommandOf, type ReviewCommand } from './reviewKeys.ts'
import type { ReviewStore } from './reviewStore.ts'

export function useReviewKeys(store: ReviewStore, looks: LookStore): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const command = event.defaultPrevented || isForTarget(event) ? null : reviewCommandOf(event)
      if (!command) return
      event.preventDefault()
      carryOut(command, { store, looks })
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [store, looks])
}

function isForTarget({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.matches('input, select, textarea')) return true
  return (key === 'Enter' || key === ' ') && target.closest('button') !== null
}

interface Stores {
  readonly store: ReviewStore
  readonly looks: LookStore
}

export function carryOut(command: ReviewCommand, { store, looks }: Stores): void {
  const review = store.getState()
  switch (command.kind) {
    case 'previous':
      return void review.goBy(-1)
    case 'following':
      return void review.goBy(1)
    case 'choose':
      return void review.choose(command.place)
    case 'skip':
      return void review.skip()
    case 'season':
      return void review.applyToSeason()
    case 'look':
      lookInside({ store, looks })
      return
    case 'next':
      return void review.next()
    case 'back':
      review.close()
  }
}

export function lookInside({ store, looks }: Stores): void {
  const { files, at, shownId } = store.getState()
  const rowId = files[at]?.row.id
  if (rowId !== undefined && shownId !== null) void looks.getState().look(rowId, shownId)
}
