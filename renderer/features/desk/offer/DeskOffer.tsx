/** Of a subtitle that stands nowhere yet, or no longer: what can be counted of it, and the one way to have it. */
import { useMemo } from 'react'
import { ProblemNotice } from '../../../app/problem/ProblemNotice.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { subtitleFacts } from '../../../app/desk/compare/subtitleFacts.ts'
import { DeskTracks } from '../fix/DeskTracks.tsx'
import { FactList } from '../../../app/desk/compare/FactList.tsx'
import { useDeskStore } from '../useDeskStore.ts'
import { useTakeOffer } from './useTakeOffer.ts'

export function DeskOffer() {
  const { desk } = useTexts()
  const { offer } = desk
  const file = useDeskStore('desk', ({ subject }) => subject?.file ?? null)
  const cues = useDeskStore('desk', (state) => state.cues)
  const language = useDeskStore('desk', ({ text }) => text?.language ?? null)
  const speech = useDeskStore('strip', (strip) => strip.speech)
  const isBusy = useDeskStore('offer', (state) => state.isBusy)
  const problem = useDeskStore('offer', (state) => state.problem)
  const facts = useMemo(() => subtitleFacts({ cues, language }, speech), [cues, language, speech])
  const take = useTakeOffer()
  if (!file || file.kind === 'beside') return null
  return (
    <aside className="desk-fix" aria-label={offer.kinds[file.kind]}>
      <div className="fix-head">
        <h2>{offer.kinds[file.kind]}</h2>
        <p className="small quiet">{offer.hints[file.kind]}</p>
        <FactList facts={facts} />
        {problem && <ProblemNotice problem={problem} />}
        <Button look="primary" isBusy={isBusy} onPress={() => void take(file)}>
          {offer.takes[file.kind]}
        </Button>
      </div>
      <DeskTracks />
    </aside>
  )
}
