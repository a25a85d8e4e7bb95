/** Which unit went where: every search and download with its file and its reason. Unknown ones stand out. */
import { useMemo } from 'react'
import type { UsageEntry } from '../../../shared/contract/account.ts'
import { useRowWindow } from '../../api/useRowWindow.ts'
import { useApp } from '../../app/stores/appContext.ts'
import { Button } from '../../components/button/Button.tsx'
import { Badge } from '../../components/sign/Badge.tsx'
import { DataGrid, type GridColumn } from '../../components/list/DataGrid.tsx'
import { TwoLines } from '../../components/list/TwoLines.tsx'
import { FilterChip } from '../../components/sign/FilterChip.tsx'
import { EmptyState } from '../../components/page/EmptyState.tsx'
import { fileNameOf } from '../../components/text/pathText.ts'
import type { Tone } from '../../components/sign/tone.ts'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { shownText } from '../../components/text/untrusted.ts'
import { FittedName } from '../../components/text/FittedName.tsx'
import { serviceText, subjectText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { entryState } from './entryState.ts'
import { RunLink } from './RunLink.tsx'
import { useUsageStore, useUsageStores } from './useUsageStore.ts'

const tones: Readonly<Record<UsageEntry['state'], Tone>> = {
  reserved: 'accent',
  settled: 'quiet',
  released: 'quiet',
  unknown: 'look',
}

const rowHeight = 46

export function LedgerTable() {
  const { runs, usage, wording } = useTexts()
  const { navigate } = useApp()
  const { table, isEmpty } = useRowWindow(useUsageStores().entries)
  const batchId = useUsageStore('days', (days) => days.batchId)
  const showAll = useUsageStore('days', (days) => days.showAll)
  const columns = useColumns()
  return (
    <section className="ledger" aria-label={usage.ledger}>
      <header className="ledger-head">
        <h2>{usage.ledger}</h2>
        {batchId !== null && (
          <>
            <FilterChip label={usage.ofOnePlan} count={wording.number(table.total)} isChosen onChoose={showAll} />
            <Button size="s" icon="activity" onPress={() => navigate({ screen: 'activity', runId: batchId })}>
              {runs.openRun}
            </Button>
          </>
        )}
      </header>
      {hasUnknown(table) && <p className="ledger-unknown quiet small">{usage.unknownHint}</p>}
      <DataGrid label={usage.ledger} columns={columns} rowHeight={rowHeight} {...table}>
        {isEmpty && <EmptyState icon="usage" title={usage.noEntries} text={usage.noDaysHint} />}
      </DataGrid>
    </section>
  )
}

/** Rows that are read already: those in sight, and what was scrolled through. */
const looked = 500

interface ReadRows {
  readonly total: number
  readonly rowAt: (index: number) => UsageEntry | undefined
}

function hasUnknown({ total, rowAt }: ReadRows): boolean {
  return Array.from({ length: Math.min(total, looked) }, (_, index) => rowAt(index)).some(
    (entry) => entry?.state === 'unknown',
  )
}

function useColumns() {
  const texts = useTexts()
  return useMemo((): readonly GridColumn<UsageEntry>[] => {
    const { usage, wording } = texts
    const { columns } = usage
    return [
      {
        key: 'time',
        head: columns.time,
        width: 'l',
        cell: (entry) => (
          <TwoLines below={usage.entryKinds[entry.kind]}>
            <span className="faint number clip">{wording.moment(entry.atMs)}</span>
          </TwoLines>
        ),
      },
      {
        key: 'subject',
        head: columns.subject,
        width: 'wide',
        cell: (entry) => (
          <TwoLines below={<RunLink entry={entry} />}>
            <FittedName
              text={entry.title === '' ? fileNameOf(subjectText(texts, entry)) : entry.title}
              title={shownText(subjectText(texts, entry))}
            />
          </TwoLines>
        ),
      },
      {
        key: 'units',
        head: columns.units,
        width: 'xs',
        align: 'end',
        cell: (entry) => <span className="number">{wording.number(entry.units)}</span>,
      },
      { key: 'state', head: columns.state, width: 'm', cell: (entry) => <StateCell entry={entry} /> },
    ]
  }, [texts])
}

/** Units of another service are told apart from those that the meters count. */
function StateCell({ entry }: { readonly entry: UsageEntry }) {
  const texts = useTexts()
  const badge = <StateBadge state={entryState(entry)} />
  if (entry.elsewhere === null) return badge
  return <TwoLines below={<Untrusted text={serviceText(texts, entry.elsewhere)} className="quiet" />}>{badge}</TwoLines>
}

function StateBadge({ state }: Pick<UsageEntry, 'state'>) {
  const { usage } = useTexts()
  return (
    <Badge
      text={usage.states[state]}
      tone={tones[state]}
      isHollow={state === 'released'}
      {...(state === 'unknown' ? { icon: 'question', label: usage.unknownHint } : {})}
    />
  )
}
