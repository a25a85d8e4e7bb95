/** The bars themselves. One day is lit at a time, by mouse or by arrow keys, and its value is told. */
import { useState, type KeyboardEvent } from 'react'
import type { UsageDay } from '../../../shared/contract/account.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { layOutBars, type MeterKind } from './dayBars.ts'
import { dayMs } from './dayMs.ts'

export interface BarsProps {
  readonly days: readonly UsageDay[]
  readonly kind: MeterKind
  readonly label: string
}

/** Room for the values left of the bars, and the drawing's own size; it is scaled to its place. */
const gutter = 44
/** Room for the half of the last day's label. */
const margin = 20
const size = { width: 900, height: 120 }
const room = { above: 8, below: 22 }
/** A label under every fifth day. */
const labelEvery = 5

export function Bars({ days, kind, label }: BarsProps) {
  const { usage, wording } = useTexts()
  const [lit, setLit] = useState<number | null>(null)
  const { bars, lines } = layOutBars(days, kind, size)
  const litBar = lit === null ? undefined : bars[lit]
  const dayName = (day: string) => wording.day(dayMs(day))

  function moveLit(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    setLit(Math.min(bars.length - 1, Math.max(0, (lit ?? bars.length) + step)))
  }

  return (
    <div className="bars" tabIndex={0} role="group" aria-label={label} onKeyDown={moveLit}>
      <p className="bars-lit" role="status">
        {litBar && usage.dayValue(dayName(litBar.day), wording.number(litBar.value))}
      </p>
      <svg
        className="bars-drawing"
        viewBox={`0 ${-room.above} ${size.width + gutter + margin} ${size.height + room.above + room.below}`}
        aria-hidden="true"
      >
        {lines.map(({ value, y }) => (
          <g key={value}>
            <line className="bars-line" x1={gutter} x2={gutter + size.width} y1={y} y2={y} />
            <text className="bars-text" x={gutter - 8} y={y + 4} textAnchor="end">
              {wording.number(value)}
            </text>
          </g>
        ))}
        {bars.map((bar, index) => (
          <g key={bar.day} onPointerEnter={() => setLit(index)} onPointerLeave={() => setLit(null)}>
            <rect className="bars-slot" x={gutter + bar.x} y={0} width={bar.width} height={size.height} />
            <rect
              className={index === lit ? 'bars-bar bars-bar-lit' : 'bars-bar'}
              x={gutter + bar.x}
              y={bar.y}
              width={bar.width}
              height={bar.height}
              rx={2}
            />
            {(bars.length - 1 - index) % labelEvery === 0 && (
              <text className="bars-text" x={gutter + bar.x + bar.width / 2} y={size.height + 16} textAnchor="middle">
                {wording.shortDay(dayMs(bar.day))}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  )
}
