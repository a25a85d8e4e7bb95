/** The bars themselves. One day is lit at a time, by mouse or by arrow keys, and its value is told. */
import { useId, useState, type KeyboardEvent } from 'react'
import type { UsageDay } from '../../../shared/contract/account.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { layOutBars, type DayBar, type MeterKind } from './dayBars.ts'
import { dayMs } from './dayMs.ts'

export interface BarsProps {
  readonly days: readonly UsageDay[]
  readonly kind: MeterKind
  readonly label: string
}

/** A label under every fifth day. */
const labelEvery = 5

export function Bars({ days, kind, label }: BarsProps) {
  const { usage, wording } = useTexts()
  const hintId = useId()
  const [lit, setLit] = useState<number | null>(null)
  const { bars, lines } = layOutBars(days, kind)
  const litBar = lit === null ? undefined : bars[lit]

  function moveLit(event: KeyboardEvent): void {
    const last = bars.length - 1
    const at = lit ?? bars.length
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setLit(Math.min(last, Math.max(0, next)))
  }

  return (
    <div className="bars" tabIndex={0} role="group" aria-label={label} aria-describedby={hintId} onKeyDown={moveLit}>
      <span id={hintId} className="spoken">
        {usage.barsHint}
      </span>
      <p className="bars-lit" role="status">
        {litBar && usage.dayValue({ day: wording.day(dayMs(litBar.day)), value: wording.number(litBar.value) })}
      </p>
      <div className="bars-drawing" aria-hidden="true">
        {lines.map(({ value, share }) => (
          <div key={value} className="bars-line" style={{ insetBlockEnd: percent(share) }}>
            <span className="bars-text number">{wording.number(value)}</span>
          </div>
        ))}
        <div className="bars-days" onPointerLeave={() => setLit(null)}>
          {bars.map((bar, index) => (
            <Day
              key={bar.day}
              bar={bar}
              isLit={index === lit}
              hasLabel={(bars.length - 1 - index) % labelEvery === 0}
              onEnter={() => setLit(index)}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

interface DayProps {
  readonly bar: DayBar
  readonly isLit: boolean
  readonly hasLabel: boolean
  readonly onEnter: () => void
}

function Day({ bar, isLit, hasLabel, onEnter }: DayProps) {
  const { wording } = useTexts()
  return (
    <div className="bars-day" onPointerEnter={onEnter}>
      {bar.value > 0 && (
        <div className={isLit ? 'bars-bar bars-bar-lit' : 'bars-bar'} style={{ blockSize: percent(bar.share) }} />
      )}
      {hasLabel && <span className="bars-text bars-day-name">{wording.shortDay(dayMs(bar.day))}</span>}
    </div>
  )
}

const percent = (share: number) => `${share * 100}%`
