/** Says that no line has the words that are looked for: an empty list alone would look as if the text were gone. */
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useDeskStore } from '../useDeskStore.ts'
import { useLines } from './useLines.ts'
import './text.css'

export function NoLineFound() {
  const { library } = useTexts()
  const { lines } = useLines()
  const words = useDeskStore('find', (find) => find.words).trim()
  const isNothing = lines.length === 0 && words !== ''
  // There before its words are: else not every screen reader says them.
  return (
    <div role="status">
      {isNothing && <p className="cue-none quiet small">{library.nothingFound({ text: words })}</p>}
    </div>
  )
}
