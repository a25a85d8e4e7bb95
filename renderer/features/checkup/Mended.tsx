/** Nothing is left to do about a finding. */
import { StateWord } from '../../components/sign/StateWord.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'

export function Mended() {
  const { checkup } = useTexts()
  return (
    <StateWord icon="check" tone="good">
      {checkup.mended}
    </StateWord>
  )
}
