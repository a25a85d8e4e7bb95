/** The entries of the palette in their groups: a list box that the keyboard of the field moves in. */
import { useEffect, useRef } from 'react'
import { Icon } from '../../components/icons/Icon.tsx'
import { initialOf } from '../../components/text/initialOf.ts'
import { shownText } from '../../components/text/untrusted.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { Keys } from '../keys/Keys.tsx'
import type { LetterRange } from './fuzzyMatch.ts'
import { paletteGroups, type PaletteEntry } from './paletteEntries.ts'

interface PaletteListProps {
  readonly id: string
  readonly entries: readonly PaletteEntry[]
  readonly active: number
  readonly onPoint: (index: number) => void
  readonly onChoose: (index: number) => void
}

export function PaletteList({ id, entries, active, onPoint, onChoose }: PaletteListProps) {
  const { palette } = useTexts().commands
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active, entries])
  return (
    <>
      <div ref={list} id={id} className="palette-list" role="listbox" aria-label={palette.list}>
        {paletteGroups.map((group) => {
          const places = entries.flatMap((entry, index) => (entry.group === group ? [{ entry, index }] : []))
          return (
            places.length > 0 && (
              <div key={group} role="group" aria-label={palette.groups[group]}>
                <div className="palette-group" aria-hidden="true">
                  {palette.groups[group]}
                </div>
                {places.map(({ entry, index }) => (
                  <Option
                    key={entry.key}
                    id={`${id}-${index}`}
                    entry={entry}
                    isActive={index === active}
                    onPoint={() => onPoint(index)}
                    onChoose={() => onChoose(index)}
                  />
                ))}
              </div>
            )
          )
        })}
      </div>
      <p role="status" className={entries.length === 0 ? 'palette-nothing' : 'spoken'}>
        {entries.length === 0 && palette.nothing}
      </p>
    </>
  )
}

interface OptionProps {
  readonly id: string
  readonly entry: PaletteEntry
  readonly isActive: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

/** The keyboard stays in the field: an option is pointed at, never focused. */
function Option({ id, entry, isActive, onPoint, onChoose }: OptionProps) {
  const { icon, words, ranges, aside, chord, isBarred } = entry
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={isBarred}
      className="palette-option"
      onPointerMove={isActive ? undefined : onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {icon === null ? <span className="palette-initial">{initialOf(words)}</span> : <Icon name={icon} />}
      <span className="palette-words" dir="auto">
        <Marked words={words} ranges={ranges} />
      </span>
      <span className="palette-aside">{shownText(aside)}</span>
      {chord !== null && <Keys chord={chord} />}
    </div>
  )
}

/** Titles come from file names: each piece is made safe by itself. */
function Marked({ words, ranges }: { readonly words: string; readonly ranges: readonly LetterRange[] }) {
  const ends = [...ranges.map(([, to]) => to), words.length]
  return [0, ...ends.slice(0, -1)].map((from, index) => {
    const [begin, end] = ranges[index] ?? [words.length, words.length]
    return (
      <span key={from}>
        {shownText(words.slice(from, begin))}
        {begin < end && <mark>{shownText(words.slice(begin, end))}</mark>}
      </span>
    )
  })
}
