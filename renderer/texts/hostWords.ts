/**
 * What a person reads where the host says something: its own sentence is English and may say more than its code, so an
 * English reader gets that; every other one gets the words of their language for the code. Decided here and nowhere else. Pure.
 */
import type { AiRow } from '../../shared/contract/ai.ts'
import type { UsageEntry } from '../../shared/contract/account.ts'
import type { ActivityRow, SkipReason } from '../../shared/contract/plan.ts'
import type { Problem } from '../../shared/contract/problem.ts'
import type { UploadRow } from '../../shared/contract/upload.ts'
import type { Texts } from './en.ts'

/** `own` is the host's sentence, `words` the reader's. */
function sentence({ locale }: Texts, own: string, words: string): string {
  return locale === 'en' ? own : words
}

/** The reader's word for what a host calls `key`; the host's own where there is none. A key may be any text: 'constructor' too. */
export function wordFor(words: Readonly<Record<string, string>>, key: string, own: string): string {
  return Object.hasOwn(words, key) ? (words[key] ?? own) : own
}

export function problemText(texts: Texts, { code, message }: Problem): string {
  return sentence(texts, message, texts.errors[code])
}

/** Why a file of the run was not written. */
export function activityText(texts: Texts, { message, code, reason }: ActivityRow): string {
  const ofReason = reason === null ? '' : texts.activity.reasons[reason]
  return sentence(texts, message, code === null ? ofReason : texts.errors[code])
}

/** Why a wish cannot be met: what was ordered for it, or asked about it. */
export function reasonText(
  texts: Texts,
  { reason, message }: { readonly reason: SkipReason; readonly message: string },
) {
  return sentence(texts, message, texts.activity.reasons[reason])
}

/** What became of a translation or transcription that was not written. A refused one has the code of its text, which says less. */
export function jobText(texts: Texts, { state, code, message }: AiRow): string {
  const ofState = wordFor(texts.ai.outcomes, state, '')
  return sentence(texts, message, code === null || state === 'refused' ? ofState : texts.errors[code])
}

export function differenceText(texts: Texts, { cue, fault, message }: AiRow['differences'][number]): string {
  return sentence(texts, message, texts.ai.difference(cue, texts.ai.faults[fault]))
}

/** Why an upload cannot be sent yet. */
export function faultText(texts: Texts, { fault, message }: UploadRow['problems'][number]): string {
  return sentence(texts, message, texts.upload.faults[fault])
}

/** What a unit was spent for: a fixed word, or one with a language or a page behind it. */
export function unitText({ usage, wording }: Texts, { reason }: Pick<UsageEntry, 'reason'>): string {
  const [, kind, language = ''] = /^(translation into|transcription in) (\S+)$/.exec(reason) ?? []
  if (kind === 'translation into') return usage.translationInto(wording.languageName(language))
  if (kind === 'transcription in') return usage.transcriptionIn(wording.languageName(language))
  const [fixed = reason] = reason.split(', page ')
  return wordFor(usage.reasons, fixed, reason)
}
