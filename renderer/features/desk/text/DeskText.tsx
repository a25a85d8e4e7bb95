/** The lines with their times: found, marked, edited in place. */
import { useMemo, useRef } from 'react'
import { keyNames, spokenKeys } from '../../../app/commands/chord.ts'
import { isMac } from '../../../app/keys/Keys.tsx'
import { useKeyNames } from '../../../app/keys/useKeyNames.ts'
import { FilterChip } from '../../../components/sign/FilterChip.tsx'
import { TextField } from '../../../components/field/TextField.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { CueEditor } from './CueEditor.tsx'
import { CueRow } from './CueRow.tsx'
import { OtherChoice } from '../compare/OtherChoice.tsx'
import { useWordsBeside } from '../compare/useWordsBeside.ts'
import { useLineWindow } from './useLineWindow.ts'
import { useLines } from './useLines.ts'
import { useDeskStore } from '../useDeskStore.ts'
import './text.css'

/** Of a line, and of one with another subtitle's words below its own. */
const [lineHeight, pairHeight] = [46, 86]

export function DeskText() {
  const { desk } = useTexts()
  return (
    <section className="desk-text" aria-label={desk.text}>
      <TextTools />
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
  const { counts } = useLines()
  const chips = [
    ['all', desk.all, counts.all],
    ['fast', desk.tooFast, counts.fast],
    ['overlap', desk.overlaps, counts.overlap],
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
    </div>
  )
}

function Lines() {
  const { desk } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const { lines } = useLines()
  const chosen = useDeskStore('desk', (state) => state.chosen)
  const editing = useDeskStore('desk', (state) => state.editing)
  const chosenAt = useMemo(() => lines.findIndex(({ index }) => index === chosen), [lines, chosen])
  const beside = useWordsBeside()
  const height = beside ? pairHeight : lineHeight
  const { from, to } = useLineWindow(box, { count: lines.length, chosenAt, height })
  return (
    <div
      ref={box}
      className={beside ? 'cue-list cue-list-pairs' : 'cue-list'}
      role="list"
      aria-label={desk.text}
      tabIndex={0}
    >
      <div style={{ blockSize: from * height }} />
      {lines
        .slice(from, to)
        .map((line) =>
          editing?.from === line.cue.from && editing.part === line.cue.part ? (
            <CueEditor key={`${line.cue.from} ${line.cue.part}`} line={line} />
          ) : (
            <CueRow
              key={`${line.cue.from} ${line.cue.part}`}
              line={line}
              isChosen={line.index === chosen}
              beside={beside ? (beside.get(line.index) ?? '') : null}
            />
          ),
        )}
      <div style={{ blockSize: Math.max(0, lines.length - to) * height }} />
    </div>
  )
}
