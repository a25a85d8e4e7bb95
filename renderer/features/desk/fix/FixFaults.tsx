/** What the last check-up found of this subtitle, in plain sentences, each with what mends it. */
import type { FileFinding } from '../../../../shared/contract/videos/checkup.ts'
import { evidenceLines } from '../../../app/findings/evidenceWords.ts'
import { findingPlace } from '../../../app/findings/findingPlace.ts'
import { kindStyles } from '../../../app/findings/kindStyles.ts'
import { useGoToMoment } from '../../../app/desk/useStep.ts'
import { ProblemNotice } from '../../../app/problem/ProblemNotice.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { Icon } from '../../../components/icons/Icon.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { isEdited } from '../../../app/desk/edits/edits.ts'
import { useDeskStore } from '../useDeskStore.ts'
import { saidFaults } from './fixes.ts'
import { useMendFault } from './useMendFault.ts'
import '../../../app/findings/findings.css'
import './faults.css'

export function FixFaults() {
  const { desk } = useTexts()
  const faults = useDeskStore('faults', (state) => state.faults)
  const problem = useDeskStore('faults', (state) => state.problem)
  const isMeasured = useDeskStore('measure', ({ measure }) => measure !== null)
  const hasEdits = useDeskStore('desk', ({ edits }) => isEdited(edits.now))
  const said = saidFaults(faults, isMeasured)
  if (said.length === 0 && !problem) return null
  return (
    <section className="fix-faults" aria-label={desk.fix.faults}>
      <h3>{desk.fix.faults}</h3>
      {problem && <ProblemNotice problem={problem} />}
      <ul>
        {said.map((fault) => (
          <Fault key={fault.id} fault={fault} hasEdits={hasEdits} />
        ))}
      </ul>
      {hasEdits && said.some(isMendedHere) && <p className="small quiet">{desk.fix.keepFirst}</p>}
    </section>
  )
}

interface FaultProps {
  readonly fault: FileFinding
  /** Something is edited and not kept: it would be lost. */
  readonly hasEdits: boolean
}

function Fault({ fault, hasEdits }: FaultProps) {
  const texts = useTexts()
  const { checkup, desk } = texts
  const { kind, evidence } = fault
  const { icon, tone } = kindStyles[kind]
  const { main, more, isQuote = false } = evidenceLines(texts, evidence)
  const atMs = findingPlace(evidence)
  const goTo = useGoToMoment()
  return (
    <li className="fix-fault">
      <span className={`checkup-sign tone-${tone}`}>
        <Icon name={icon} />
      </span>
      <div className="fix-fault-words">
        <b>{checkup.kinds[kind]}</b>
        {isQuote ? (
          <code className="checkup-quote">
            <bdi>{main}</bdi>
          </code>
        ) : (
          <span>{main}</span>
        )}
        {more !== '' && <span className="small quiet">{more}</span>}
      </div>
      <div className="fix-fault-verbs">
        {isMendedHere(fault) && <MendVerb fault={fault} isDisabled={hasEdits} />}
        {atMs !== null && (
          <Button size="s" look="ghost" onPress={() => goTo(atMs)}>
            {desk.fix.goThere}
          </Button>
        )}
      </div>
    </li>
  )
}

type Mendable = FileFinding & { readonly mend: 'retime' | 'clean' | 'decode' }

/** Another text is one of the ways below, with its cost. */
function isMendedHere(fault: FileFinding): fault is Mendable {
  return fault.mend !== null && fault.mend !== 'next'
}

function MendVerb({ fault, isDisabled }: { readonly fault: Mendable; readonly isDisabled: boolean }) {
  const { checkup, common } = useTexts()
  const mend = useMendFault()
  const askToAdopt = useDeskStore('faults', (faults) => faults.askToAdopt)
  const isAsked = useDeskStore('faults', ({ adoptingId }) => adoptingId === fault.id)
  const isBusy = useDeskStore('faults', ({ mendingId }) => mendingId === fault.id)
  const shared = { size: 's', isBusy, isDisabled } as const
  if (fault.isOurs)
    return (
      <Button {...shared} onPress={() => void mend(fault)}>
        {checkup.verbs[fault.mend]}
      </Button>
    )
  if (!isAsked)
    return (
      <Button {...shared} onPress={() => askToAdopt(fault.id)}>
        {checkup.adopt[fault.mend]}
      </Button>
    )
  return (
    <>
      <Button {...shared} label={checkup.adoptSure} onPress={() => void mend(fault)}>
        {checkup.adoptNow}
      </Button>
      <Button size="s" look="ghost" icon="close" label={common.cancel} onPress={() => askToAdopt(null)} />
    </>
  )
}
