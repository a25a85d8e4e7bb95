/** A thin bar: how much of something is there. The number stands beside it, so it says nothing itself. */
import './track.css'

export interface TrackProps {
  /** 0 to 1. */
  readonly part: number
  /** Whole ones are faint, so that gaps stand out; the accent is for work under way. */
  readonly look?: 'whole' | 'accent'
}

export function Track({ part, look }: TrackProps) {
  return (
    <span className={`track ${look === undefined ? '' : `track-${look}`}`} aria-hidden="true">
      <span className="track-fill" style={{ scale: `${part} 1` }} />
    </span>
  )
}
