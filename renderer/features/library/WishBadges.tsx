/** The wanted languages of one video and how each stands. */
import { Badge } from '../../components/Badge.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { wishStyles, wishWords, type WishStatus } from './wishStyle.ts'

export function WishBadges({ wishes }: { readonly wishes: readonly WishStatus[] }) {
  const texts = useTexts()
  return wishes.map((wish) => (
    <Badge key={wish.wish} text={wish.language} label={wishWords(texts, wish)} {...wishStyles[wish.state]} />
  ))
}
