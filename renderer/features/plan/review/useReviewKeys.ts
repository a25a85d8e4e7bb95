/** Ties the keys to the review while it is open, wherever the focus is; fields and buttons keep their own keys. */
import { useEffect } from 'react'
import type { TitleChoiceStore } from '../../../api/titleChoiceStore.ts'
import type { PreviewStore } from './previewStore.ts'
import { reviewCommandOf, type ReviewCommand } from './reviewKeys.ts'
import type { ReviewStore } from './reviewStore.ts'

export interface ReviewStores {
  readonly store: ReviewStore
  readonly previews: PreviewStore
  readonly titles: TitleChoiceStore
}

export function useReviewKeys({ store, previews, titles }: ReviewStores): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const command = event.defaultPrevented || isForTarget(event) ? null : reviewCommandOf(event)
      if (!command) return
      event.preventDefault()
      carryOut(command, { store, previews, titles })
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [store, previews, titles])
}

function isForTarget({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.matches('input, select, textarea') || target.closest('[data-own-keys]') !== null) return true
  return (key === 'Enter' || key === ' ') && target.closest('button') !== null
}

function carryOut(command: ReviewCommand, { store, previews, titles }: ReviewStores): void {
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
      lookInside({ store, previews })
      return
    case 'title':
      askForTitle({ store, titles })
      return
    case 'next':
      return void review.next()
    case 'back':
      review.close()
  }
}

export function lookInside({ store, previews }: Pick<ReviewStores, 'store' | 'previews'>): void {
  const { files, at, shownId } = store.getState()
  const rowId = files[at]?.row.id
  if (rowId !== undefined && shownId !== null) void previews.getState().look(rowId, shownId)
}

/** The name under which it is planned now is the first guess, to be typed over. */
export function askForTitle({ store, titles }: Pick<ReviewStores, 'store' | 'titles'>): void {
  const { files, at } = store.getState()
  const row = files[at]?.row
  if (row) titles.getState().open(row.id, row.group.replace(/ (?:S\d+|\(\d{4}\))$/, ''))
}
