/** Why a file of the run was not written: the host's own sentence in English, else the sentence for its code or reason. Pure. */
import type { ActivityRow } from '../../../shared/contract/plan.ts'
import type { Texts } from '../../texts/en.ts'

export function rowMessage({ locale, errors, activity }: Texts, { message, code, reason }: ActivityRow): string {
  if (locale === 'en') return message
  if (code !== null) return errors[code]
  return reason === null ? '' : activity.reasons[reason]
}
