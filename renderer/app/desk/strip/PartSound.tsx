/** The sound of the part around the playhead, drawn where it belongs. */
import { useMemo } from 'react'
import { useSeenStore } from '../useSeenStore.ts'
import { soundPaths } from './soundPath.ts'

const [width, height] = [300, 40]

export interface PartSoundProps {
  /** Where the part begins, and how much of the film it shows. */
  readonly fromMs: number
  readonly zoomMs: number
}

export function PartSound({ fromMs, zoomMs }: PartSoundProps) {
  const part = useSeenStore('strip', (state) => state.part)
  const spoken = useSeenStore('strip', (state) => state.spoken)
  const sound = useMemo(() => part && soundPaths(part.columns, { ...part, spoken, width, height }), [part, spoken])
  if (!part || !sound) return null
  const percent = (ms: number) => `${(100 * ms) / zoomMs}%`
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ insetInlineStart: percent(part.fromMs - fromMs), inlineSize: percent(part.toMs - part.fromMs) }}
    >
      <path className="s-sound" d={sound.other} />
      <path className="s-sound s-speech" d={sound.speech} />
    </svg>
  )
}
