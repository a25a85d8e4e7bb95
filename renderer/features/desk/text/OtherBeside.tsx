/** What stands beside the lines: that it cannot be read, or of an older version what differs and the way to have it back. */
import { Button } from '../../../components/button/Button.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { ProblemNotice } from '../../../app/problem/ProblemNotice.tsx'
import { timingWords } from '../../../app/desk/compare/timingWords.ts'
import { useSides } from '../../../app/desk/compare/useSides.ts'
import { useHasUnkept } from '../keep/useHasUnkept.ts'
import { useTakeOffer } from '../offer/useTakeOffer.ts'
import { useDeskStore } from '../useDeskStore.ts'
import './otherBeside.css'

export function OtherBeside() {
  const texts = useTexts()
  const { compare } = texts.desk
  const choice = useDeskStore('compare', (state) => state.choice)
  const problem = useDeskStore('compare', (state) => state.problem)
  const refusal = useDeskStore('offer', (offer) => offer.problem)
  const isBusy = useDeskStore('offer', (offer) => offer.isBusy)
  const { b, lines, timing } = useSides()
  const isUnkept = useHasUnkept()
  const take = useTakeOffer()
  if (problem) return <ProblemNotice problem={problem} />
  if (choice?.kind !== 'version' || !choice.file || !b) return null
  const { file } = choice
  const count = lines.filter(({ isDifferent }) => isDifferent).length
  const said = [
    compare.linesDiffer({ count }),
    timing && timingWords(texts, timing, { ...compare.versionTiming, same: null }),
    compare.staysInHistory,
  ]
  return (
    <div className="other-beside">
      <p className="small quiet">{said.filter((sentence) => sentence !== null).join(' ')}</p>
      <Button size="s" icon="undo" isBusy={isBusy} isDisabled={isUnkept} onPress={() => void take(file)}>
        {compare.bringBack}
      </Button>
      {isUnkept && <span className="small quiet">{compare.keepFirstReplaced}</span>}
      {refusal && <ProblemNotice problem={refusal} />}
    </div>
  )
}
