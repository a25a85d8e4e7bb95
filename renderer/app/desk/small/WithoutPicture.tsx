/** Why there is no picture, and the line that brings one; the words are there all the same. */
import { useTexts } from '../../../texts/TextsContext.tsx'
import { installsOn } from '../stage/installs.ts'
import { useSeenStore } from '../useSeenStore.ts'

export function WithoutPicture() {
  const { without } = useTexts().desk
  const isLate = useSeenStore('player', ({ tools }) => tools?.isLate === true)
  return (
    <p className="small-desk-without small">
      {isLate ? without.lateTitle : without.title}
      {!isLate && installsOn(navigator.platform).map(({ line }) => <code key={line}>{line}</code>)}
    </p>
  )
}
