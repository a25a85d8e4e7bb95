/** The timing of the drawer's subtitles: measuring any of them, mending and moving ours, one by one or a folder at a time. */
import { useEffect } from 'react'
import type { VideoDetails } from '../../../../shared/contract/library.ts'
import type { TimingRow, TimingState } from '../../../../shared/contract/videos/timing.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Notice } from '../../../components/page/Notice.tsx'
import { ProgressBar } from '../../../components/sign/ProgressBar.tsx'
import { ListenTo } from '../../../app/asking/ListenTo.tsx'
import { ProblemNotice } from '../../../app/problem/ProblemNotice.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { DrawerSection } from '../drawer/DrawerSection.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'
import { SidecarTiming } from './SidecarTiming.tsx'
import './timing.css'

export interface TimingSectionProps {
  readonly details: VideoDetails
}

export function TimingSection({ details }: TimingSectionProps) {
  const texts = useTexts()
  const state = useLibraryStore('timing', ({ value }) => value)
  const orders = useLibraryStore('timingOrders', (state) => state)
  const { problem, moved, isBusy, sound, listenTo, turnTo, check, cancel } = orders
  const hasOurs = details.sidecars.some(({ isOurs }) => isOurs)
  const videoId = details.row.id
  useEffect(() => {
    turnTo(videoId)
    return () => turnTo(null)
  }, [turnTo, videoId])
  if (details.sidecars.length === 0) return null
  return (
    <DrawerSection title={texts.timing.section}>
      {problem && <ProblemNotice problem={problem} />}
      {moved !== null && moved > 0 && <Notice tone="good" text={texts.timing.done({ files: moved })} />}
      <ListenTo tracks={details.tracks} sound={sound} onChange={listenTo} />
      <ul className="timing-list">
        {details.sidecars.map((sidecar) => (
          <li key={sidecar.id}>
            <SidecarTiming sidecar={sidecar} details={details} state={state} />
          </li>
        ))}
      </ul>
      <div className="timing-foot">
        {state?.isRunning ? (
          <Button size="s" icon="stop" onPress={() => void cancel()}>
            {texts.timing.cancel}
          </Button>
        ) : hasOurs ? (
          <Button size="s" look="ghost" isBusy={isBusy} onPress={() => void check(videoId, null)}>
            {texts.timing.checkFolder}
          </Button>
        ) : null}
        {state && <Summary state={state} />}
      </div>
    </DrawerSection>
  )
}

/** Of a whole folder. */
function Summary({ state }: { readonly state: TimingState }) {
  const texts = useTexts()
  const isBusy = useLibraryStore('timingOrders', (orders) => orders.isBusy)
  const apply = useLibraryStore('timingOrders', (orders) => orders.apply)
  if (state.total < 2) return null
  const idsOf = (wanted: TimingRow['state']) => state.rows.filter((row) => row.state === wanted).map(({ id }) => id)
  const mendable = idsOf('mendable')
  const counts = { fits: idsOf('fits').length, moved: idsOf('moved').length, mendable: mendable.length }
  const others = state.done - counts.fits - counts.moved - counts.mendable
  return (
    <div className="timing-summary">
      {state.isRunning && (
        <ProgressBar
          label={texts.timing.states.checking}
          progress={state.total === 0 ? null : state.done / state.total}
        />
      )}
      <p className="quiet small" role="status">
        {texts.timing.summary({ done: state.done, total: state.total })}
        {counts.fits > 0 && ` · ${texts.timing.counts.fits({ count: counts.fits })}`}
        {counts.moved > 0 && ` · ${texts.timing.counts.moved({ count: counts.moved })}`}
        {counts.mendable > 0 && ` · ${texts.timing.counts.mendable({ count: counts.mendable })}`}
        {others > 0 && ` · ${texts.timing.counts.others({ count: others })}`}
      </p>
      {!state.isRunning && mendable.length > 1 && (
        <Button look="primary" size="s" isBusy={isBusy} onPress={() => void apply(mendable)}>
          {texts.timing.mend({ files: mendable.length })}
        </Button>
      )}
    </div>
  )
}
