/** The name of a subtitle beside its video. Cut before its ending, which is what tells it from the video. */
import { use } from 'react'
import { readNameEnding } from '../../../shared/naming/nameEnding.ts'
import { CellRoom } from './cellRoom.ts'
import { CutWords } from './CutWords.tsx'
import { FittedName } from './FittedName.tsx'
import { cutBefore } from './middleCut.ts'
import { rulerFor } from './textRuler.ts'
import { turnsLeft } from './turnsLeft.ts'
import { Untrusted } from './Untrusted.tsx'
import { shownText } from './untrusted.ts'

/** As the cells of a grid are written. */
const cellText = { sizePx: 13, weight: 400 }
/** What rounding of letters may take more than measured. */
const sparePx = 1

export function SidecarName({ name, className = '' }: { readonly name: string; readonly className?: string }) {
  const shown = shownText(name)
  const { stem, text: ending } = readNameEnding(shown)
  const room = use(CellRoom)
  if (room !== null) {
    const measure = (part: string) => rulerFor(cellText.sizePx, cellText.weight).widthOf(part)
    return (
      <bdi className={`sidecar-name clip cut-place ${className}`} title={shown}>
        <CutWords whole={shown} cut={cutBefore(ending, stem, { widthPx: room - sparePx, measure })} />
      </bdi>
    )
  }
  if (turnsLeft.test(shown)) return <Untrusted className={className} text={name} />
  return <FittedName className={`sidecar-name ${className}`} text={name} ending={ending.replace(/^\./, '')} />
}
