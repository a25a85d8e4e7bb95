/** The three meters, large: what is used, what is left, when it is renewed. Each is a filter of the ledger. */
import type { Meter, UsageState } from '../../../shared/contract/account.ts'
import { useNow } from '../../components/text/useNow.ts'
import type { Texts } from '../../texts/Texts.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import type { MeterKind } from './dayBars.ts'
import { useUsageStore } from './useUsageStore.ts'

export const meterKinds: readonly MeterKind[] = ['search', 'downloads', 'ai']

export interface MeterCardsProps {
  /** null before the first answer: the cards keep their place. */
  readonly state: UsageState | null
}

export function MeterCards({ state }: MeterCardsProps) {
  const texts = useTexts()
  const nowMs = useNow()
  const shown = useUsageStore('days', ({ kind, isNarrowed, batchId }) => (isNarrowed && batchId === null ? kind : null))
  const toggle = useUsageStore('days', ({ toggleKind }) => toggleKind)
  return (
    <div className="meter-cards" role="group" aria-label={texts.usage.meters}>
      {meterKinds.map((kind) => (
        <MeterCard
          key={kind}
          label={texts.usage.kinds[kind]}
          meter={state?.[kind] ?? null}
          nowMs={nowMs}
          isBarred={state?.problem !== null}
          isShown={kind === shown}
          onShow={() => toggle(kind)}
        />
      ))}
    </div>
  )
}

interface MeterCardProps {
  readonly label: string
  readonly meter: Meter | null
  readonly nowMs: number
  /** Why nothing is known is said above. */
  readonly isBarred: boolean
  readonly isShown: boolean
  readonly onShow: () => void
}

/** From this share on the meter asks for a look. */
const fullShare = 0.9

/** Pressing it shows where these units went. */
function MeterCard({ label, meter, nowMs, isBarred, isShown, onShow }: MeterCardProps) {
  const texts = useTexts()
  const share = meter === null ? 0 : shareOf(meter)
  return (
    <button
      type="button"
      className="meter-card"
      title={texts.usage.showOnly({ kind: label })}
      aria-pressed={isShown}
      onClick={onShow}
    >
      <span className="meter-card-label">{label}</span>
      <span className="meter-card-left">{meter === null ? '–' : leftWords(texts, meter)}</span>
      <span className={`meter-card-track tone-${share >= fullShare ? 'look' : 'accent'}`}>
        <span className="meter-card-fill" style={{ scale: `${share} 1` }} />
      </span>
      <span className="meter-card-note">{meter && !(isBarred && meter.used === null) && usedWords(texts, meter)}</span>
      <span className="meter-card-note">{meter && resetWords(texts, meter, nowMs)}</span>
    </button>
  )
}

function shareOf({ used, limit }: Meter): number {
  return used === null || limit === null || limit <= 0 ? 0 : Math.min(1, used / limit)
}

function leftWords({ usage }: Texts, { remaining, limit, used }: Meter): string {
  if (remaining !== null) return usage.left({ count: remaining })
  return used !== null && limit === null ? usage.unlimited : '–'
}

function usedWords({ usage, wording }: Texts, { used, limit }: Meter): string {
  if (used === null) return usage.notKnown
  const shown = wording.number(used)
  return limit === null ? usage.usedOnly({ used: shown }) : usage.usedOf({ used: shown, limit: wording.number(limit) })
}

function resetWords({ usage, wording, shell }: Texts, { used, resetsAtMs, period }: Meter, nowMs: number): string {
  if (used === null) return ''
  if (resetsAtMs === null) return period === null ? shell.noReset : shell.renewed[period]
  return usage.resetsIn({ remaining: wording.remaining(resetsAtMs - nowMs), moment: wording.moment(resetsAtMs) })
}
