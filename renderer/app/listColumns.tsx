/** Columns that lists of files share: which file, in which language, and when. */
import type { ReactNode } from 'react'
import type { GridColumn } from '../components/list/DataGrid.tsx'
import { lastParts } from '../components/text/pathText.ts'
import { TwoLines } from '../components/list/TwoLines.tsx'
import { FittedName } from '../components/text/FittedName.tsx'
import type { Wording } from '../texts/wording.ts'
import { LanguageBadge } from './frame/LanguageBadge.tsx'

interface Placed {
  readonly folder: string
}

interface Spoken {
  readonly language: string | null
}

interface Timed {
  readonly atMs: number
}

/** The name above the end of its folder, and what became of it. */
export function fileColumn<Row extends Placed>(
  head: string,
  nameOf: (row: Row) => ReactNode,
  stateOf: (row: Row) => ReactNode = () => null,
): GridColumn<Row> {
  return {
    key: 'file',
    head,
    width: 'wide',
    cell: (row) => (
      <TwoLines
        below={
          <>
            <FittedName text={lastParts(row.folder, 2)} whole={row.folder} />
            {stateOf(row)}
          </>
        }
      >
        {nameOf(row)}
      </TwoLines>
    ),
  }
}

export function languageColumn(head: string): GridColumn<Spoken> {
  return { key: 'language', head, width: 'xs', cell: ({ language }) => <LanguageBadge tag={language} /> }
}

/** The day above the time. */
export function timeColumn(
  head: string,
  wording: Pick<Wording, 'time' | 'day'>,
  yields: 'early' | 'below' = 'early',
): GridColumn<Timed> {
  return {
    key: 'time',
    head,
    // 'pt-BR' writes '23 de nov. de 2026'.
    width: 'm',
    yields,
    cell: (row) => <TwoLines below={wording.time(row.atMs)}>{wording.day(row.atMs)}</TwoLines>,
  }
}
