/** What went wrong, in the language of the native parts: the host's own sentence is English. */
import type { Problem } from '../../shared/contract/problem.ts'
import { nativeText } from './nativeText.ts'
import type { NativeTexts } from './texts/en.ts'

const longestWords = 200

export function problemWords({ code, message }: Problem, { errors }: NativeTexts): string {
  return nativeText(errors === null ? message : errors[code], longestWords)
}
