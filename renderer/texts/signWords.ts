/** What the signs of coverage say to screen readers, and what their tips add. */
import type { WishStatus } from '../../shared/contract/library.ts'
import { hostSentence } from '../../shared/messages/hostSentence.ts'
import { signOf } from '../components/sign/coverageSign.ts'
import type { Texts } from './Texts.ts'

/** 'Spanish: needs review, 3 candidates' */
export function signWords(texts: Texts, status: WishStatus): string {
  return texts.library.signs.said({
    language: texts.wording.languageName(status.language),
    words: stateWords(texts, status),
  })
}

/** The same, and where known more: the file, the day. */
export function signTip(texts: Texts, status: WishStatus): string {
  return [signWords(texts, status), status.name ?? '', dayWords(texts, status)]
    .filter((part) => part !== '')
    .join(' · ')
}

/** When ours was written, or when what was not found was last asked for. */
export function dayWords({ library, wording }: Texts, { state, atMs }: WishStatus): string {
  if (atMs === null) return ''
  return state === 'none' ? library.signs.lastAsked({ day: wording.shortDay(atMs) }) : wording.shortDay(atMs)
}

export function stateWords(texts: Texts, status: WishStatus): string {
  const words = signOrMore(texts, status)
  return status.hasEmptyFile ? `${words} (${texts.library.signs.emptyFile})` : words
}

function signOrMore({ library, wording, locale, errors }: Texts, status: WishStatus): string {
  const { signs } = library
  if (status.state === 'covered' && status.doubt !== undefined) return doubtWords({ library, wording }, status.doubt)
  const sign = signOf(status)
  if (sign === 'waits' && status.untilMs !== null) return signs.waitsUntil({ day: wording.shortDay(status.untilMs) })
  if (sign === 'review' && status.candidates !== null) return signs.candidates({ count: status.candidates })
  if (sign === 'not-found' && status.refusal !== undefined)
    return signs.refused({ reason: hostSentence(locale, status.refusal, errors['subtitle.unfit']) })
  if (status.state === 'covered' && status.by === 'audio') return signs.spoken
  if (status.state === 'covered' && status.by === 'stray') return signs.stray
  return signs.words[sign]
}

/** Of a file whose name says another language. */
export function doubtWords({ library, wording }: Pick<Texts, 'library' | 'wording'>, found: string): string {
  const { signs } = library
  return found === 'other' ? signs.otherAlphabet : signs.otherLanguage({ language: wording.languageName(found) })
}
