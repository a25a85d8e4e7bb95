/** Says that a line is an advertisement; pressed, it is taken out, as any edit that is not kept yet. */
import type { MouseEvent } from 'react'
import { Icon } from '../../../components/icons/Icon.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import type { TakenOut } from '../../../app/desk/edits/edits.ts'
import { useTakeOut } from './useTakeOut.ts'
import './adverts.css'

export interface AdvertChipProps {
  readonly advert: TakenOut
  /** As it is counted on the screen. */
  readonly line: string
  /** Where words cannot be changed it is only said. */
  readonly canTakeOut: boolean
}

export function AdvertChip({ advert, line, canTakeOut }: AdvertChipProps) {
  const { adverts } = useTexts().desk
  const takeOut = useTakeOut()
  if (!canTakeOut) return <span className="advert-chip">{adverts.one}</span>
  const label = adverts.takeOutOf({ line })

  function onClick({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    // The button goes with its line: the keyboard goes on in the list.
    currentTarget.closest<HTMLElement>('[role=list]')?.focus({ preventScroll: true })
    takeOut([advert])
  }

  return (
    <button type="button" className="advert-chip" aria-label={label} title={label} onClick={onClick}>
      <Icon name="trash" />
      <span>{adverts.one}</span>
    </button>
  )
}
