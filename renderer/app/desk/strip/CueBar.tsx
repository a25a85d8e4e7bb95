/** A line as a bar with its words: dragging it moves it, dragging its end changes one of its times, a press leads there. */
import { useState, type PointerEvent } from 'react'
import type { EditedCue } from '../../../../shared/subtitle/edit/editedCues.ts'
import { previewOf } from '../../../../shared/subtitle/plainText.ts'
import { shownText } from '../../../components/text/untrusted.ts'
import { useSeenStore } from '../useSeenStore.ts'
import { useGoTo } from '../useStep.ts'
import { dragged, holdAt, type Hold, type Lane } from './dragged.ts'

/** Less is a press. */
const leastDragPx = 4

export interface CueBarProps {
  readonly cue: EditedCue
  readonly index: number
  readonly lane: Lane
  readonly fromMs: number
  readonly zoomMs: number
  /** What its marks add to its look. */
  readonly looks: string
}

/** What is held, and how far the pointer went since. */
interface Drag {
  readonly hold: Hold
  readonly fromPx: number
  readonly movedPx: number
  /** How wide the strip is: `zoomMs` of the film. */
  readonly stripPx: number
}

export function CueBar({ cue, index, lane, fromMs, zoomMs, looks: marked }: CueBarProps) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const goTo = useGoTo()
  const act = useSeenStore('seen', (state) => state.act)
  const canEdit = useSeenStore('seen', ({ text }) => text?.canEditWords ?? false)
  const isNow = useSeenStore('seen', ({ chosen }) => chosen === index)
  const isDragged = canEdit && drag !== null && Math.abs(drag.movedPx) >= leastDragPx
  const { startMs, endMs } = isDragged
    ? dragged(cue, drag.hold, Math.round((drag.movedPx / drag.stripPx) * zoomMs))
    : cue

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const stripPx = event.currentTarget.parentElement?.clientWidth ?? 1
    setDrag({ hold: holdAt(event.clientX - left, width), fromPx: event.clientX, movedPx: 0, stripPx })
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  function onPointerUp(): void {
    setDrag(null)
    if (isDragged) act({ kind: 'set', at: cue, words: { startMs, endMs, text: cue.text } })
    else if (drag && Math.abs(drag.movedPx) < leastDragPx) goTo(index)
  }

  const looks = [
    'strip-cue',
    `strip-cue-${lane}`,
    isNow ? 'strip-cue-now' : '',
    canEdit ? 'strip-cue-free' : '',
    marked,
  ]
  return (
    <button
      type="button"
      tabIndex={-1}
      className={looks.filter((look) => look !== '').join(' ')}
      style={{
        insetInlineStart: `${(100 * (startMs - fromMs)) / zoomMs}%`,
        inlineSize: `${(100 * (endMs - startMs)) / zoomMs}%`,
      }}
      onPointerDown={onPointerDown}
      onPointerMove={({ clientX }) => drag && setDrag({ ...drag, movedPx: clientX - drag.fromPx })}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setDrag(null)}
    >
      {shownText(previewOf(cue.text).replaceAll('\n', ' '))}
    </button>
  )
}
