/** Why a row cannot go, or did not: the host's own sentence in English, else one for its field or its code. Pure. */
import type { UploadRow } from '../../../shared/contract/upload.ts'
import type { Texts } from '../../texts/en.ts'
import { wordFor } from '../../texts/wordFor.ts'

export function problemWords({ locale, upload }: Texts, { field, message }: UploadRow['problems'][number]): string {
  return locale === 'en' ? message : upload.unfit(upload.fields[field])
}

export function failureWords({ locale, errors }: Texts, { code, message }: NonNullable<UploadRow['failure']>): string {
  return locale === 'en' ? message : wordFor(errors, code, message)
}
