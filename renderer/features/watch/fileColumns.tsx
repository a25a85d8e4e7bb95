/** Columns that a question and a next check share: which file it is about, and in which language. */
import { LanguageBadge } from '../../app/LanguageBadge.tsx'
import type { GridColumn } from '../../components/DataGrid.tsx'
import { lastParts } from '../../components/pathText.ts'
import { TwoLines } from '../../components/TwoLines.tsx'
import { shownText } from '../../components/untrusted.ts'
import { Untrusted } from '../../components/Untrusted.tsx'
import type { Texts } from '../../texts/en.ts'

interface FileRow {
  readonly name: string
  readonly folder: string
}

export function fileColumn({ columns }: Texts['watch'], width: GridColumn<FileRow>['width']): GridColumn<FileRow> {
  return {
    key: 'file',
    head: columns.file,
    width,
    cell: (row) => (
      <TwoLines below={<Untrusted text={lastParts(row.folder, 2)} title={shownText(row.folder)} />}>
        <Untrusted text={row.name} />
      </TwoLines>
    ),
  }
}

export function languageColumn({ columns }: Texts['watch']): GridColumn<{ readonly language: string }> {
  return {
    key: 'language',
    head: columns.language,
    width: 'xs',
    cell: (row) => <LanguageBadge tag={row.language} />,
  }
}
