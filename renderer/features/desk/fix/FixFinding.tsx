/** What was measured: in step or not, against what, and how much of the subtitle lies on speech. */
import type { DeskMeasure } from '../../../../shared/contract/videos/desk.ts'
import { onlyAgrees } from '../../../../shared/timing/stepOf.ts'
import { shownText } from '../../../components/text/untrusted.ts'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import type { Texts } from '../../../texts/Texts.ts'
import { offText } from '../../../texts/timingWords.ts'

export function FixFinding({ measure }: { readonly measure: DeskMeasure }) {
  const texts = useTexts()
  const { fix } = texts.desk
  const { kind, change } = measure
  const [note] = measure.notes
  // Of two of ours that agree no share of the film is known, and nothing is good yet.
  const isAgreement = isAgreed(measure)
  const isGood = kind === 'fits' && !isAgreement
  return (
    <>
      <p className={isGood ? 'fix-finding fix-finding-good' : 'fix-finding'}>
        {shownText(findingWords(texts, measure))}
      </p>
      {!isAgreement && typeof change?.before === 'number' && typeof change.after === 'number' && (
        <div className="fits">
          <Share label={fix.asItIs} share={change.before} look={isGood ? 'after' : 'before'} />
          {kind === 'mendable' && <Share label={fix.mended} share={change.after} look="after" />}
        </div>
      )}
      {change && !isAgreement && <p className="small quiet">{fix.against[change.against]}</p>}
      {!change && note !== undefined && (
        <Untrusted className="small" text={problemText(texts, { code: 'input.invalid', message: note })} wraps />
      )}
    </>
  )
}

function isAgreed({ kind, change }: DeskMeasure): boolean {
  return change !== null && onlyAgrees({ kind, against: change.against })
}

function findingWords(texts: Texts, measure: DeskMeasure): string {
  const { findings } = texts.desk.fix
  const { kind, change } = measure
  if (change && isAgreed(measure)) return texts.timing.agrees({ name: change.named })
  if (kind !== 'mendable' || !change) return findings[kind === 'mendable' ? 'unclear' : kind]
  return offText(texts, change)
}

interface ShareProps {
  readonly label: string
  readonly share: number
  readonly look: 'before' | 'after'
}

function Share({ label, share, look }: ShareProps) {
  const { wording } = useTexts()
  return (
    <>
      <span>{label}</span>
      <span className="fits-track">
        <span className={`fits-bar fits-bar-${look}`} style={{ inlineSize: `${Math.round(share * 100)}%` }} />
      </span>
      <span className="number">{wording.percent(share)}</span>
    </>
  )
}
