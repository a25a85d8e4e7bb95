/** Every line of the report, each of which can be left out by a click or by the keyboard. What is marked is kept. */
import { memo, useCallback, useId, useState, type KeyboardEvent } from 'react'
import type { SupportReport } from '../../../../shared/contract/program/support.ts'
import { Icon } from '../../../components/icons/Icon.tsx'
import { shownText } from '../../../components/text/untrusted.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { partsWithPlaces } from './partsWithPlaces.ts'

export interface ReportLinesProps {
  readonly report: SupportReport
  readonly omitted: ReadonlySet<number>
  readonly leaveOut: (lines: readonly number[], isOut: boolean) => void
}

const pageOfLines = 12

export function ReportLines({ report, omitted, leaveOut }: ReportLinesProps) {
  const { privacy } = useTexts()
  const id = useId()
  const [active, setActive] = useState(0)
  const parts = partsWithPlaces(report)
  const total = parts.reduce((sum, { lines }) => sum + lines.length, 0)

  const press = useCallback(
    (place: number, isKept: boolean) => {
      setActive(place)
      leaveOut([place], isKept)
    },
    [leaveOut],
  )

  function go(line: number): void {
    const next = Math.max(0, Math.min(total - 1, line))
    setActive(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent): void {
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + pageOfLines,
      PageUp: active - pageOfLines,
      Home: 0,
      End: total - 1,
    }
    const to = moves[event.key]
    if (to !== undefined) go(to)
    else if (event.key === ' ') leaveOut([active], !omitted.has(active))
    else if (event.key === 'Delete') leaveOut([active], true)
    else return
    event.preventDefault()
  }

  return (
    <div
      className="report-lines"
      role="listbox"
      tabIndex={0}
      aria-multiselectable="true"
      aria-label={privacy.listLabel}
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={onKeyDown}
    >
      {parts.map(({ part, lines }) => (
        <div key={part} role="group" aria-label={privacy.parts[part]}>
          <div className="report-part-name" aria-hidden="true">
            {privacy.parts[part]}
          </div>
          {lines.map(({ place, line }) => (
            <ReportLine
              key={place}
              id={`${id}-${place}`}
              place={place}
              line={line}
              isKept={!omitted.has(place)}
              isActive={place === active}
              onPress={press}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface ReportLineProps {
  readonly id: string
  readonly line: string
  readonly isKept: boolean
  readonly isActive: boolean
  readonly place: number
  readonly onPress: (place: number, isKept: boolean) => void
}

/** Of a thousand only those are drawn again that became others. */
const ReportLine = memo(function ReportLine({ id, place, line, isKept, isActive, onPress }: ReportLineProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isKept}
      className={`report-line ${isActive ? 'is-active' : ''}`}
      onClick={() => onPress(place, isKept)}
    >
      <Icon name={isKept ? 'check' : 'minus'} />
      <span dir="auto">{shownText(line)}</span>
    </div>
  )
})
