/** Words of one of two lines: those that only it says are marked. */
import type { SaidPiece } from '../../../../shared/subtitle/compare/wordDifferences.ts'
import { shownText } from '../../../components/text/untrusted.ts'
import './saidWords.css'

export interface SaidWordsProps {
  readonly pieces: readonly SaidPiece[]
  readonly side: 'a' | 'b'
}

export function SaidWords({ pieces, side }: SaidWordsProps) {
  return pieces.map(({ text, isOwn }, at) =>
    isOwn ? (
      <mark key={at} className={`said-own said-own-${side}`}>
        {shownText(text)}
      </mark>
    ) : (
      <span key={at}>{shownText(text)}</span>
    ),
  )
}
