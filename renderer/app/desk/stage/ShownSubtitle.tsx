/** The cues of this moment over the picture: at their place, in lines, italic where they are. */
import type { EditedCue } from '../../../../shared/subtitle/edit/editedCues.ts'
import { shownCue, type ShownCue, type ShownPiece } from '../../../../shared/subtitle/shownCue.ts'
import { shownText } from '../../../components/text/untrusted.ts'
import { useSeenStore } from '../useSeenStore.ts'

export function ShownSubtitle({ cues }: { readonly cues: readonly EditedCue[] }) {
  const atMs = useSeenStore('player', (player) => player.atMs)
  const shown = cuesAt(cues, atMs).map((cue) => ({ cue, ...shownCue(cue.text, cue.look) }))
  return heights.map(({ name, from }) => {
    const here = shown.filter(({ place }) => place >= from && place < from + 3)
    return (
      here.length > 0 && (
        <div key={name} className={`subtitles subtitles-${name}`}>
          {here.map(({ cue, place, lines }) => (
            <CueOverPicture key={`${cue.from} ${cue.part}`} side={(place - 1) % 3} lines={lines} />
          ))}
        </div>
      )
    )
  })
}

/** Cues of one height stand over each other, the first nearest to its edge, as players show them. */
const heights = [
  { name: 'top', from: 7 },
  { name: 'middle', from: 4 },
  { name: 'bottom', from: 1 },
] as const

/** More at once are drawings and signs of a script. */
const mostAtOnce = 4

function cuesAt(cues: readonly EditedCue[], atMs: number): readonly EditedCue[] {
  return cues.filter(({ startMs, endMs }) => startMs <= atMs && atMs < endMs).slice(0, mostAtOnce)
}

const sides = ['subtitle-left', '', 'subtitle-right']

function CueOverPicture({ side, lines }: Pick<ShownCue, 'lines'> & { readonly side: number }) {
  return (
    <p className={`subtitle ${sides[side] ?? ''}`} dir="auto">
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
