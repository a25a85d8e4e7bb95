/** Above the rows of the plan that nothing was found for: what helps. */
import { useCallback } from 'react'
import type { PlanState } from '../../../../shared/contract/plan.ts'
import { missingInPlan } from '../../../../shared/counting.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { NotFoundPanel } from '../../../app/rules/NotFoundPanel.tsx'
import { useHelpWays, type HelpWays } from '../../../app/rules/helpWays.ts'
import { RulesContext } from '../../../app/rules/useRulesStore.ts'
import { withLanguage } from '../../../../shared/librarySearch/toggleToken.ts'
import { usePlanStore } from '../usePlanStore.ts'

export function PlanNotFound({ sums }: Pick<PlanState, 'sums'>) {
  const { rules, navigate, openAddress } = useApp()
  const { none } = sums
  const isFiltered = usePlanStore('view', ({ filter }) => filter.answer === 'none')
  // Where nothing at all was found, that is what the whole plan says.
  const isShown = isFiltered || none === missingInPlan(sums)
  const openTitle = useCallback<HelpWays['openTitle']>(
    ({ videoId }) => openAddress({ screen: 'library', part: { video: videoId } }),
    [openAddress],
  )
  // Other wishes end the plan: what is to be found now stands in the library.
  const added = useCallback<HelpWays['added']>(
    ({ language }) => navigate({ screen: 'library', search: withLanguage('is:missing', language) }),
    [navigate],
  )
  const ways = useHelpWays({ openTitle, added })
  if (!isShown || none === 0) return null
  return (
    <RulesContext value={rules}>
      <NotFoundPanel scope={null} notFound={none} ways={ways} />
    </RulesContext>
  )
}
