/** The keys of the review, always in sight. */
import { KeyNames } from '../../app/keys/KeyNames.tsx'
import { isMac } from '../../app/keys/Keys.tsx'
import { reviewKeyLines } from '../../app/keys/reviewKeyLines.ts'
import { useTexts } from '../../texts/TextsContext.tsx'

export function ShortcutBar() {
  const texts = useTexts()
  return (
    <ul className="shortcut-bar" aria-label={texts.review.shortcuts}>
      {reviewKeyLines(texts, isMac).map(({ names, words }) => (
        <li key={words}>
          <KeyNames names={names} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}
