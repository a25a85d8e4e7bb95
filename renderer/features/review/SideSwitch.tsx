/** Where list and text have no room beside each other: which of them stands beside the question. Unseen in wider windows. */
import { SegmentedControl } from '../../components/field/SegmentedControl.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'

export type ReviewSide = 'list' | 'inside'

export interface SideSwitchProps {
  readonly side: ReviewSide
  readonly onTurn: (side: ReviewSide) => void
}

export function SideSwitch({ side, onTurn }: SideSwitchProps) {
  const { review } = useTexts()
  return (
    <div className="review-side">
      <SegmentedControl
        label={review.side}
        value={side}
        segments={[
          { value: 'list', label: review.list },
          { value: 'inside', label: review.text },
        ]}
        onChange={onTurn}
      />
    </div>
  )
}
