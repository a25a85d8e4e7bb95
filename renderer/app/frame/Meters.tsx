/** The three meters: what is used of each kind of unit, of how much, and when it is renewed. Its height never changes. */
import { useStore } from 'zustand'
import type { Meter, UsageState } from '../../../shared/contract/account.ts'
import type { LiveRecordStore } from '../../api/liveRecord.ts'
import { Icon, type IconName } from '../../components/icons/Icon.tsx'
import { shownText } from '../../components/text/untrusted.ts'
import { useNow } from '../../components/text/useNow.ts'
import { problemText } from '../../texts/hostWords.ts'
import type { Texts } from '../../texts/Texts.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { remedies } from '../remedies.ts'
import './meters.css'

const kinds = ['search', 'downloads', 'ai'] as const
const icons = { search: 'search', downloads: 'download', ai: 'sparkle' } as const satisfies Record<string, IconName>
/** Below this share left, the bar asks for a look. */
const lowShare = 0.1

export interface MetersProps {
  readonly usage: LiveRecordStore<UsageState>
  /** Leads to the key, where it is the key that bars the meters. */
  readonly onKey: () => void
  readonly onOpen: () => void
}

export function Meters({ usage, onOpen, onKey }: MetersProps) {
  const texts = useTexts()
  const state = useStore(usage, ({ value }) => value)
  const nowMs = useNow()
  const labels = { search: texts.shell.searches, downloads: texts.shell.downloads, ai: texts.shell.translations }
  const problem = state?.problem ?? null
  if (problem && remedies[problem.code] === 'key')
    return <KeyProblem text={problemText(texts, problem)} onKey={onKey} />
  return (
    <button type="button" className="meters" title={texts.shell.meters} onClick={onOpen}>
      <span className="spoken">{texts.shell.meters}</span>
      {kinds.map((kind) => (
        <MeterLine key={kind} icon={icons[kind]} label={labels[kind]} meter={state?.[kind] ?? null} nowMs={nowMs} />
      ))}
    </button>
  )
}

interface KeyProblemProps {
  readonly text: string
  readonly onKey: () => void
}

/** In the place of the meters: without a key that is taken there is nothing to measure. */
function KeyProblem({ text, onKey }: KeyProblemProps) {
  return (
    <button type="button" className="meters meters-problem" title={text} onClick={onKey}>
      <Icon name="warning" />
      <span className="meters-problem-text">{shownText(text)}</span>
    </button>
  )
}

interface MeterLineProps {
  /** Stands for the label where the navigation is narrow. */
  readonly icon: IconName
  readonly label: string
  readonly meter: Meter | null
  readonly nowMs: number
}

function MeterLine({ icon, label, meter, nowMs }: MeterLineProps) {
  const texts = useTexts()
  const share = shareUsed(meter)
  const look = share !== null && share > 1 - lowShare ? 'meter-low' : ''
  return (
    <span className={`meter ${look}`} title={`${label}: ${spoken(texts, meter)}. ${reset(texts, meter, nowMs)}`}>
      <span className="meter-label">
        <Icon name={icon} />
        <span className="meter-word">{label}</span>
      </span>
      <span className="meter-value">{shown(texts, meter)}</span>
      <span className="meter-short" aria-hidden="true">
        {short(texts, meter)}
      </span>
      <span className="meter-track">
        <span className="meter-fill" style={{ scale: `${share ?? 0} 1` }} />
      </span>
      <span className="meter-reset">{reset(texts, meter, nowMs)}</span>
    </span>
  )
}

function shareUsed(meter: Meter | null): number | null {
  const { used = null, limit = null } = meter ?? {}
  return used === null || limit === null || limit <= 0 ? null : Math.min(1, Math.max(0, used / limit))
}

function shown({ wording, shell }: Texts, meter: Meter | null): string {
  const { used = null, limit = null } = meter ?? {}
  if (used === null) return '–'
  return limit === null ? shell.unlimited : `${wording.number(used)} / ${wording.number(limit)}`
}

/** '61/2k': for a narrow navigation, where a longer one breaks before its stroke. */
function short({ wording }: Texts, meter: Meter | null): string {
  const { used = null, limit = null } = meter ?? {}
  if (used === null) return '–'
  return limit === null ? wording.shortNumber(used) : `${wording.shortNumber(used)}\u200B/${wording.shortNumber(limit)}`
}

function spoken({ wording, shell }: Texts, meter: Meter | null): string {
  const { used = null, limit = null } = meter ?? {}
  if (used === null) return meter === null ? shell.notKnown : shell.notTold
  return limit === null ? shell.unlimited : shell.usedOf({ used: wording.number(used), limit: wording.number(limit) })
}

function reset({ wording, shell }: Texts, meter: Meter | null, nowMs: number): string {
  const { used = null, resetsAtMs = null, period = null } = meter ?? {}
  if (meter === null) return shell.notKnown
  if (used === null) return shell.notTold
  if (resetsAtMs === null) return period === null ? shell.noReset : shell.renewed[period]
  return shell.resetsIn({ remaining: wording.remaining(resetsAtMs - nowMs) })
}
