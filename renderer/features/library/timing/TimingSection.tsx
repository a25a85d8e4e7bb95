/** The timing of the drawer's subtitles of ours: measuring, mending and moving them, one by one or a folder at a time. */
import { useStore } from 'zustand'
import type { VideoDetails } from '../../../../shared/contract/library.ts'
import type { TimingRow, TimingState } from '../../../../shared/contract/timing.ts'
import { LanguageBadge } from '../../../app/LanguageBadge.tsx'
import { Button } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { ProgressBar } from '../../../components/ProgressBar.tsx'
import { SidecarName } from '../../../components/SidecarName.tsx'
import { Untrusted } from '../../../components/Untrusted.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { DrawerSection } from '../DrawerSection.tsx'
import type { VideoStore } from '../videoStore.ts'
import { ShiftField } from './ShiftField.tsx'
import { TimingPicture } from './TimingPicture.tsx'
import type { TimingStores } from './timingStore.ts'
import { changeText, evidenceText } from './timingWords.ts'
import './timing.css'

type Sidecar = VideoDetails['sidecars'][number]

export interface TimingSectionProps {
  readonly details: VideoDetails
  readonly timing: TimingStores
  readonly video: VideoStore
}

export function TimingSection({ details, timing, video }: TimingSectionProps) {
  const texts = useTexts()
  const state = useStore(timing.state, ({ value }) => value)
  const { problem, moved, isBusy, check, cancel } = useStore(timing.view)
  const ours = details.sidecars.filter(({ isOurs }) => isOurs)
  const videoId = details.row.id
  if (ours.length === 0) return null
  return (
    <DrawerSection title={texts.timing.section}>
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
      {moved !== null && moved > 0 && <Notice tone="good" text={texts.timing.done({ files: moved })} />}
      <ul className="timing-list">
        {ours.map((sidecar) => (
          <li key={sidecar.id}>
            <SidecarTiming {...{ sidecar, details, timing, video, state }} />
          </li>
        ))}
      </ul>
      <div className="timing-foot">
        {state?.isRunning ? (
          <Button size="s" icon="stop" onPress={() => void cancel()}>
            {texts.timing.cancel}
          </Button>
        ) : (
          <Button size="s" look="ghost" isBusy={isBusy} onPress={() => void check(videoId, null)}>
            {texts.timing.checkFolder}
          </Button>
        )}
        {state && <Summary state={state} timing={timing} />}
      </div>
    </DrawerSection>
  )
}

interface SidecarTimingProps extends TimingSectionProps {
  readonly sidecar: Sidecar
  readonly state: TimingState | null
}

function SidecarTiming({ sidecar, details, timing, video, state }: SidecarTimingProps) {
  const texts = useTexts()
  const { isBusy, check, shift } = useStore(timing.view)
  const undo = useStore(video, (each) => each.undo)
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
      {row && state && <Result row={row} listening={state.listening} timing={timing} />}
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
  readonly timing: TimingStores
}

function Result({ row, listening, timing }: ResultProps) {
  const texts = useTexts()
  const { isBusy, apply } = useStore(timing.view)
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

/** Of a whole folder. */
function Summary({ state, timing }: { readonly state: TimingState; readonly timing: TimingStores }) {
  const texts = useTexts()
  const { isBusy, apply } = useStore(timing.view)
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
