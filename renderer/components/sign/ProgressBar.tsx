/** How far a piece of work is. Without a known end it moves, and stands still for those who want less motion. */
import './progressBar.css'

export interface ProgressBarProps {
  /** What is under way, for screen readers. */
  readonly label: string
  /** 0–1, or null while the end is not known. */
  readonly progress: number | null
}

export function ProgressBar({ label, progress }: ProgressBarProps) {
  if (progress === null) return <div className="progress-bar progress-bar-open" role="progressbar" aria-label={label} />
  const share = Math.min(1, Math.max(0, progress))
  return (
    <div
      className="progress-bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
    >
      <div className="progress-bar-fill" style={{ scale: `${share} 1` }} />
    </div>
  )
}
