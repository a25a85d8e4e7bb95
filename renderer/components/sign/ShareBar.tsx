/** What of a whole came out how, side by side. Of the same length wherever it stands; the words beside it say the numbers. */
import type { Tone } from './tone.ts'
import './shareBar.css'

export interface Share {
  readonly key: string
  readonly tone: Tone
  readonly count: number
}

export interface ShareBarProps {
  readonly shares: readonly Share[]
  readonly total: number
}

export function ShareBar({ shares, total }: ShareBarProps) {
  return (
    <span className="share-bar" aria-hidden="true">
      {shares.map(({ key, tone, count }) =>
        count === 0 || total === 0 ? null : (
          <span
            key={key}
            className={`share-bar-part tone-${tone}`}
            style={{ inlineSize: `${Math.min(100, (count / total) * 100)}%` }}
          />
        ),
      )}
    </span>
  )
}
