/** "This is another title" for the file that is looked at: a button, or the question it opens. */
import { AskTitle } from '../../../app/titles/AskTitle.tsx'
import { Button } from '../../../components/Button.tsx'
import { Key } from '../../../components/Key.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { usePlanStore, usePlanStores } from '../usePlanStore.ts'

interface OtherTitleProps {
  readonly rowId: string
}

export function OtherTitle({ rowId }: OtherTitleProps) {
  const { library, plan } = useTexts()
  const { titles } = usePlanStores()
  const askForTitle = usePlanStore('review', (review) => review.askForTitle)
  return (
    <div className="review-title">
      <AskTitle store={titles} askedFor={rowId} hint={plan.review.titleHint}>
        <Button look="ghost" size="s" icon="search" shortcut="O" onPress={askForTitle}>
          {library.titleChoice.another} <Key name="O" />
        </Button>
      </AskTitle>
    </div>
  )
}
