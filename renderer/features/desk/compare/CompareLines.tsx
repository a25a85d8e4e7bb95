/** Line beside line; a press goes there. Words that only one says are coloured. */
import { memo, useMemo, useRef } from 'react'
import type { SaidPiece } from '../../../../shared/subtitle/edit/wordDifferences.ts'
import { shownText } from '../../../components/text/untrusted.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { clockOf, movedBy } from '../deskTimes.ts'
import { useDeskStore } from '../useDeskStore.ts'
import { useLineWindow } from '../text/useLineWindow.ts'
import { saidOn, type ComparedLine, type ComparedSide } from './comparedLines.ts'
import { useGoToCompared } from './useDifference.ts'

const rowHeight = 34

export interface CompareLinesProps {
  readonly lines: readonly ComparedLine[]
  readonly isTranslated: boolean
}

export function CompareLines({ lines, isTranslated }: CompareLinesProps) {
  const { desk } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const atMs = useDeskStore('player', (player) => player.atMs)
  const chosenAt = useMemo(() => lineAt(lines, atMs), [lines, atMs])
  const { from, to } = useLineWindow(box, { count: lines.length, chosenAt, height: rowHeight })
  return (
    <div ref={box} className="compare-lines" role="list" aria-label={desk.compare.lines} tabIndex={0}>
      <div style={{ blockSize: from * rowHeight }} />
      {lines.slice(from, to).map((line, at) => (
        <CompareRow key={from + at} line={line} isTranslated={isTranslated} isChosen={from + at === chosenAt} />
      ))}
      <div style={{ blockSize: Math.max(0, lines.length - to) * rowHeight }} />
    </div>
  )
}

/** The last one that has begun. */
function lineAt(lines: readonly ComparedLine[], atMs: number): number {
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
      <span className="compare-words clip" dir="auto">
        {side ? (
          pieces.map(({ text, isOwn }, at) =>
            isOwn ? (
              <mark key={at} className={`compare-own-${look}`}>
                {shownText(text)}
              </mark>
            ) : (
              <span key={at}>{shownText(text)}</span>
            ),
          )
        ) : (
          <i className="faint">{desk.compare.noLine}</i>
        )}
      </span>
      <span className="compare-time">{side ? clockOf(texts, side.startMs) : ''}</span>
    </span>
  )
}
