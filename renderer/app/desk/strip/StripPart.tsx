/**
 * The part around the playhead: lines as bars with their words, dashed where the file has them. Dragging one moves it, dragging
 * its end changes one of its times; the wheel zooms, and an empty place leads there. For the pointer alone: the list of lines
 * says and does the same.
 */
import { useMemo, useState, type PointerEvent, type WheelEvent } from 'react'
import type { EditedCue } from '../../../../shared/subtitle/edit/editedCues.ts'
import { previewOf } from '../../../../shared/subtitle/plainText.ts'
import type { Unmatched } from '../../../../shared/timing/unmatched.ts'
import { shownText } from '../../../components/text/untrusted.ts'
import { useSeenStore } from '../useSeenStore.ts'
import { useGoTo } from '../useStep.ts'
import { dragged, holdAt, lanesOf, type Hold, type Lane } from './dragged.ts'
import { PartSound } from './PartSound.tsx'

/** Less is a press. */
const leastDragPx = 4
const wheelStep = 1.25

export function StripPart({ unmatched }: { readonly unmatched: Unmatched }) {
  const zoomMs = useSeenStore('strip', (state) => state.zoomMs)
  const atMs = useSeenStore('player', (player) => player.atMs)
  const fromMs = atMs - zoomMs / 2
  const isIn = ({ startMs, endMs }: { readonly startMs: number; readonly endMs: number }) =>
    endMs > fromMs && startMs < fromMs + zoomMs
  const cues = useSeenStore('seen', (state) => state.cues)
  const written = useSeenStore('seen', ({ text, edits }) => (edits.past.length > 0 ? (text?.cues ?? []) : []))
  const go = useSeenStore('player', (player) => player.go)
  const zoom = useSeenStore('strip', (state) => state.zoom)
  const lanes = useMemo(() => lanesOf(cues), [cues])
  const percent = (ms: number) => `${(100 * ms) / zoomMs}%`

  function onPointerDown({ button, target, currentTarget, clientX }: PointerEvent<HTMLElement>): void {
    if (button !== 0 || (target as Element).closest('button')) return
    const { left, width } = currentTarget.getBoundingClientRect()
    go(fromMs + ((clientX - left) / width) * zoomMs)
  }

  function onWheel({ deltaY }: WheelEvent): void {
    if (deltaY !== 0) zoom(zoomMs * (deltaY > 0 ? wheelStep : 1 / wheelStep))
  }

  return (
    <div className="strip-part" aria-hidden="true" onPointerDown={onPointerDown} onWheel={onWheel}>
      <PartSound {...{ fromMs, zoomMs }} />
      {unmatched.spoken.filter(isIn).map(({ startMs, endMs }) => (
        <span
          key={startMs}
          className="strip-gap"
          style={{ insetInlineStart: percent(startMs - fromMs), inlineSize: percent(endMs - startMs) }}
        />
      ))}
      {written.filter(isIn).map(({ startMs, endMs }, at) => (
        <span
          key={`${startMs} ${at}`}
          className="strip-was"
          style={{ insetInlineStart: percent(startMs - fromMs), inlineSize: percent(endMs - startMs) }}
        />
      ))}
      {cues.map((cue, index) =>
        isIn(cue) ? (
          <CueBar key={`${cue.from} ${cue.part}`} {...{ cue, index, fromMs, zoomMs }} lane={lanes[index] ?? 'alone'} />
        ) : null,
      )}
      <span className="playhead" />
    </div>
  )
}

interface CueBarProps {
  readonly cue: EditedCue
  readonly index: number
  readonly lane: Lane
  readonly fromMs: number
  readonly zoomMs: number
}

/** What is held, and how far the pointer went since. */
interface Drag {
  readonly hold: Hold
  readonly fromPx: number
  readonly movedPx: number
  /** How wide the strip is: `zoomMs` of the film. */
  readonly stripPx: number
}

function CueBar({ cue, index, lane, fromMs, zoomMs }: CueBarProps) {
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

  const looks = ['strip-cue', `strip-cue-${lane}`, isNow ? 'strip-cue-now' : '', canEdit ? 'strip-cue-free' : '']
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
