/** The columns of the list of runs: sign, what, outcome with its bar, cost, when, and what can be done. */
import type { OutputOf } from '../../../../shared/contract/index.ts'
import type { RunRow } from '../../../../shared/contract/runs.ts'
import type { GroupHeading } from '../../../components/list/grouped/groupLayout.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { RemedyButton } from '../../../app/problem/RemedyButton.tsx'
import { RunBar, RunSign } from '../../../app/runs/RunSign.tsx'
import { costText, detailText, kindText, mainCostText, outcomeText, scopeText } from '../../../app/runs/runWords.ts'
import { Button } from '../../../components/button/Button.tsx'
import type { GridColumn } from '../../../components/list/DataGrid.tsx'
import { RowActions } from '../../../components/list/RowActions.tsx'
import { TwoLines } from '../../../components/list/TwoLines.tsx'
import type { Texts } from '../../../texts/Texts.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { mendOf } from '../run/openRunStores.ts'
import { useActivityStore } from '../useActivityStore.ts'

export type RunHeading = GroupHeading<OutputOf<'runs.page'>['groups'][number]>
export type RunLine = RunRow | RunHeading

const isRun = (line: RunLine): line is RunRow => 'id' in line

export function runColumns(texts: Texts, nowMs: number): readonly GridColumn<RunLine>[] {
  const { columns } = texts.runs
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
      cell: (line) => isRun(line) && <What row={line} nowMs={nowMs} />,
    },
    {
      key: 'outcome',
      head: columns.outcome,
      width: 'l',
      cell: (line) =>
        isRun(line) && (
          <span className="run-outcome">
            <span className="run-outcome-words" title={outcomeText(texts, line)}>
              {outcomeText(texts, line)}
            </span>
            <RunBar row={line} />
          </span>
        ),
    },
    {
      key: 'cost',
      head: columns.cost,
      width: 'm',
      align: 'end',
      yields: 'early',
      cell: (line) =>
        isRun(line) && (
          <span className="quiet number clip" title={costText(texts, line)}>
            {mainCostText(texts, line)}
          </span>
        ),
    },
    {
      key: 'when',
      head: columns.when,
      width: 's',
      align: 'end',
      yields: 'first',
      cell: (line) => isRun(line) && <span className="quiet number">{whenText(texts, line, nowMs)}</span>,
    },
    {
      key: 'action',
      head: <span className="spoken">{columns.action}</span>,
      width: 'actions',
      align: 'end',
      cell: (line) => isRun(line) && <RunVerbs row={line} />,
    },
  ]
}

/** Where nothing is to be said below, what it is about has the whole line to itself. */
function What({ row, nowMs }: { readonly row: RunRow; readonly nowMs: number }) {
  const texts = useTexts()
  const scope = scopeText(texts, row)
  const detail = detailText(texts, row, nowMs)
  return (
    <TwoLines below={<Detail words={detail === '' ? scope : detail} />}>
      <span className="run-what" title={scope}>
        <span className={row.sign === 'undone' ? 'quiet clip' : 'clip'}>{kindText(texts, row)}</span>
        {detail !== '' && <bdi className="quiet clip">{scope}</bdi>}
      </span>
    </TwoLines>
  )
}

function Detail({ words }: { readonly words: string }) {
  return (
    <bdi className="clip" title={words}>
      {words}
    </bdi>
  )
}

function whenText({ wording }: Texts, { startedMs }: RunRow, nowMs: number): string {
  const isToday = new Date(startedMs).toDateString() === new Date(nowMs).toDateString()
  return isToday ? wording.time(startedMs) : wording.shortDay(startedMs)
}

function RunVerbs({ row }: { readonly row: RunRow }) {
  const { runs } = useTexts()
  const open = useActivityStore('run', (run) => run.open)
  return (
    <RowActions>
      <Verb row={row} />
      <Button size="s" look="ghost" onPress={() => open(row.id)}>
        {runs.open}
      </Button>
    </RowActions>
  )
}

/** The one that is likeliest wanted; the others stand in the run itself. */
function Verb({ row }: { readonly row: RunRow }) {
  const { runs, watch } = useTexts()
  const { openScreen } = useApp()
  const open = useActivityStore('run', (run) => run.open)
  const retry = useActivityStore('run', (run) => run.retry)
  const bringBack = useActivityStore('run', (run) => run.bringBack)
  const mend = mendOf(row)
  if (mend?.kind === 'try')
    return (
      <Button size="s" onPress={() => void retry(row.id, null)}>
        {runs.tryNow}
      </Button>
    )
  if (mend?.kind === 'remedy') return <RemedyButton code={mend.code} size="s" />
  if (row.sign === 'undone' && row.files.toBringBack > 0)
    return (
      <Button size="s" onPress={() => void bringBack(row.id)}>
        {runs.bringBack}
      </Button>
    )
  if (mend?.kind === 'review')
    return (
      <Button size="s" onPress={() => openScreen('review')}>
        {watch.toReview({ count: row.counts.review })}
      </Button>
    )
  if (mend?.kind === 'open')
    return (
      <Button size="s" onPress={() => open(row.id)}>
        {runs.mend({ count: row.counts.failed })}
      </Button>
    )
  return null
}
