/** The cues of this moment over the picture: at their place, in lines, italic where they are. */
import type { EditedCue } from '../../../../shared/subtitle/edit/editedCues.ts'
import { shownCue, type ShownPiece } from '../../../../shared/subtitle/shownCue.ts'
import { shownText } from '../../../components/text/untrusted.ts'
import { useDeskStore } from '../useDeskStore.ts'

export function ShownSubtitle({ cues }: { readonly cues: readonly EditedCue[] }) {
  const atMs = useDeskStore('player', (player) => player.atMs)
  return cuesAt(cues, atMs).map((cue) => <CueOverPicture key={`${cue.from} ${cue.part}`} text={cue.text} />)
}

/** More at once are drawings and signs of a script. */
const mostAtOnce = 4

function cuesAt(cues: readonly EditedCue[], atMs: number): readonly EditedCue[] {
  return cues.filter(({ startMs, endMs }) => startMs <= atMs && atMs < endMs).slice(0, mostAtOnce)
}

function CueOverPicture({ text }: { readonly text: string }) {
  const { place, lines } = shownCue(text)
  return (
    <p className={`subtitle subtitle-${place}`} dir="auto">
      {lines.map((pieces, line) => (
        <span key={line} className="subtitle-line">
          {pieces.map((piece, at) => (
            <Piece key={at} piece={piece} />
          ))}
        </span>
      ))}
    </p>
  )
}

function Piece({ piece: { text, isItalic, isBold, isUnderlined } }: { readonly piece: ShownPiece }) {
  const looks = [isItalic ? 'subtitle-italic' : '', isBold ? 'subtitle-bold' : '', isUnderlined ? 'subtitle-under' : '']
  return <span className={looks.join(' ')}>{shownText(text)}</span>
}
