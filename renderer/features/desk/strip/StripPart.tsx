/**
 * The part around the playhead: lines as bars with their words, dashed where the file has them; dragging one moves it. For the
 * pointer alone: the list of lines says and does the same.
 */
import { useRef, type PointerEvent } from 'react'
import type { EditedCue } from '../../../../shared/subtitle/edit/editedCues.ts'
import { previewOf } from '../../../../shared/subtitle/plainText.ts'
import type { Unmatched } from '../../../../shared/timing/unmatched.ts'
import { shownText } from '../../../components/text/untrusted.ts'
import { useDeskStore } from '../useDeskStore.ts'
import { useGoTo } from '../useStep.ts'
import { soundPath } from './soundPath.ts'

/** Less is a press. */
const leastDragPx = 4

export function StripPart({ unmatched }: { readonly unmatched: Unmatched }) {
  const zoomMs = useDeskStore('strip', (state) => state.zoomMs)
  const part = useDeskStore('strip', (state) => state.part)
  const atMs = useDeskStore('player', (player) => player.atMs)
  const fromMs = atMs - zoomMs / 2
  const isIn = ({ startMs, endMs }: { readonly startMs: number; readonly endMs: number }) =>
    endMs > fromMs && startMs < fromMs + zoomMs
  const cues = useDeskStore('desk', (state) => state.cues)
  const written = useDeskStore('desk', ({ text, edits }) => (edits.past.length > 0 ? (text?.cues ?? []) : []))
  const percent = (ms: number) => `${(100 * ms) / zoomMs}%`
  return (
    <div className="strip-part" aria-hidden="true">
      {part && (
        <svg
          viewBox="0 0 300 40"
          preserveAspectRatio="none"
          aria-hidden="true"
          style={{ insetInlineStart: percent(part.fromMs - fromMs), inlineSize: percent(part.toMs - part.fromMs) }}
        >
          <path className="s-sound" d={soundPath(part.columns, { width: 300, height: 40 })} />
        </svg>
      )}
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
          <CueBar key={`${cue.from} ${cue.part}`} cue={cue} index={index} fromMs={fromMs} zoomMs={zoomMs} />
        ) : null,
      )}
      <span className="playhead" />
    </div>
  )
}

interface CueBarProps {
  readonly cue: EditedCue
  readonly index: number
  readonly fromMs: number
  readonly zoomMs: number
}

function CueBar({ cue, index, fromMs, zoomMs }: CueBarProps) {
  const began = useRef<number | null>(null)
  const goTo = useGoTo()
  const act = useDeskStore('desk', (state) => state.act)
  const canEdit = useDeskStore('desk', ({ text }) => text?.canEditWords ?? false)
  const isNow = useDeskStore('desk', ({ chosen }) => chosen === index)
  const { startMs, endMs, text } = cue

  function onPointerUp(event: PointerEvent<HTMLElement>): void {
    const moved = event.clientX - (began.current ?? event.clientX)
    began.current = null
    const strip = event.currentTarget.parentElement?.clientWidth ?? 1
    const byMs = Math.max(-startMs, Math.round((moved / strip) * zoomMs))
    if (Math.abs(moved) < leastDragPx) goTo(index)
    else if (canEdit) act({ kind: 'set', at: cue, words: { startMs: startMs + byMs, endMs: endMs + byMs, text } })
  }

  return (
    <button
      type="button"
      tabIndex={-1}
      className={isNow ? 'strip-cue strip-cue-now' : 'strip-cue'}
      style={{
        insetInlineStart: `${(100 * (startMs - fromMs)) / zoomMs}%`,
        inlineSize: `${(100 * (endMs - startMs)) / zoomMs}%`,
      }}
      onPointerDown={(event) => {
        began.current = event.clientX
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerUp={onPointerUp}
    >
      {shownText(previewOf(text).replaceAll('\n', ' '))}
    </button>
  )
}
