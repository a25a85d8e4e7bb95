/** What looking at another candidate, or taking it, costs. */
import { useTexts } from '../../texts/TextsContext.tsx'
import type { OtherChoice } from './othersStore.ts'

export function OtherPrice({ isCached }: Pick<OtherChoice, 'isCached'>) {
  const { spending, review } = useTexts()
  return (
    <span className={isCached ? 'other-cost other-cost-free' : 'other-cost'}>
      {isCached ? spending.free : review.cost.downloads({ count: 1 })}
    </span>
  )
}
