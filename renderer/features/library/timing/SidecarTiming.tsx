/** The timing of one subtitle of ours: measuring and moving it, what was found, and what was done to it. */
import type { VideoDetails } from '../../../../shared/contract/library.ts'
import type { TimingRow, TimingState } from '../../../../shared/contract/timing.ts'
import { LanguageBadge } from '../../../app/LanguageBadge.tsx'
import { Button } from '../../../components/Button.tsx'
import { ProgressBar } from '../../../components/ProgressBar.tsx'
import { SidecarName } from '../../../components/SidecarName.tsx'
import { Untrusted } from '../../../components/Untrusted.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'
import { ShiftField } from './ShiftField.tsx'
import { TimingPicture } from './TimingPicture.tsx'
import { changeText, evidenceText } from './timingWords.ts'

export interface SidecarTimingProps {
  readonly sidecar: VideoDetails['sidecars'][number]
  readonly details: VideoDetails
  readonly state: TimingState | null
}

export function SidecarTiming({ sidecar, details, state }: SidecarTimingProps) {
  const texts = useTexts()
  const isBusy = useLibraryStore('timingOrders', (state) => state.isBusy)
  const check = useLibraryStore('timingOrders', (state) => state.check)
  const shift = useLibraryStore('timingOrders', (state) => state.shift)
  const undo = useLibraryStore('video', (video) => video.undo)
  const row = state?.rows.find(({ id }) => id === sidecar.id)
  const videoId = details.row.id
  const change = details.history.find(
    ({ sidecarName, state: stands, timing: done }) => sidecarName === sidecar.name && stands === 'written' && done,
  )
  return (
    <div className="timing-one">
      <div className="video-line">
        <LanguageBadge tag={sidecar.language} tone="accent" />
        <SidecarName className="code" name={sidecar.name} />
        <span className="video-line-end">
          <Button
            size="s"
            isBusy={isBusy}
            isDisabled={state?.isRunning ?? false}
            onPress={() => void check(videoId, sidecar.id)}
          >
            {texts.timing.check}
          </Button>
        </span>
      </div>
      <ShiftField isBusy={isBusy} onShift={(byMs) => void shift(videoId, sidecar.id, byMs)} />
      {row && state && <Result row={row} listening={state.listening} />}
      {change?.timing && (
        <div className="timing-done">
          <span>{texts.timing.was({ change: changeText(texts, change.timing) })}</span>
          {row?.state !== 'moved' && (
            <Untrusted className="faint small" text={evidenceText(texts, change.timing)} wraps />
          )}
          <Button look="danger" size="s" icon="undo" onPress={() => void undo(change.id)}>
            {texts.timing.undo}
          </Button>
        </div>
      )}
    </div>
  )
}

interface ResultProps {
  readonly row: TimingRow
  readonly listening: number | null
}

function Result({ row, listening }: ResultProps) {
  const texts = useTexts()
  const isBusy = useLibraryStore('timingOrders', (orders) => orders.isBusy)
  const apply = useLibraryStore('timingOrders', (orders) => orders.apply)
  const { state, change, picture, problem } = row
  if (state === 'queued' || state === 'checking')
    return <ProgressBar label={texts.timing.states[state]} progress={state === 'checking' ? listening : 0} />
  return (
    <div className="timing-result" role="status">
      <p className={`timing-state timing-state-${state}`}>
        {state === 'unclear' && !change ? texts.timing.nothing : texts.timing.states[state]}
        {state === 'mendable' && change && ` ${texts.timing.mendedBy({ change: changeText(texts, change) })}`}
      </p>
      {change && <Untrusted className="quiet small" text={evidenceText(texts, change)} wraps />}
      {problem && <Untrusted className="faint small" text={problemText(texts, problem)} wraps />}
      {picture && (state === 'mendable' || state === 'moved') && (
        <TimingPicture picture={picture} isMoved={state === 'moved'} />
      )}
      {state === 'mendable' && (
        <Button look="primary" size="s" isBusy={isBusy} onPress={() => void apply([row.id])}>
          {texts.timing.mend({ files: 1 })}
        </Button>
      )}
    </div>
  )
}
