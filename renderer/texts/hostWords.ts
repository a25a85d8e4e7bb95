/** What a person reads where the host says something: its sentence, or words of their language. Pure. */
import type { AiRow } from '../../shared/contract/ai.ts'
import type { UsageEntry } from '../../shared/contract/account.ts'
import type { SkipReason } from '../../shared/contract/plan.ts'
import type { Problem } from '../../shared/contract/problem.ts'
import type { UploadRow } from '../../shared/contract/upload.ts'
import { hostSentence } from '../../shared/messages/hostSentence.ts'
import { readHostSentence } from '../../shared/messages/readHostSentence.ts'
import { megabytesText } from './megabytes.ts'
import type { Texts } from './Texts.ts'

/** `own` is the host's sentence, `words` the reader's. */
function sentence({ locale }: Texts, own: string, words: string): string {
  return hostSentence(locale, own, words)
}

/** The reader's word for what a host calls `key`; the host's own where there is none. A key may be any text: 'constructor' too. */
export function wordFor(words: Readonly<Record<string, string>>, key: string, own: string): string {
  return Object.hasOwn(words, key) ? (words[key] ?? own) : own
}

export function problemText(texts: Texts, { code, message }: Problem): string {
  return sentence(texts, message, translated(texts, message) ?? texts.errors[code])
}

/** A sentence of the host that has no code: its words in the reader's language, else its own. */
export function hostText(texts: Texts, message: string): string {
  return sentence(texts, message, translated(texts, message) ?? message)
}

/** null for a sentence that has no message of its own: its code has one. */
function translated(texts: Texts, message: string): string | null {
  const found = readHostSentence(message)
  if (found === null) return null
  const { reason } = found.values
  const values = reason === undefined ? found.values : { ...found.values, reason: translated(texts, reason) ?? reason }
  return hostSentenceIn(texts.host[found.id], values)
}

type HostMessage = Texts['host'][keyof Texts['host']]

/** Each message takes what its template names: a test holds both to the same names. */
function hostSentenceIn(message: HostMessage, values: Readonly<Record<string, string>>): string {
  return typeof message === 'string' ? message : (message as (given: typeof values) => string)(values)
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
  const words = texts.ai.faults[fault]
  const ofWholeFile = cue === 0
  return sentence(texts, message, ofWholeFile ? words : texts.ai.difference({ cue, fault: words }))
}

/** Why a file is none of the library's. */
export function skippedText(
  texts: Texts,
  { reason, message }: { readonly reason: string; readonly message: string },
  leastBytes: number,
): string {
  if (reason === 'too-small') return texts.library.tooSmall({ least: megabytesText(texts.wording, leastBytes) })
  return sentence(texts, message, wordFor(texts.library.skippedReasons, reason, message))
}

/** Why an upload cannot be sent yet. */
export function faultText(texts: Texts, { fault, message }: UploadRow['problems'][number]): string {
  return sentence(texts, message, texts.upload.faults[fault])
}

/** What a unit was spent for: a fixed word, or one with a language, a release or a page behind it. */
export function unitText(texts: Texts, { reason }: Pick<UsageEntry, 'reason'>): string {
  const { usage, wording } = texts
  const [, kind, language = ''] = /^(translation into|transcription in) (\S+)$/.exec(reason) ?? []
  if (kind === 'translation into') return usage.translationInto({ language: wording.languageName(language) })
  if (kind === 'transcription in') return usage.transcriptionIn({ language: wording.languageName(language) })
  const [, chosen = '', tag = '', release = ''] = /^(chosen) · (\S+) · (.+)$/s.exec(reason) ?? []
  if (chosen !== '') return [wordFor(usage.reasons, chosen, chosen), wording.languageName(tag), release].join(' · ')
  const [fixed = reason] = reason.split(', page ')
  return sentence(texts, reason, wordFor(usage.reasons, fixed, reason))
}

/** What a unit was spent on; of names that were asked for together, the first and how many more. */
export function subjectText(texts: Texts, { subject, reason }: Pick<UsageEntry, 'subject' | 'reason'>): string {
  const { usage } = texts
  if (reason.startsWith('match by id')) return titleSubjectText(texts, subject)
  const told = reason === 'match by name' ? subject : ''
  const [, name, more] = /^(.+) and (\d+) more$/s.exec(told) ?? []
  return name === undefined ? subject : usage.andMore({ name, count: Number(more) })
}

/** Earlier versions kept a season under the id of its show, or under the first name of it. */
function titleSubjectText({ usage, plan }: Texts, subject: string): string {
  const [, first] = /^season of (.+)$/s.exec(subject) ?? []
  if (first !== undefined) return usage.seasonOf({ name: first })
  const [, title, season] = /^(.+), season (\d+)$/s.exec(subject) ?? /^ids:(.+):s(\d+)$/s.exec(subject) ?? []
  if (title !== undefined) return plan.season({ title, season: Number(season) })
  return subject.replace(/^ids:/, '')
}

export function serviceText({ settings }: Texts, service: string): string {
  return service === 'embedded' ? settings.builtIn : service
}

/** A part of a wish: a language, 'inside:en' or 'translate:en'. */
export function wishPartText({ settings, wording }: Texts, part: string): string {
  const [, from] = /^translate:(.+)$/i.exec(part) ?? []
  const [, inside] = /^inside:(.+)$/i.exec(part) ?? []
  if (inside !== undefined) return settings.wishes.inside({ language: wording.languageName(inside) })
  if (from === undefined) return wording.languageName(part)
  return settings.wishes.translated({ language: wording.languageName(from) })
}
