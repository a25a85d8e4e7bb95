/**
 * The part around the playhead: lines as bars with their words, dashed where the file has them. Dragging one moves it, dragging
 * its end changes one of its times; the wheel zooms, and an empty place leads there. For the pointer alone: the list of lines
 * says and does the same.
 */
import { useMemo, type PointerEvent, type WheelEvent } from 'react'
import { useSeenStore } from '../useSeenStore.ts'
import { useGoToMoment } from '../useStep.ts'
import { CueBar } from './CueBar.tsx'
import { lanesOf } from './dragged.ts'
import { markLooks } from './cueMarks.ts'
import { PartSound } from './PartSound.tsx'
import type { StripMarks } from './useStripMarks.ts'

const wheelStep = 1.25

export function StripPart({ unmatched, marks }: StripMarks) {
  const zoomMs = useSeenStore('strip', (state) => state.zoomMs)
  const atMs = useSeenStore('player', (player) => player.atMs)
  const fromMs = atMs - zoomMs / 2
  const isIn = ({ startMs, endMs }: { readonly startMs: number; readonly endMs: number }) =>
    endMs > fromMs && startMs < fromMs + zoomMs
  const cues = useSeenStore('seen', (state) => state.cues)
  const written = useSeenStore('seen', ({ text, edits }) => (edits.past.length > 0 ? (text?.cues ?? []) : []))
  const goToMoment = useGoToMoment()
  const zoom = useSeenStore('strip', (state) => state.zoom)
  const lanes = useMemo(() => lanesOf(cues), [cues])
  const percent = (ms: number) => `${(100 * ms) / zoomMs}%`

  function onPointerDown({ button, target, currentTarget, clientX }: PointerEvent<HTMLElement>): void {
    if (button !== 0 || (target as Element).closest('button')) return
    const { left, width } = currentTarget.getBoundingClientRect()
    goToMoment(fromMs + ((clientX - left) / width) * zoomMs)
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
          <CueBar
            key={`${cue.from} ${cue.part}`}
            {...{ cue, index, fromMs, zoomMs }}
            lane={lanes[index] ?? 'alone'}
            looks={markLooks(marks[index])}
          />
        ) : null,
      )}
      <span className="playhead" />
    </div>
  )
}
