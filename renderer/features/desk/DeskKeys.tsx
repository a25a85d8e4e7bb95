/** The keys of the desk, or of its comparison, always in sight. */
import { compareKeyLines, deskBarLines } from '../../app/keys/deskKeyLines.ts'
import { KeyNames } from '../../app/keys/KeyNames.tsx'
import { isMac } from '../../app/keys/Keys.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useDeskStore } from './useDeskStore.ts'

export function DeskKeys() {
  const texts = useTexts()
  const isComparing = useDeskStore('compare', (compare) => compare.isComparing)
  const lines = isComparing ? compareKeyLines(texts) : deskBarLines(texts, isMac)
  return (
    <ul className="desk-keys" aria-label={texts.desk.keys.label}>
      {lines.map(({ names, words }) => (
        <li key={words}>
          <KeyNames names={names} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}
