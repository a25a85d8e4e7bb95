/** Counters: what the service holds, and what was used of it today and this month. */
import type { OperatorFigures } from '../../../shared/contract/operator.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useOperator } from '../operatorStores.ts'
import { PartHead } from '../PartHead.tsx'
import { RowsFoot } from '../RowsFoot.tsx'
import { TableFrame } from '../TableFrame.tsx'
import './figures.css'

export function FiguresPart() {
  const { operator } = useTexts()
  const { rows, problem, readAgain, readMore } = useOperator('figures', (state) => state)
  const figures = rows?.[0]
  return (
    <>
      <PartHead title={operator.screens.figures} onRefresh={readAgain} />
      {figures && <Holdings figures={figures} />}
      {figures && <Units units={figures.units} />}
      <RowsFoot shown={0} total={0} problem={problem} onMore={readMore} />
    </>
  )
}

const held = ['titles', 'subtitles', 'accounts', 'waitingUploads', 'openJobs'] as const

function Holdings({ figures }: { readonly figures: OperatorFigures }) {
  const { operator, wording } = useTexts()
  return (
    <section className="operator-figures" aria-label={operator.figures.holds}>
      <dl className="operator-tiles">
        {held.map((name) => (
          <div key={name} className="operator-tile">
            <dt className="faint small">{operator.figures[name]}</dt>
            <dd className="operator-tile-value number">{wording.number(figures[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Units({ units }: { readonly units: OperatorFigures['units'] }) {
  const { operator, wording } = useTexts()
  const { figures, accounts } = operator
  return (
    <>
      <h2 className="operator-section-title">{figures.units}</h2>
      <p className="operator-hint faint small">{figures.unitsHint}</p>
      <TableFrame label={figures.units} heads={[figures.counter, figures.withKey, figures.withoutKey]}>
        {units.map(({ counter, withKey, withoutKey }) => (
          <tr key={counter}>
            <th scope="row">{accounts.counters[counter]}</th>
            <td className="number">{wording.number(withKey)}</td>
            <td className="number">{wording.number(withoutKey)}</td>
          </tr>
        ))}
      </TableFrame>
    </>
  )
}
