/** The keys of the review, always in sight. */
import { KeyNames } from '../../app/keys/KeyNames.tsx'
import { isMac } from '../../app/keys/Keys.tsx'
import { useSeenStore } from '../../app/desk/useSeenStore.ts'
import { reviewCompareKeyLines, reviewKeyLines } from '../../app/keys/reviewKeyLines.ts'
import { useTexts } from '../../texts/TextsContext.tsx'

export function ShortcutBar() {
  const texts = useTexts()
  const isComparing = useSeenStore('compare', (compare) => compare.isComparing)
  const lines = isComparing ? reviewCompareKeyLines(texts) : reviewKeyLines(texts, isMac)
  return (
    <ul className="shortcut-bar" aria-label={texts.review.shortcuts}>
      {lines.map(({ names, words }) => (
        <li key={words}>
          <KeyNames names={names} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}
