/** The wanted languages of one video and how each stands. */
import { Badge } from '../../components/Badge.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { wishLooks, wishWords, type WishStanding } from './wishLook.ts'

export function WishBadges({ wishes }: { readonly wishes: readonly WishStanding[] }) {
  const texts = useTexts()
  return wishes.map((wish) => (
    <Badge key={wish.wish} text={wish.language} label={wishWords(texts, wish)} {...wishLooks[wish.state]} />
  ))
}
