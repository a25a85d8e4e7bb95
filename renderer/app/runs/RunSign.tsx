/** The one sign of a run: shape first, colour second, never green over a failure. */
import type { RunRow } from '../../../shared/contract/runs/runs.ts'
import { countsThen, stillDone } from '../../../shared/counting.ts'
import { Icon, type IconName } from '../../components/icons/Icon.tsx'
import { ShareBar, type Share } from '../../components/sign/ShareBar.tsx'
import { ShareRing } from '../../components/sign/ShareRing.tsx'
import type { Tone } from '../../components/sign/tone.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { signText } from './runWords.ts'
import './runSign.css'

const looks: Readonly<Record<RunRow['sign'], { readonly icon: IconName; readonly tone: Tone }>> = {
  running: { icon: 'activity', tone: 'accent' },
  paused: { icon: 'pause', tone: 'look' },
  away: { icon: 'cloudOff', tone: 'look' },
  waiting: { icon: 'waiting', tone: 'look' },
  undone: { icon: 'undo', tone: 'quiet' },
  all: { icon: 'checkRing', tone: 'good' },
  some: { icon: 'checkRing', tone: 'good' },
  nothing: { icon: 'none', tone: 'quiet' },
  failed: { icon: 'warning', tone: 'bad' },
  stopped: { icon: 'stop', tone: 'quiet' },
}

export function toneOfRun({ sign }: Pick<RunRow, 'sign'>): Tone {
  return looks[sign].tone
}

export function RunSign({ row }: { readonly row: RunRow }) {
  const { sign, counts, files } = row
  const words = signText(useTexts(), row)
  const { icon, tone } = looks[sign]
  return (
    <span className={`run-sign tone-${tone}`} title={words}>
      {sign === 'some' ? (
        <ShareRing good={stillDone({ counts, files }) / counts.all} bad={countsThen(row).failed / counts.all} />
      ) : (
        <Icon name={icon} />
      )}
      <span className="spoken">{words}</span>
    </span>
  )
}

export function RunBar({ row }: { readonly row: RunRow }) {
  const { counts, files, sign, turning } = row
  if (turning !== null)
    return <ShareBar shares={[{ key: 'turned', tone: 'accent', count: turning.done }]} total={turning.all} />
  const isUndone = sign === 'undone'
  const shares: readonly Share[] = [
    { key: 'written', tone: 'good', count: stillDone({ counts, files }) },
    { key: 'undone', tone: 'quiet', count: isUndone ? counts.written : 0 },
    { key: 'failed', tone: 'bad', count: countsThen(row).failed },
    { key: 'waiting', tone: 'accent', count: sign === 'away' ? 0 : counts.waiting },
  ]
  return <ShareBar shares={shares} total={counts.all} />
}
