/** The video of a row: by title and episode where its name says them, for the rest of a long name would hide both. */
import { use } from 'react'
import type { RunOutcome } from '../../../../shared/contract/runs/runs.ts'
import { CellName } from '../../../components/text/CellName.tsx'
import { CellRoom } from '../../../components/text/cellRoom.ts'
import { MiddleCut } from '../../../components/text/MiddleCut.tsx'
import { rulerFor } from '../../../components/text/textRuler.ts'
import { shownText } from '../../../components/text/untrusted.ts'

/** As the cells of a grid are written. */
const cellText = { sizePx: 13, weight: 400 }
/** Between title and episode, and what rounding of letters may take more than measured. */
const gapPx = 8 + 1

export function RunVideo({ row: { title, code, videoName } }: { readonly row: RunOutcome }) {
  const room = use(CellRoom)
  if (title === '') return <CellName name={videoName} />
  if (code === '') return <MiddleCut text={title} widthPx={room} look={cellText} title={videoName} />
  const shownCode = shownText(code)
  const codePx = rulerFor(cellText.sizePx, cellText.weight).widthOf(shownCode)
  return (
    <span className="run-video" title={shownText(videoName)}>
      <MiddleCut
        text={title}
        widthPx={room === null ? null : room - codePx - gapPx}
        look={cellText}
        title={videoName}
      />
      <bdi className="run-video-code">{shownCode}</bdi>
    </span>
  )
}
