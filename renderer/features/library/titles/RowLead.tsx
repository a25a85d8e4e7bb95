/** Before the words of a row: what opens it, and its tick. */
import { use } from 'react'
import { TabStop } from '../../../components/button/tabStop.ts'
import type { LibraryRow } from '../../../../shared/contract/library.ts'
import { Icon } from '../../../components/icons/Icon.tsx'
import type { RowLook } from '../../../components/list/tree/TreeGrid.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'
import { rowName } from './rowWords.ts'

export interface RowLeadProps {
  readonly row: LibraryRow
  readonly look: RowLook
}

export function RowLead({ row, look }: RowLeadProps) {
  return (
    <>
      {row.isOpen !== null && <Twisty row={row} isOpen={row.isOpen} />}
      {(look.isSelected || look.isNear) && <Tick row={row} look={look} />}
    </>
  )
}

function Twisty({ row, isOpen }: { readonly row: LibraryRow; readonly isOpen: boolean }) {
  const texts = useTexts()
  const isTabStop = use(TabStop)
  const toggleOpen = useLibraryStore('view', (view) => view.toggleOpen)
  const name = rowName(texts, row)
  const label = isOpen ? texts.library.closeGroup({ name }) : texts.library.openGroup({ name })
  return (
    <button
      type="button"
      className={`twisty twisty-${row.kind}`}
      tabIndex={isTabStop ? undefined : -1}
      aria-label={label}
      onClick={(event) => {
        event.stopPropagation()
        toggleOpen(row.id)
      }}
    >
      <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} />
    </button>
  )
}

/** On its own it stands where a twisty would; beside one, on the poster. */
function Tick({ row, look }: RowLeadProps) {
  const texts = useTexts()
  const isTabStop = use(TabStop)
  const toggle = useLibraryStore('selection', (selection) => selection.toggle)
  const isBeside = row.kind === 'title' && row.isOpen !== null
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={look.isSelected}
      aria-label={texts.library.choose({ name: rowName(texts, row) })}
      tabIndex={isTabStop ? undefined : -1}
      className={`shelf-tick ${isBeside ? 'shelf-tick-on-poster' : ''}`}
      onClick={(event) => {
        event.stopPropagation()
        void toggle(look.index)
      }}
    >
      {look.isSelected && <Icon name="check" />}
    </button>
  )
}
