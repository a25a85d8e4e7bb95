/** A timing check that is under way for one subtitle: how far it is, how long it takes still, and stopping it. */
import { useState } from 'react'
import type { TimingRow } from '../../../../shared/contract/videos/timing.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Track } from '../../../components/sign/Track.tsx'
import { useNow } from '../../../components/text/useNow.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { foundText } from '../../../texts/timingWords.ts'
import { useLibraryStore } from '../useLibraryStore.ts'
import { leftMs, type Beginning } from './leftMs.ts'

export function TimingWork({ sidecarId }: { readonly sidecarId: string }) {
  const { library, timing, wording } = useTexts()
  const row = useLibraryStore('timing', ({ value }) => value?.rows.find(({ id }) => id === sidecarId))
  const listening = useLibraryStore('timing', ({ value }) => value?.listening ?? null)
  const isClose = useLibraryStore('timing', ({ value }) => (value?.close ?? null) !== null)
  const cancel = useLibraryStore('timingOrders', (orders) => orders.cancel)
  const nowMs = useNow(1_000)
  const [beginning, setBeginning] = useState<Beginning | null>(null)
  if (row?.state !== 'checking' && row?.state !== 'queued') return null
  const share = row.state === 'checking' ? (listening ?? 0) : 0
  if (beginning === null || share < beginning.share) setBeginning({ atMs: nowMs, share })
  const left = beginning && leftMs(beginning, { atMs: nowMs, share })
  const percent = wording.percent(share)
  const work = isClose && row.state === 'checking' ? timing.close.working : library.drawer.checkingTiming
  const isMeasured = row.state === 'checking' && listening !== null
  return (
    <div className="wished-work">
      <span>
        {!isMeasured
          ? work
          : left === null
            ? library.drawer.work({ work, percent })
            : library.drawer.workLeft({ work, percent, left: wording.secondsLeft(left) })}
      </span>
      <Button look="ghost" size="s" onPress={() => void cancel()}>
        {library.drawer.stop}
      </Button>
      <Track part={share} look="accent" />
    </div>
  )
}

/** What a check came to where nothing is kept of it. */
const untold: ReadonlySet<TimingRow['state']> = new Set(['unclear', 'doubted', 'failed'])

/** Where a check could not tell: said beside its button too, as the section that says why may be out of sight. */
export function TimingUntold({ sidecarId }: { readonly sidecarId: string }) {
  const texts = useTexts()
  const row = useLibraryStore('timing', ({ value }) => value?.rows.find(({ id }) => id === sidecarId))
  if (!row || !untold.has(row.state)) return null
  return <p className="wished-untold small quiet">{foundText(texts, row)}</p>
}
