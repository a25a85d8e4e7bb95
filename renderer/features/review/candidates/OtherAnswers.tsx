/** What can be answered beside choosing: translating, another title, leaving it for now, never asking again. */
import type { ReviewQuestion } from '../../../../shared/contract/runs/review.ts'
import { AskTitle } from '../../../app/titles/AskTitle.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { Key } from '../../../components/sign/Key.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { isChoice } from '../questions/questionRows.ts'
import { useReviewStore, useReviewStores } from '../useReviewStore.ts'

export function OtherAnswers({ question }: { readonly question: ReviewQuestion }) {
  const { review, wording } = useTexts()
  const { titles } = useReviewStores()
  const answer = useReviewStore('review', (state) => state.answer)
  const askForTitle = useReviewStore('review', (state) => state.askForTitle)
  const takeTitle = useReviewStore('review', (state) => state.takeTitle)
  const { translateFrom, row, detected } = question
  const canChoose = isChoice(question)
  return (
    <div className="review-others">
      <AskTitle store={titles} askedFor={row.id} hint={review.titleHint}>
        {translateFrom !== null && canChoose && (
          <Button look="ghost" size="s" shortcut="T" onPress={() => void answer({ kind: 'translate' })}>
            {review.translate({ count: 1, language: wording.languageName(translateFrom) })} <Key name="T" />
          </Button>
        )}
        {row.kind === 'title' && detected !== null && (
          <Button look="ghost" size="s" onPress={() => void takeTitle(row.id, { id: null, name: detected })}>
            {review.yesTitle}
          </Button>
        )}
        {canChoose && (
          <Button look="ghost" size="s" shortcut="O" onPress={askForTitle}>
            {review.otherTitle} <Key name="O" />
          </Button>
        )}
        {canChoose && (
          <Button look="ghost" size="s" shortcut="S" onPress={() => void answer({ kind: 'skip' })}>
            {review.skip} <Key name="S" />
          </Button>
        )}
        <Button look="ghost" size="s" shortcut="X" onPress={() => void answer({ kind: 'ignore' })}>
          {canChoose ? review.ignore : review.doNotAsk} <Key name="X" />
        </Button>
      </AskTitle>
    </div>
  )
}
