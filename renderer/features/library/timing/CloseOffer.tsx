/** Loudness could not tell: listening closely may, and what that takes stands on its button. */
import type { TimingRow } from '../../../../shared/contract/videos/timing.ts'
import { Button } from '../../../components/button/Button.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'

export interface CloseOfferProps {
  readonly row: Pick<TimingRow, 'id' | 'videoId'>
  readonly offer: NonNullable<TimingRow['offer']>
}

/** Nobody waits by the second. */
const stepMs = 5_000

export function CloseOffer({ row, offer: { aboutMs } }: CloseOfferProps) {
  const { timing, wording } = useTexts()
  const isRunning = useLibraryStore('timing', ({ value }) => value?.isRunning ?? false)
  const isBusy = useLibraryStore('timingOrders', (orders) => orders.isBusy)
  const check = useLibraryStore('timingOrders', (orders) => orders.check)
  const label =
    aboutMs === null
      ? timing.close.start
      : timing.close.about({ time: wording.secondsLeft(Math.ceil(aboutMs / stepMs) * stepMs) })
  return (
    <>
      <p className="quiet small">{timing.close.hint}</p>
      <Button size="s" isBusy={isBusy} isDisabled={isRunning} onPress={() => void check(row.videoId, row.id, true)}>
        {label}
      </Button>
    </>
  )
}
