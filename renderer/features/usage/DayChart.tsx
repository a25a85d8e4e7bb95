/** How much was used on which day: as bars, or as a table for those who read rather than look. */
import type { UsageDay } from '../../../shared/contract/account.ts'
import { SegmentedControl } from '../../components/field/SegmentedControl.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { Bars } from './Bars.tsx'
import type { MeterKind } from './dayBars.ts'
import { dayMs } from './dayMs.ts'
import { meterKinds } from './MeterCards.tsx'
import { useUsageStore } from './useUsageStore.ts'

export function DayChart() {
  const { usage } = useTexts()
  const { days, kind, isTable, showKind, showTable } = useUsageStore('days', (state) => state)
  const elsewhere = (days ?? []).reduce((sum, day) => sum + day.elsewhere[kind], 0)
  const title = usage.chart({ kind: usage.kinds[kind] })
  return (
    <section className="day-chart" aria-label={title}>
      <header className="day-chart-head">
        <h2>{title}</h2>
        <SegmentedControl
          label={usage.chartKind}
          value={kind}
          segments={meterKinds.map((value) => ({ value, label: usage.kinds[value] }))}
          onChange={showKind}
        />
        <SegmentedControl
          label={usage.chartView}
          value={isTable ? 'table' : 'chart'}
          segments={[
            { value: 'chart', label: usage.asChart },
            { value: 'table', label: usage.asTable },
          ]}
          onChange={(view) => showTable(view === 'table')}
        />
      </header>
      {elsewhere > 0 && <p className="quiet small">{usage.chartElsewhere({ count: elsewhere })}</p>}
      <div className="day-chart-body">
        {days && (isTable ? <DayTable days={days} /> : <Bars days={days} kind={kind} label={title} />)}
      </div>
    </section>
  )
}

function DayTable({ days }: { readonly days: readonly UsageDay[] }) {
  const { usage, wording } = useTexts()
  return (
    <div className="day-table" tabIndex={0} role="region" aria-label={usage.asTable}>
      <table>
        <thead>
          <tr>
            <th scope="col">{usage.day}</th>
            {meterKinds.map((kind: MeterKind) => (
              <th key={kind} scope="col" className="day-table-number">
                {usage.kinds[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row">{wording.day(dayMs(day.day))}</th>
              {meterKinds.map((kind) => (
                <td key={kind} className="day-table-number">
                  {wording.number(day[kind])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
