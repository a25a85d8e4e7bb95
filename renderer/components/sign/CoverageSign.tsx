/** One of the nine signs. With words it stands for itself; without, it only accompanies what is written beside it. */
import { Icon } from '../icons/Icon.tsx'
import { signIcons, type CoverageSignName } from './coverageSign.ts'
import './coverageSign.css'

export interface CoverageSignProps {
  readonly sign: CoverageSignName
  /** 'Spanish: needs review, 3 candidates' */
  readonly words?: string
  /** The words and what more is known. */
  readonly tip?: string
}

export function CoverageSign({ sign, words, tip }: CoverageSignProps) {
  if (words === undefined)
    return (
      <span className={`coverage-sign sign-${sign}`} aria-hidden="true">
        <Icon name={signIcons[sign]} />
      </span>
    )
  return (
    <span className={`coverage-sign sign-${sign}`} role="img" aria-label={words} title={tip ?? words}>
      <Icon name={signIcons[sign]} />
    </span>
  )
}
