/** The grid: one row a subtitle. Enter opens a row, Delete takes it off the list; a mark shows what is only a guess. */
import { useCallback, useMemo, useState, type KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import type { UploadFieldName, UploadRow } from '../../../shared/contract/upload.ts'
import { fpsOfCode } from '../../../shared/uploadTerms.ts'
import { Badge } from '../../components/Badge.tsx'
import { Button } from '../../components/Button.tsx'
import { DataGrid, type GridColumn } from '../../components/DataGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/icons/Icon.tsx'
import { TwoLines } from '../../components/TwoLines.tsx'
import { Untrusted } from '../../components/Untrusted.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { standingLooks, standingOf, sureTones } from './uploadLooks.ts'
import type { UploadStores } from './uploadStores.ts'

const rowHeight = 46

export function UploadTable({ stores }: { readonly stores: UploadStores }) {
  const { upload } = useTexts()
  const [current, setCurrent] = useState<number | null>(null)
  const rows = useStore(stores.rows)
  const filter = useStore(stores.view, (view) => view.filter)
  const columns = useColumns()
  const onVisible = useCallback((from: number, to: number) => stores.rows.getState().show(from, to), [stores.rows])

  function removeCurrent(event: KeyboardEvent): void {
    const row = current === null ? undefined : rows.rowAt(current)
    if (event.key !== 'Delete' || row === undefined) return
    event.preventDefault()
    void stores.view.getState().remove([row.id])
  }

  return (
    <DataGrid
      label={upload.table}
      columns={columns}
      total={rows.total ?? 0}
      rowAt={(index) => rows.rowAt(index)}
      rowHeight={rowHeight}
      current={current}
      onCurrent={setCurrent}
      onOpen={(row) => stores.view.getState().open(row.id)}
      onVisible={onVisible}
      onKeyDown={removeCurrent}
      resetKey={filter}
    >
      {rows.total === 0 && (
        <EmptyState icon="upload" title={upload.noRows}>
          <Button onPress={() => stores.view.getState().narrow('all')}>{upload.showAll}</Button>
        </EmptyState>
      )}
    </DataGrid>
  )
}

function useColumns() {
  const { upload, wording } = useTexts()
  return useMemo((): readonly GridColumn<UploadRow>[] => {
    const { columns } = upload
    return [
      {
        key: 'file',
        head: columns.file,
        width: 'wide',
        cell: (row) => (
          <TwoLines below={<Untrusted text={row.fields.releases.join(' · ')} />}>
            <Untrusted text={row.files.map(({ name }) => name).join(', ')} />
          </TwoLines>
        ),
      },
      {
        key: 'title',
        head: columns.title,
        width: 'l',
        cell: (row) => (
          <TwoLines below={<span className="number">{episodeText(row)}</span>}>
            <Sure row={row} field="title" />
            <Untrusted text={row.fields.titleName ?? upload.sureness.missing} />
          </TwoLines>
        ),
      },
      {
        key: 'language',
        head: columns.language,
        width: 's',
        cell: (row) => (
          <>
            <Sure row={row} field="language" />
            {row.fields.language !== null && (
              <Badge text={row.fields.language} label={wording.languageName(row.fields.language)} />
            )}
          </>
        ),
      },
      { key: 'facts', head: columns.facts, width: 'half', yields: 'early', cell: (row) => <FactsCell row={row} /> },
      { key: 'state', head: columns.state, width: 'half', cell: (row) => <StateCell row={row} /> },
    ]
  }, [upload, wording])
}

/** Only what is worth a look is marked. */
function Sure({ row, field }: { readonly row: UploadRow; readonly field: UploadFieldName }) {
  const { upload } = useTexts()
  const sureness = row.sureness[field]
  if (sureness === 'sure' || sureness === 'yours') return null
  const label = `${upload.fields[field]}: ${upload.sureness[sureness]}`
  return <span className={`upload-mark tone-${sureTones[sureness]}`} role="img" aria-label={label} title={label} />
}

function FactsCell({ row }: { readonly row: UploadRow }) {
  const { upload } = useTexts()
  const { quality, framerate, productionType, isHearingImpaired } = row.fields
  const fps = fpsOfCode(framerate)
  const said = [
    quality,
    fps,
    isHearingImpaired ? 'HI' : null,
    productionType === 0 ? null : upload.production[productionType],
  ]
  return (
    <>
      {(['quality', 'framerate', 'hearingImpaired', 'productionType'] as const).map((field) => (
        <Sure key={field} row={row} field={field} />
      ))}
      <span className="quiet clip">{said.filter(Boolean).join(' · ')}</span>
    </>
  )
}

function StateCell({ row }: { readonly row: UploadRow }) {
  const { upload } = useTexts()
  const standing = standingOf(row)
  const { icon, tone } = standingLooks[standing]
  const note = row.failure?.message ?? row.reason ?? row.problems[0]?.message ?? null
  return (
    <TwoLines below={note !== null && <Untrusted text={note} />}>
      <span className={`upload-state tone-${tone}`}>
        <Icon name={icon} />
        {upload.states[standing]}
      </span>
    </TwoLines>
  )
}

function episodeText({ fields }: UploadRow): string {
  const { type, season, episodeFrom, episodeEnd, isFullSeason } = fields
  if (type === 'movie') return ''
  const two = (number: number | null) => String(number ?? '?').padStart(2, '0')
  if (isFullSeason) return `S${two(season)}`
  const last = episodeEnd !== null && episodeEnd !== episodeFrom ? `–E${two(episodeEnd)}` : ''
  return `S${two(season)}E${two(episodeFrom)}${last}`
}
