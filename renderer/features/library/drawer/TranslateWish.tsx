/** Translating for one wanted language, with what it costs; where nothing could make it, what would mend that stands in its place. */
import { RemedyButton } from '../../../app/problem/RemedyButton.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { verbWithCost } from '../../../texts/costWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import type { TranslationOffer } from './useTranslationOffer.ts'

export function TranslateWish({ cost, hasNoEngine, onPress }: TranslationOffer & { readonly onPress: () => void }) {
  const texts = useTexts()
  if (hasNoEngine)
    return (
      <>
        <span className="small quiet">{texts.ai.noEngine}</span>
        <RemedyButton code="engine.missing" size="s" />
      </>
    )
  return (
    <Button size="s" onPress={onPress}>
      {verbWithCost(texts, texts.library.drawer.translate, cost)}
    </Button>
  )
}
