/** Line beside line; a press goes there. Words that only one says are coloured. */
import { memo, useCallback, useMemo } from 'react'
import type { SaidPiece } from '../../../../shared/subtitle/compare/wordDifferences.ts'
import { MeasuredList } from '../../../components/list/MeasuredList.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { clockOf, movedBy } from '../deskTimes.ts'
import { useSeenStore } from '../useSeenStore.ts'
import { guessedHeight } from './guessedHeight.ts'
import { SaidWords } from './SaidWords.tsx'
import { saidOn, type ComparedLine, type ComparedSide } from './compareSubtitles.ts'
import { useGoToCompared } from './useDifference.ts'

/** As in a window of usual width. */
const room = { rowPx: 18, aroundPx: 13, leastPx: 34, letters: 60 } as const

export interface CompareLinesProps {
  readonly lines: readonly ComparedLine[]
  readonly isTranslated: boolean
}

export function CompareLines({ lines, isTranslated }: CompareLinesProps) {
  const { desk } = useTexts()
  const atMs = useSeenStore('player', (player) => player.atMs)
  const chosenAt = useMemo(() => comparedAt(lines, atMs), [lines, atMs])
  const guessHeight = useCallback((at: number) => guessOf(lines[at]), [lines])

  function lineOf(at: number) {
    const line = lines[at]
    return line && <CompareRow line={line} isTranslated={isTranslated} isChosen={at === chosenAt} />
  }

  return (
    <MeasuredList
      label={desk.compare.lines}
      className="compare-lines"
      count={lines.length}
      {...{ chosenAt, guessHeight, lineOf }}
    />
  )
}

function guessOf(line: ComparedLine | undefined): number {
  const sides = [line?.a?.words ?? '', line?.b?.words ?? '']
  return Math.max(...sides.map((words) => guessedHeight([words], room)))
}

/** The last one that has begun. */
function comparedAt(lines: readonly ComparedLine[], atMs: number): number {
  return lines.findLastIndex(({ a, b }) => Math.min(a?.startMs ?? Infinity, b?.startMs ?? Infinity) <= atMs)
}

interface CompareRowProps {
  readonly line: ComparedLine
  readonly isTranslated: boolean
  readonly isChosen: boolean
}

const CompareRow = memo(function CompareRow({ line, isTranslated, isChosen }: CompareRowProps) {
  const texts = useTexts()
  const { compare } = texts.desk
  const goTo = useGoToCompared()
  const { a, b, offsetMs } = line
  const said = useMemo(() => saidOn(line, { isTranslated }), [line, isTranslated])
  const apart = a ? compare.onlyA : compare.onlyB
  return (
    <div className="compare-row" role="listitem" aria-current={isChosen}>
      <button type="button" className="compare-row-press" onClick={() => goTo(line)}>
        <Side side={a} pieces={said.a} look="a" />
        <span className="compare-offset">
          {offsetMs === null ? apart : texts.desk.seconds({ seconds: movedBy(texts, offsetMs) })}
        </span>
        <Side side={b} pieces={said.b} look="b" />
      </button>
    </div>
  )
})

interface SideProps {
  readonly side: ComparedSide | null
  readonly pieces: readonly SaidPiece[]
  readonly look: 'a' | 'b'
}

function Side({ side, pieces, look }: SideProps) {
  const texts = useTexts()
  const { desk } = texts
  return (
    <span className={`compare-said compare-said-${look}`}>
      <span className="compare-words" dir="auto">
        {side ? <SaidWords pieces={pieces} side={look} /> : <i className="faint">{desk.compare.noLine}</i>}
      </span>
      <span className="compare-time">{side ? clockOf(texts, side.startMs) : ''}</span>
    </span>
  )
}
