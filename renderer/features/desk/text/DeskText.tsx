/** The lines with their times: found, marked, edited in place. */
import { useCallback, useMemo, useRef } from 'react'
import { keyNames, spokenKeys } from '../../../app/commands/chord.ts'
import { isMac } from '../../../app/keys/Keys.tsx'
import { useKeyNames } from '../../../app/keys/useKeyNames.ts'
import { MeasuredList } from '../../../components/list/MeasuredList.tsx'
import { FilterChip } from '../../../components/sign/FilterChip.tsx'
import { TextField } from '../../../components/field/TextField.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { AllAdverts } from './AllAdverts.tsx'
import { CueEditor } from './CueEditor.tsx'
import { CueRow } from './CueRow.tsx'
import { OtherChoice } from '../../../app/desk/compare/OtherChoice.tsx'
import type { LineBeside } from '../../../app/desk/compare/besideLines.ts'
import { useLinesBeside } from '../../../app/desk/compare/useLinesBeside.ts'
import { guessedHeight } from '../../../app/desk/compare/guessedHeight.ts'
import { NoLineFound } from './NoLineFound.tsx'
import { useLines, type Line } from './useLines.ts'
import { useDeskStore } from '../useDeskStore.ts'
import { OtherBeside } from './OtherBeside.tsx'
import './text.css'

/** In the narrowest place it has. */
const room = { rowPx: 18, aroundPx: 9, leastPx: 46, letters: 32 } as const

const nothingBeside: LineBeside = { own: null, other: [] }

export function DeskText() {
  const { desk } = useTexts()
  return (
    <section className="desk-text" aria-label={desk.text}>
      <TextTools />
      <NoLineFound />
      <Lines />
    </section>
  )
}

function TextTools() {
  const { desk, wording, common } = useTexts()
  const nameOf = useKeyNames()
  const words = useDeskStore('find', (find) => find.words)
  const filter = useDeskStore('find', (find) => find.filter)
  const find = useDeskStore('find', (state) => state.find)
  const show = useDeskStore('find', (state) => state.show)
  const { counts, adverts } = useLines()
  const chips = [
    ['all', desk.all, counts.all],
    ['fast', desk.tooFast, counts.fast],
    ['overlap', desk.overlaps, counts.overlap],
    // Most texts have none.
    ...(adverts.length > 0 || filter === 'advert' ? ([['advert', desk.adverts.one, adverts.length]] as const) : []),
  ] as const
  return (
    <div className="text-tools">
      <div className="text-find">
        <TextField
          label={desk.find({ count: counts.all })}
          isLabelHidden
          type="search"
          icon="search"
          placeholder={common.search}
          maxLength={200}
          shortcut={spokenKeys('Mod+F', isMac)}
          keyNames={keyNames('Mod+F', isMac).map(nameOf)}
          value={words}
          onChange={find}
        />
        <OtherChoice />
      </div>
      <OtherBeside />
      <div className="desk-chips" role="group" aria-label={desk.filters}>
        {chips.map(([name, label, count]) => (
          <FilterChip
            key={name}
            label={label}
            count={wording.number(count)}
            isChosen={filter === name}
            isEmpty={count === 0}
            onChoose={() => show(name)}
          />
        ))}
      </div>
      <AllAdverts />
    </div>
  )
}

function Lines() {
  const { desk } = useTexts()
  const { lines } = useLines()
  const chosen = useDeskStore('desk', (state) => state.chosen)
  const editing = useDeskStore('desk', (state) => state.editing)
  const chosenAt = useMemo(() => lines.findIndex(({ index }) => index === chosen), [lines, chosen])
  const handedOnRef = useRef(false)
  const beside = useLinesBeside()
  const besideAt = useCallback(
    (index: number) => (beside === null ? null : (beside.get(index) ?? nothingBeside)),
    [beside],
  )
  const keyOf = useCallback((at: number) => placeKey(lines[at]), [lines])
  const guessHeight = useCallback(
    (at: number) => {
      const line = lines[at]
      const below = line ? besideAt(line.index) : null
      return guessedHeight([line?.words ?? '', ...(below ? [wordsOf(below)] : [])], room)
    },
    [lines, besideAt],
  )

  function lineOf(at: number) {
    const line = lines[at]
    if (!line) return null
    if (editing?.from === line.cue.from && editing.part === line.cue.part)
      return <CueEditor line={line} typing={editing} />
    return (
      <CueRow line={line} isChosen={line.index === chosen} beside={besideAt(line.index)} handedOnRef={handedOnRef} />
    )
  }

  return (
    <MeasuredList
      label={desk.text}
      className="cue-list"
      count={lines.length}
      {...{ chosenAt, keyOf, guessHeight, lineOf }}
    />
  )
}

function wordsOf({ other }: LineBeside): string {
  return other.map(({ text }) => text).join('')
}

/** The hand stays on a line, whatever is done to others. */
function placeKey(line: Line | undefined): string {
  return line ? `${line.cue.from} ${line.cue.part}` : ''
}
