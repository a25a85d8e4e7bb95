/** What went wrong, in the language of the native parts: the host's own sentence is English. */
import type { Problem } from '../../shared/contract/problem.ts'
import { hostSentence } from '../../shared/messages/hostSentence.ts'
import { nativeText } from './nativeText.ts'
import type { NativeTexts } from './texts/NativeTexts.ts'

const longestWords = 200

export function problemWords({ code, message }: Problem, { locale, errors }: NativeTexts): string {
  return nativeText(hostSentence(locale, message, errors[code]), longestWords)
}
