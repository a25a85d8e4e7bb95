/** What of a whole came out well and what failed, as a ring in parts; in the large one stands the share. Decoration only. */
import './shareRing.css'

export interface ShareRingProps {
  /** From 0 to 1. */
  readonly good: number
  readonly bad: number
  /** Of the large ring: '72 %'. */
  readonly words?: string
}

const radius = 6.2
const length = 2 * Math.PI * radius

export function ShareRing({ good, bad, words }: ShareRingProps) {
  return (
    <span className={`share-ring ${words === undefined ? '' : 'share-ring-large'}`} aria-hidden="true">
      <svg viewBox="0 0 16 16" focusable="false">
        <circle cx="8" cy="8" r={radius} className="share-ring-rest" />
        <Arc share={good} from={0} tone="good" />
        <Arc share={bad} from={good} tone="bad" />
      </svg>
      {words !== undefined && <span className="share-ring-words number">{words}</span>}
    </span>
  )
}

function Arc({ share, from, tone }: { readonly share: number; readonly from: number; readonly tone: 'good' | 'bad' }) {
  if (share <= 0) return null
  return (
    <circle
      cx="8"
      cy="8"
      r={radius}
      className={`share-ring-arc tone-${tone}`}
      strokeDasharray={`${share * length} ${length}`}
      strokeDashoffset={-from * length}
      transform="rotate(-90 8 8)"
    />
  )
}
