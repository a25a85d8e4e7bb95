/**
 * Gives each option its value before the library reads on: it would take the next option for the value of one that was
 * left without (`--home --json`), and any word at all for one that may stand alone (`--hi Film.srt`).
 */
import { AppError } from '../errors.ts'
import type { OptionRow, OptionRows } from './commandRow.ts'

/** `--home DIR` becomes `--home=DIR`. What follows `--` is left as it is. @throws AppError 'input.invalid' */
export function settleValues(words: readonly string[], options: OptionRows): readonly string[] {
  const settled: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (word === '--') return [...settled, ...words.slice(at)]
    const option = optionOf(word, options)
    if (!option || option.kind === 'flag') settled.push(word)
    else if (isAlone(option, words[at + 1])) settled.push(`${word}=${option.alone}`)
    else {
      settled.push(`${word}=${followerOf(word, option, words[at + 1])}`)
      at += 1
    }
  }
  return settled
}

function optionOf(word: string, options: OptionRows): OptionRow | undefined {
  const name = word.slice(2)
  return word.startsWith('--') && Object.hasOwn(options, name) ? options[name] : undefined
}

function isAlone({ alone, allowed = [] }: OptionRow, next: string | undefined): boolean {
  return alone !== undefined && (next === undefined || !allowed.includes(next))
}

/** A number may be negative: `--shift -0.4`. */
const looksLikeOption = /^-[^\d.,]/

function followerOf(word: string, { value = 'TEXT' }: OptionRow, next: string | undefined): string {
  if (next === undefined) throw new AppError('input.invalid', `${word} takes a value: ${word} ${value}.`)
  if (looksLikeOption.test(next))
    throw new AppError(
      'input.invalid',
      `${word} takes a value, and "${next}" looks like an option. If it is the value, write: ${word}=${next}`,
    )
  return next
}
