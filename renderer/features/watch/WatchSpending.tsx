/** What watch mode spends by itself: said before it is turned on, and while it is on with what waits because of it. */
import { useStore } from 'zustand'
import { useSearchWords, wholeLibrary } from '../../app/asking/useCost.ts'
import { useApp } from '../../app/stores/appContext.ts'
import type { WatchState } from '../../../shared/contract/program/watch.ts'
import { Button } from '../../components/button/Button.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import type { Texts } from '../../texts/Texts.ts'
import { useTexts } from '../../texts/TextsContext.tsx'

type Spending = Pick<WatchState, 'spending'>

/** 'up to 200 searches and 800 downloads a day' */
export function spendingWords(
  { watch }: Pick<Texts, 'watch'>,
  { searches, downloads }: WatchState['spending'],
): string {
  return downloads === null ? watch.searchesADay({ searches }) : watch.spendsADay({ searches, downloads })
}

export function WatchSpending({ spending }: Spending) {
  const texts = useTexts()
  const { watch } = texts
  const line = watch.byItself({ cost: spendingWords(texts, spending), left: spending.searchesLeft })
  if (spending.held === 0) return <p className="watch-spending quiet small">{line}</p>
  return (
    <div className="watch-spending">
      <Notice tone="look" text={`${watch.held({ count: spending.held })} ${line}. ${watch.spendingHint}`}>
        <SearchNow />
      </Notice>
    </div>
  )
}

/** A large search asks before it begins. */
function SearchNow() {
  const { watch } = useTexts()
  const find = useStore(useApp().searching, (state) => state.find)
  const words = useSearchWords(watch.searchNow, wholeLibrary)
  return (
    <Button size="s" onPress={() => void find(wholeLibrary)}>
      {words}
    </Button>
  )
}
