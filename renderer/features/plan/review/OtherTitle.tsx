/** "This is another title" for the file that is looked at: a button, or the question it opens. */
import { AskTitle } from '../../../app/titles/AskTitle.tsx'
import { Button } from '../../../components/Button.tsx'
import { Key } from '../../../components/Key.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { askForTitle, type ReviewStores } from './useReviewKeys.ts'

interface OtherTitleProps extends Pick<ReviewStores, 'store' | 'titles'> {
  readonly rowId: string
}

export function OtherTitle({ rowId, store, titles }: OtherTitleProps) {
  const { library, plan } = useTexts()
  return (
    <div className="review-title">
      <AskTitle store={titles} askedFor={rowId} hint={plan.review.titleHint}>
        <Button look="ghost" size="s" icon="search" shortcut="O" onPress={() => askForTitle({ store, titles })}>
          {library.titleChoice.another} <Key name="O" />
        </Button>
      </AskTitle>
    </div>
  )
}
