/** What was decided last. Its place is always there, so that nothing moves. */
import { StateWord } from '../../components/sign/StateWord.tsx'
import { shownText } from '../../components/text/untrusted.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useOperator } from '../operatorStores.ts'
import { shortText } from './uploadWords.ts'

export function DecidedLine() {
  const texts = useTexts()
  const decided = useOperator('uploads', (state) => state.decided)
  const name = decided ? shownText(shortText(texts, decided.upload)) : ''
  return (
    <p className="operator-said" role="status">
      {decided?.kind === 'approved' && (
        <StateWord icon="check" tone="good">
          {texts.operator.uploads.approved({ name })}
        </StateWord>
      )}
      {decided?.kind === 'rejected' && (
        <StateWord icon="none" tone="quiet">
          {texts.operator.uploads.rejected({ name })}
        </StateWord>
      )}
    </p>
  )
}
