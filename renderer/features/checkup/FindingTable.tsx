/** The findings under their headings. Enter opens one in the desk. */
import { useCallback, useMemo } from 'react'
import type { FindingGroup } from '../../../shared/contract/videos/checkup.ts'
import { layOutGroups } from '../../components/list/grouped/groupLayout.ts'
import { findingPlace } from '../../app/findings/findingPlace.ts'
import { useApp } from '../../app/stores/appContext.ts'
import { Button } from '../../components/button/Button.tsx'
import { DataGrid } from '../../components/list/DataGrid.tsx'
import { useGroupedLines } from '../../components/list/grouped/useGroupedLines.ts'
import { EmptyState } from '../../components/page/EmptyState.tsx'
import type { Texts } from '../../texts/Texts.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { everyFinding } from './checkupAddress.ts'
import { findingColumns, isFinding, type FindingHeading, type FindingLine } from './findingColumns.tsx'
import { useCheckupStore } from './useCheckupStore.ts'

const rowHeight = 52

export function FindingTable() {
  const texts = useTexts()
  const { checkup } = texts
  const { navigate } = useApp()
  const filter = useCheckupStore('view', (view) => view.filter)
  const groups = useCheckupStore('view', (view) => view.groups)
  const narrow = useCheckupStore('view', (view) => view.narrow)
  const isWorking = useCheckupStore('state', ({ value }) => value !== null && value.work !== 'none')
  const rows = useCheckupStore('list', (state) => state)
  const isAsked = useCheckupStore('view', (view) => view.adoptingId !== null)
  const askToAdopt = useCheckupStore('view', (view) => view.askToAdopt)
  const layout = useMemo(() => layOutGroups(groups), [groups])
  const { grid, currentLine } = useGroupedLines(layout, rows)
  const columns = useMemo(() => findingColumns(texts), [texts])
  const bandOf = useCallback((line: FindingLine) => (isFinding(line) ? undefined : <Heading group={line.group} />), [])
  const onOpen = useCallback(
    (line: FindingLine) => {
      if (!isFinding(line) || line.videoId === null) return
      const atMs = findingPlace(line.evidence)
      navigate({ screen: 'desk', videoId: line.videoId, sidecarId: line.sidecarId, from: 'checkup', atMs })
    },
    [navigate],
  )
  return (
    <DataGrid
      label={checkup.table}
      columns={columns}
      {...grid}
      bandOf={bandOf}
      rowHeight={rowHeight}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isAsked) {
          event.preventDefault()
          askToAdopt(null)
        }
        if (event.key !== 'Enter' || currentLine === undefined || event.target !== event.currentTarget) return
        event.preventDefault()
        onOpen(currentLine)
      }}
      resetKey={JSON.stringify(filter)}
    >
      {rows.total === 0 && !isWorking && (
        <EmptyState icon="checkList" title={checkup.noneMatches}>
          <Button onPress={() => narrow(everyFinding)}>{checkup.showAll}</Button>
        </EmptyState>
      )}
    </DataGrid>
  )
}

function Heading({ group }: Pick<FindingHeading, 'group'>) {
  const { checkup, wording } = useTexts()
  const help = helpOf(checkup, group)
  return (
    <span className="checkup-band">
      <b>{checkup.kinds[group.group]}</b> <span className="quiet number">{wording.number(group.open)}</span>{' '}
      <span className="quiet clip" title={help}>
        {[whoseWords(checkup, group), help].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}

/** What a person can do where nothing is mended by itself. */
function helpOf({ help }: Texts['checkup'], { group, open }: FindingGroup): string {
  if (open === 0) return ''
  if (group === 'overlap' || group === 'too-fast') return help.byHand
  return group === 'duplicate' || group === 'orphan' ? help[group] : ''
}

/** Whose the open ones are, and how many there were more. */
function whoseWords({ allYours, allOurs, oursAndYours, saidMended }: Texts['checkup'], group: FindingGroup): string {
  const { rows, open, ours } = group
  const yours = open - ours
  const whose = ours === 0 ? allYours : yours === 0 ? allOurs : oursAndYours({ ours, yours })
  const mended = rows - open
  return [open > 0 ? whose : '', mended > 0 ? saidMended({ count: mended }) : ''].filter(Boolean).join(' · ')
}
