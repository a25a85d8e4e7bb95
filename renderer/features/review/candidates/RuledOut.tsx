/** What was listed and cannot be taken, with the reasons; folded, because it is rarely asked for. */
import { useState } from 'react'
import type { ReviewQuestion } from '../../../../shared/contract/runs/review.ts'
import { ChooseFile } from '../../../app/others/ChooseFile.tsx'
import { Icon } from '../../../components/icons/Icon.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'

export function RuledOut({ question: { ruledOut, row } }: { readonly question: ReviewQuestion }) {
  const { review } = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const reasons = [...new Set(ruledOut.map(({ reason }) => review.reasons[reason]))].join(' · ')
  return (
    <div className="review-ruled-out">
      <button type="button" className="review-fold" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} />
        <span>{review.ruledOut({ count: ruledOut.length, reasons })}</span>
      </button>
      {isOpen && (
        <ul>
          {ruledOut.map(({ release, reason }, index) => (
            <li key={index} className="review-ruled">
              <Untrusted text={release} wraps />
              <span className="quiet">{review.reasons[reason]}</span>
              {reason === 'tried-before' && <ChooseFile videoId={row.videoId} language={row.language} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
