/** Why a unit was used: pressing it shows everything that its run spent. */
import { useContext } from 'react'
import type { UsageEntry } from '../../../shared/contract/account.ts'
import { TabStop } from '../../components/button/tabStop.ts'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { unitText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useUsageStore } from './useUsageStore.ts'
import '../../components/button/numberLink.css'

export function RunLink({ entry }: { readonly entry: UsageEntry }) {
  const texts = useTexts()
  const isTabStop = useContext(TabStop)
  const showRun = useUsageStore('days', (days) => days.showRun)
  return (
    <button
      type="button"
      tabIndex={isTabStop ? undefined : -1}
      className="number-link"
      aria-description={texts.usage.ofRun}
      onClick={() => showRun(entry.batchId)}
    >
      <Untrusted text={unitText(texts, entry)} className="quiet" />
    </button>
  )
}
