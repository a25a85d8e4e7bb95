/** The columns of the list of runs: sign, what, outcome with its bar, cost, when, and what can be done. */
import type { OutputOf } from '../../../../shared/contract/index.ts'
import type { RunRow } from '../../../../shared/contract/runs/runs.ts'
import type { GroupHeading } from '../../../components/list/grouped/groupLayout.ts'
import { RunBar, RunSign } from '../../../app/runs/RunSign.tsx'
import { costParts, detailText, kindText, outcomeText } from '../../../app/runs/runWords.ts'
import { RunScope } from '../../../app/runs/RunScope.tsx'
import { withFaultsAlone } from '../../../app/runs/withFaultsAlone.ts'
import type { GridColumn } from '../../../components/list/DataGrid.tsx'
import { TwoLines } from '../../../components/list/TwoLines.tsx'
import { PartsLine } from '../../../components/list/PartsLine.tsx'
import type { Texts } from '../../../texts/Texts.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { RowVerbs } from './RowVerbs.tsx'

export type RunHeading = GroupHeading<OutputOf<'runs.page'>['groups'][number]>
export type RunLine = RunRow | RunHeading

const isRun = (line: RunLine): line is RunRow => 'id' in line

export function runColumns(texts: Texts, nowMs: number): readonly GridColumn<RunLine>[] {
  const { columns } = texts.runs
  const faults = withFaultsAlone(texts)
  return [
    {
      key: 'sign',
      head: <span className="spoken">{columns.sign}</span>,
      width: 'icon',
      cell: (line) => isRun(line) && <RunSign row={line} />,
    },
    {
      key: 'run',
      head: columns.run,
      width: 'wide',
      cell: (line) => isRun(line) && <What row={line} detail={detailText(faults, line, nowMs)} />,
    },
    {
      key: 'outcome',
      head: columns.outcome,
      width: 'l',
      yields: 'below',
      cell: (line) =>
        isRun(line) && (
          <span className="run-outcome">
            <span className="clip-second" title={outcomeText(texts, line)}>
              {outcomeText(texts, line)}
            </span>
            <RunBar row={line} />
          </span>
        ),
    },
    {
      key: 'cost',
      head: columns.cost,
      width: 'l',
      align: 'end',
      yields: 'below',
      cell: (line) => isRun(line) && <Cost row={line} />,
    },
    {
      key: 'when',
      head: columns.when,
      width: 's',
      align: 'end',
      yields: 'below',
      cell: (line) => isRun(line) && <span className="quiet number">{whenText(texts, line, nowMs)}</span>,
    },
    {
      key: 'action',
      head: <span className="spoken">{columns.action}</span>,
      width: 'actions',
      align: 'end',
      cell: (line) => isRun(line) && <RowVerbs row={line} />,
    },
  ]
}

/** In two lines where it is long: no number is parted from what it counts. */
function Cost({ row }: { readonly row: RunRow }) {
  return <PartsLine pieces={costParts(useTexts(), row)} align="end" />
}

interface WhatProps {
  readonly row: RunRow
  /** As short as it can be said. */
  readonly detail: string
}

/** Where nothing is to be said below, what it is about has the whole line to itself. */
function What({ row, detail }: WhatProps) {
  const texts = useTexts()
  const kind = kindText(texts, row)
  return (
    <TwoLines below={detail === '' ? <RunScope run={row} /> : <Detail words={detail} />}>
      <span className="run-what">
        <span className={row.sign === 'undone' ? 'quiet clip' : 'clip'} title={kind}>
          {kind}
        </span>
        {detail !== '' && <RunScope className="quiet" run={row} />}
      </span>
    </TwoLines>
  )
}

/** A sentence: unlike a name, its beginning says most. */
function Detail({ words }: { readonly words: string }) {
  return (
    <span className="clip" title={words}>
      {words}
    </span>
  )
}

function whenText({ wording }: Texts, { startedMs }: RunRow, nowMs: number): string {
  const isToday = new Date(startedMs).toDateString() === new Date(nowMs).toDateString()
  return isToday ? wording.time(startedMs) : wording.shortDay(startedMs)
}
