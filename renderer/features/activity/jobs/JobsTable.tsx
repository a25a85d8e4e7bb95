/** The rows of the jobs. The current one shows below the table where its result differs from the source. */
import { useMemo } from 'react'
import type { AiRow } from '../../../../shared/contract/ai.ts'
import { useRowWindow } from '../../../api/useRowWindow.ts'
import { Badge } from '../../../components/sign/Badge.tsx'
import { DataGrid, type GridColumn } from '../../../components/list/DataGrid.tsx'
import { ProgressBar } from '../../../components/sign/ProgressBar.tsx'
import { SidecarName } from '../../../components/text/SidecarName.tsx'
import { StateWord } from '../../../components/sign/StateWord.tsx'
import { FittedName } from '../../../components/text/FittedName.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { differenceText, jobText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { JobActions } from './JobActions.tsx'
import { jobStyles } from './jobStyles.ts'
import { useActivityStore, useActivityStores } from '../useActivityStore.ts'

export function JobsTable() {
  const { ai } = useTexts()
  const { table, isEmpty, currentRow } = useRowWindow(useActivityStores().jobRows)
  const filter = useActivityStore('jobsView', (view) => view.filter)
  const columns = useColumns()
  return (
    <>
      <DataGrid label={ai.title} columns={columns} {...table} resetKey={filter}>
        {isEmpty && <p className="jobs-none quiet">{ai.noRows}</p>}
      </DataGrid>
      {currentRow && currentRow.differences.length > 0 && <Differences row={currentRow} />}
    </>
  )
}

function Differences({ row }: { readonly row: AiRow }) {
  const texts = useTexts()
  const { ai } = texts
  return (
    <div className="jobs-differences" role="region" aria-label={ai.differences({ count: row.differences.length })}>
      <strong>{ai.differences({ count: row.differences.length })}</strong>
      <ul>
        {row.differences.map((difference) => (
          <li key={`${difference.cue} ${difference.message}`}>
            <Untrusted text={differenceText(texts, difference)} wraps />
          </li>
        ))}
      </ul>
    </div>
  )
}

function useColumns() {
  const { ai, wording } = useTexts()
  return useMemo((): readonly GridColumn<AiRow>[] => {
    const { columns } = ai
    return [
      { key: 'state', head: columns.state, width: 'm', cell: (row) => <StateCell row={row} /> },
      { key: 'file', head: columns.file, width: 'wide', cell: (row) => <FittedName text={row.videoName} /> },
      { key: 'languages', head: columns.languages, width: 'm', cell: (row) => <Untrusted text={languagesOf(row)} /> },
      { key: 'progress', head: columns.progress, width: 'm', cell: (row) => <ProgressCell row={row} /> },
      {
        key: 'message',
        head: columns.message,
        width: 'wide',
        cell: (row) => <MessageCell row={row} />,
      },
      {
        key: 'time',
        head: columns.time,
        width: 'xs',
        cell: (row) => <span className="quiet number">{wording.time(row.changedMs)}</span>,
      },
      {
        key: 'action',
        head: <span className="spoken">{columns.action}</span>,
        width: 's',
        align: 'end',
        cell: (row) => <JobActions row={row} />,
      },
    ]
  }, [ai, wording])
}

function languagesOf({ kind, from, to }: AiRow): string {
  return kind === 'transcription' || from === null ? to : `${from} → ${to}`
}

function StateCell({ row }: { readonly row: AiRow }) {
  const { ai } = useTexts()
  const words = row.state === 'running' && row.kind === 'transcription' ? ai.transcribing : ai.states[row.state]
  return <StateWord {...jobStyles[row.state]}>{words}</StateWord>
}

function ProgressCell({ row }: { readonly row: AiRow }) {
  const { ai, wording } = useTexts()
  if (row.state === 'waiting' && row.resumesAtMs !== null)
    return <span className="quiet number">{wording.moment(row.resumesAtMs)}</span>
  if (row.state !== 'running') return null
  return (
    <span className="jobs-progress">
      <ProgressBar label={ai.progressOf({ name: row.videoName })} progress={row.progress} />
      {row.remainingMs !== null && row.remainingMs > 0 && (
        <span className="quiet small number">
          {ai.remaining({ seconds: Math.max(1, Math.round(row.remainingMs / 1000)) })}
        </span>
      )}
    </span>
  )
}

function MessageCell({ row }: { readonly row: AiRow }) {
  const texts = useTexts()
  return (
    <span className="jobs-message">
      {row.isReused && <Badge text={texts.ai.reused} tone="good" />}
      {row.state === 'written' ? (
        <SidecarName name={row.message} className="quiet" />
      ) : (
        <Untrusted text={jobText(texts, row)} className="quiet" />
      )}
    </span>
  )
}
