/** "This is another title" for the file that is looked at: a button, or the question it opens. */
import { useStore } from 'zustand'
import { Button } from '../../../components/Button.tsx'
import { Key } from '../../../components/Key.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { TitleQuestion } from '../../../components/TitleQuestion.tsx'
import { problemText, useTexts } from '../../../texts/TextsContext.tsx'
import { askForTitle, type ReviewStores } from './useReviewKeys.ts'

interface OtherTitleProps extends Pick<ReviewStores, 'store' | 'titles'> {
  readonly rowId: string
}

export function OtherTitle({ rowId, store, titles }: OtherTitleProps) {
  const texts = useTexts()
  const words = texts.library.titleChoice
  const state = useStore(titles)
  if (state.askedFor !== rowId)
    return (
      <div className="review-title">
        <Button look="ghost" size="s" icon="search" shortcut="O" onPress={() => askForTitle({ store, titles })}>
          {words.another} <Key name="O" />
        </Button>
      </div>
    )
  return (
    <div className="review-title">
      {state.problem && <Notice tone="bad" text={problemText(texts, state.problem)} />}
      <TitleQuestion
        words={{ ...words, hint: texts.plan.review.titleHint, cancel: texts.common.cancel }}
        text={state.text}
        found={state.found}
        isBusy={state.isBusy}
        onType={state.type}
        onSearch={() => void state.search()}
        onTake={(title) => void state.take(title)}
        onClose={state.close}
      />
    </div>
  )
}
