/** One of the two: its picture, and what can be counted of it. */
import { useMemo } from 'react'
import type { EditedCue } from '../../../../shared/subtitle/edit/editedCues.ts'
import { FittedName } from '../../../components/text/FittedName.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { FactList } from './FactList.tsx'
import { Picture } from '../stage/Picture.tsx'
import { useSeenStore } from '../useSeenStore.ts'
import { subtitleFacts } from './subtitleFacts.ts'

export interface CompareSideProps {
  readonly side: 'A' | 'B'
  readonly name: string
  readonly cues: readonly EditedCue[]
  readonly language: string | null
}

export function CompareSide({ side, name, cues, language }: CompareSideProps) {
  const { desk } = useTexts()
  const speech = useSeenStore('strip', (strip) => strip.speech)
  const hasPicture = useSeenStore('player', ({ tools, clip }) => tools?.version !== null || clip !== null)
  const facts = useMemo(() => subtitleFacts({ cues, language }, speech), [cues, language, speech])
  return (
    <section className="compare-side" aria-label={desk.compare.side({ side })}>
      <h2 className="compare-name">
        <span className={`compare-mark compare-mark-${side}`}>{side}</span>
        <FittedName text={name} />
      </h2>
      {hasPicture && <Picture cues={cues} leads={side === 'A'} />}
      <FactList facts={facts} />
    </section>
  )
}
