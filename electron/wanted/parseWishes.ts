/** Reads the wishes a user types ("en,inside:pt>pt-BR>translate:en") and writes them back. Knows languages, no files. */
import { AppError } from '../../shared/errors.ts'
import { languageTagOf, type LanguageTag } from '../../shared/language.ts'
import { pairOf, pairTag } from '../../shared/languagePair.ts'
import type { Alternative, Wish } from './wish.ts'

const translatePrefix = 'translate:'
const insidePrefix = 'inside:'

/**
 * Wishes are separated by commas, the alternatives of one by '>'; the same wish twice counts once. 'en+es' is one wish for
 * both languages and a file of the two beside them.
 * @throws AppError 'input.unknownLanguage' naming the language, 'input.invalid' where the text has another fault.
 */
export function parseWishes(text: string): readonly Wish[] {
  const wishes = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(parseWish)
  if (wishes.length === 0)
    throw new AppError('input.invalid', 'Name at least one language, for example "en" or "pt-BR>pt".')
  return [...new Map(wishes.map((wish) => [formatWish(wish), wish])).values()]
}

export function formatWish(wish: Wish): string {
  return wish.alternatives.map(formatAlternative).join('>')
}

function formatAlternative(choice: Alternative): string {
  if (choice.kind === 'translate') return `${translatePrefix}${choice.from}`
  return choice.kind === 'inside' ? `${insidePrefix}${choice.language}` : choice.language
}

/** Who writes no script has no rule against the other one. */
const anyChinese = ['zh-Hans', 'zh-Hant']

function parseWish(text: string): Wish {
  if (text.includes('+')) return parsePair(text)
  const parts = text.split('>').flatMap((part) => (part.trim().toLowerCase() === 'zh' ? anyChinese : [part.trim()]))
  const alternatives = parts.map((part) => parseAlternative(part, text))
  if (alternatives[0]?.kind === 'translate')
    throw new AppError('input.invalid', `"${text}" must begin with a language; "translate:…" can only follow one.`)
  return { alternatives }
}

/** It has no fallbacks: those of each language are said in a wish of its own. */
function parsePair(text: string): Wish {
  const pair = pairOf(text)
  if (pair) return { alternatives: [{ kind: 'language', language: pairTag(pair) }] }
  const [unknown] = /[>:]/.test(text) ? [] : text.split('+').filter((part) => languageTagOf(part) === null)
  if (unknown?.trim()) knownLanguage(unknown.trim())
  throw new AppError(
    'input.invalid',
    `"${text}" must be two different languages, such as en+es. Fallbacks are wishes of their own: "es>pt,en+es".`,
  )
}

function parseAlternative(text: string, wish: string): Alternative {
  if (text === '') throw new AppError('input.invalid', `A language is missing in "${wish}".`)
  if (text.toLowerCase().startsWith(translatePrefix))
    return { kind: 'translate', from: knownLanguage(text.slice(translatePrefix.length)) }
  if (text.toLowerCase().startsWith(insidePrefix))
    return { kind: 'inside', language: knownLanguage(text.slice(insidePrefix.length)) }
  return { kind: 'language', language: knownLanguage(text) }
}

function knownLanguage(text: string): LanguageTag {
  const tag = languageTagOf(text)
  if (tag === null)
    throw new AppError(
      'input.unknownLanguage',
      `The language "${text}" is not known. Use codes such as en, pt-BR or zh-Hans.`,
    )
  return tag
}
