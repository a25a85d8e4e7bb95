/** The timing of one subtitle: measuring and moving it, what was found, and what was done to it. */
import type { VideoDetails } from '../../../../shared/contract/library.ts'
import type { TimingRow, TimingState, ToldTiming } from '../../../../shared/contract/videos/timing.ts'
import { LanguageBadge } from '../../../app/frame/LanguageBadge.tsx'
import { ToldLine } from '../../../app/timing/ToldLine.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { SidecarName } from '../../../components/text/SidecarName.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'
import { TimingWork } from '../drawer/TimingWork.tsx'
import { CloseOffer } from './CloseOffer.tsx'
import { ShiftField } from './ShiftField.tsx'
import { TimingPicture } from './TimingPicture.tsx'
import { changeText, evidenceText, foundText } from '../../../texts/timingWords.ts'

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
  // Beside the language that it covers, checking and how far that is stand there already.
  const isAbove = details.row.wishes.some(({ name }) => name === sidecar.name)
  const change = details.history.find(
    ({ sidecarName, state: stands, timing: done }) => sidecarName === sidecar.name && stands === 'written' && done,
  )
  return (
    <div className="timing-one">
      <div className="video-line">
        <LanguageBadge tag={sidecar.language} tone={sidecar.isOurs ? 'accent' : 'quiet'} />
        <SidecarName className="code" name={sidecar.name} />
        {!isAbove && (
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
        )}
      </div>
      {sidecar.isOurs && <ShiftField isBusy={isBusy} onShift={(byMs) => void shift(videoId, sidecar.id, byMs)} />}
      {!isAbove && <TimingWork sidecarId={sidecar.id} />}
      {row ? <Result row={row} isOurs={sidecar.isOurs} /> : sidecar.told && <Told told={sidecar.told} />}
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

/** Of an earlier measure: by a run, a check-up, the desk or the command. */
function Told({ told }: { readonly told: ToldTiming }) {
  const texts = useTexts()
  return (
    <div className="timing-result">
      <ToldLine told={told} />
      <Untrusted className="quiet small" text={evidenceText(texts, told.change)} wraps />
    </div>
  )
}

function Result({ row, isOurs }: { readonly row: TimingRow; readonly isOurs: boolean }) {
  const texts = useTexts()
  const isBusy = useLibraryStore('timingOrders', (orders) => orders.isBusy)
  const apply = useLibraryStore('timingOrders', (orders) => orders.apply)
  const { state, change, picture, problem } = row
  if (state === 'queued' || state === 'checking') return null
  return (
    <div className="timing-result" role="status">
      <p className={`timing-state timing-state-${state}`}>{foundText(texts, row)}</p>
      {change && <Untrusted className="quiet small" text={evidenceText(texts, change)} wraps />}
      {row.offer && <CloseOffer row={row} offer={row.offer} />}
      {problem && <Untrusted className="faint small" text={problemText(texts, problem)} wraps />}
      {picture && (state === 'mendable' || state === 'moved') && (
        <TimingPicture picture={picture} isMoved={state === 'moved'} />
      )}
      {state === 'mendable' && !isOurs && <p className="quiet small">{texts.timing.yours}</p>}
      {state === 'mendable' && isOurs && (
        <Button look="primary" size="s" isBusy={isBusy} onPress={() => void apply([row.id])}>
          {texts.timing.mend({ files: 1 })}
        </Button>
      )}
    </div>
  )
}
