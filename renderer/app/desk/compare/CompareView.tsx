/** Two subtitles at the same moment of the film: their pictures, what tells them apart, and line beside line. */
import { useTexts } from '../../../texts/TextsContext.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { Key } from '../../../components/sign/Key.tsx'
import { PlayBar } from '../stage/PlayBar.tsx'
import { useSeenStore } from '../useSeenStore.ts'
import { CompareLines } from './CompareLines.tsx'
import { CompareSide } from './CompareSide.tsx'
import { choiceWords } from './choiceWords.ts'
import { UnseenOther } from './UnseenOther.tsx'
import type { ComparedLine } from './compareSubtitles.ts'
import { timingWords } from './timingWords.ts'
import { useNextDifference } from './useDifference.ts'
import { useSides } from './useSides.ts'
import './compare.css'

export function CompareView() {
  const texts = useTexts()
  const { compare } = texts.desk
  const { a, b, lines, timing, isTranslated, languages } = useSides()
  const name = useSeenStore('seen', ({ text }) => text?.name ?? '')
  const choice = useSeenStore('compare', (state) => state.choice)
  return (
    <section className="compare" aria-label={compare.label}>
      <div className="compare-sides">
        <CompareSide side="A" name={name} cues={a} language={languages.a} />
        {choice && b ? (
          <CompareSide side="B" name={choiceWords(texts, choice)} cues={b} language={languages.b} />
        ) : (
          <UnseenOther />
        )}
      </div>
      <div className="compare-bar">
        <PlayBar />
        <p className="compare-timing">{timing && timingWords(texts, timing, compare.timing)}</p>
        {b && <NextDifference lines={lines} isTranslated={isTranslated} />}
      </div>
      <CompareLines lines={lines} isTranslated={isTranslated} />
    </section>
  )
}

interface NextDifferenceProps {
  readonly lines: readonly ComparedLine[]
  readonly isTranslated: boolean
}

function NextDifference({ lines, isTranslated }: NextDifferenceProps) {
  const { desk } = useTexts()
  const go = useNextDifference(lines)
  const count = lines.filter(({ isDifferent }) => isDifferent).length
  return (
    <Button shortcut="D" isDisabled={count === 0} onPress={go}>
      {isTranslated ? desk.compare.linesAlone({ count }) : desk.compare.differences({ count })} <Key name="D" />
    </Button>
  )
}
