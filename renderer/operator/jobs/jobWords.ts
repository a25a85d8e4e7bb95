/** What a job is and what it cost, in the reader's words. Pure. */
import type { OperatorJob } from '../../../shared/contract/operator.ts'
import type { Texts } from '../../texts/Texts.ts'

export function jobText({ operator, wording }: Texts, { kind, sourceLanguage, targetLanguage }: OperatorJob): string {
  const { transcription, translation, translationOf } = operator.jobs
  if (kind === 'transcription' || targetLanguage === null) return transcription
  const to = wording.languageName(targetLanguage)
  return sourceLanguage ? translationOf({ from: wording.languageName(sourceLanguage), to }) : translation({ to })
}

export function costText({ operator }: Texts, { units, isGivenBack }: OperatorJob): string {
  const { free, givenBack, units: unitsText } = operator.jobs
  if (units === 0) return free
  return isGivenBack ? givenBack : unitsText({ count: units })
}
