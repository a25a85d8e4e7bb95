/**
 * Reads language and flags from what stands behind a video's name in the name of its subtitle.
 * Pure; never sees the title itself, so "It", "No" and "Is" in titles cannot become languages (product §5).
 */
import { baseOf, languageTagOf, type LanguageTag } from '../../shared/language.ts'
import { pairTag, writtenPairOf } from '../../shared/languagePair.ts'
import { countryCodes } from '../../shared/text/countryCodes.ts'
import { subtitleFlags } from '../../shared/text/subtitleFlags.ts'
import { isSignsOnlyName } from '../../shared/text/signsOnly.ts'

export interface SidecarTokens {
  readonly language: LanguageTag | null
  readonly isForced: boolean
  readonly isHearingImpaired: boolean
  readonly isDefault: boolean
}

export interface ReadTokens extends SidecarTokens {
  /** Parts between dots that are more than language, flags and numbers. */
  readonly strangers: readonly string[]
}

type Flag = 'forced' | 'hearingImpaired' | 'default'

const flags: ReadonlyMap<string, Flag> = new Map<string, Flag>([
  ...subtitleFlags,
  ['hi', 'hearingImpaired'],
  ['default', 'default'],
])
/** Flags of several words, in the one word that means the same. */
const phrases = /hearing[\s_-]?impaired|closed[\s_-]?captions?|(?<=^|[\s_([])captions?(?=$|[\s_)\]])/giu
/** Words that say nothing more than "this is a subtitle". */
const fillers = new Set(['subtitle', 'subtitles', 'subs', 'sub', 'full', 'ai', 'alt'])
const wordsOfSigns = new Set(['signs', 'songs', 'sign', 'song', 's', 'and'])
const countryBehind = new RegExp(`(\\p{L}{4,}) ?[([](?:${countryCodes.join('|')})[)\\]]`, 'giu')
const longestLanguageName = 4
const longestRest = 300

interface Part {
  readonly text: string
  readonly languages: readonly LanguageTag[]
  readonly flags: readonly Flag[]
  /** 'hi' is Hindi or "hearing impaired": only the other parts tell. */
  readonly hiCount: number
  readonly isKnown: boolean
}

/** `rest` is what is left of the name without the video's base name and without extension, such as '.en.forced'. */
export function readSidecarTokens(rest: string): SidecarTokens {
  const { language, isForced, isHearingImpaired, isDefault } = readTokens(rest)
  return { language, isForced, isHearingImpaired, isDefault }
}

/** '.en' and '.pt-BR.forced' stand behind thousands of names. */
const remembered = new Map<string, ReadTokens>()
const mostRemembered = 2_000

/** The same, with the parts that were not understood, for callers that must decide whether the name fits at all. */
export function readTokens(rest: string): ReadTokens {
  const known = remembered.get(rest)
  if (known) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const tokens = readAnew(rest)
  remembered.set(rest, tokens)
  return tokens
}

function readAnew(rest: string): ReadTokens {
  const parts = rest.slice(0, longestRest).normalize('NFC').split('.').filter(hasWord).map(readPart)
  const known = parts.filter((part) => part.isKnown)
  const named = pairIn(parts) ?? languageOf(known) ?? languageOf(parts)
  const hiCount = known.reduce((sum, part) => sum + part.hiCount, 0)
  const isHindi = named === null && hiCount > 0
  const found = new Set(parts.flatMap((part) => part.flags))
  return {
    language: isHindi ? 'hi' : named,
    isForced: found.has('forced'),
    isHearingImpaired: found.has('hearingImpaired') || hiCount > (isHindi ? 1 : 0),
    isDefault: found.has('default'),
    strangers: parts.filter((part) => !part.isKnown).map((part) => part.text),
  }
}

/** '.en+es', '.chs&eng': both on the screen at once, which is a text in neither of them alone. */
function pairIn(parts: readonly Part[]): LanguageTag | null {
  const pairs = parts.flatMap(({ text }) => writtenPairOf(text) ?? [])
  return pairs[0] ? pairTag(pairs[0]) : null
}

/** The last language named; of "Brazilian.Portuguese" the more exact one. */
function languageOf(parts: readonly Part[]): LanguageTag | null {
  const all = parts.flatMap((part) => part.languages)
  const last = all.at(-1)
  if (last === undefined) return null
  return all.find((tag) => tag !== last && baseOf(tag) === last) ?? last
}

function readPart(text: string): Part {
  const isOfSigns = isSignsOnlyName(text)
  const words = wordsOf(withoutCountry(text.replace(phrases, 'sdh'))).filter(
    (word) => !isOfSigns || !wordsOfSigns.has(word.toLowerCase()),
  )
  const languages: LanguageTag[] = []
  const found: Flag[] = isOfSigns ? ['forced'] : []
  let hiCount = 0
  let strangers = 0
  for (let at = 0; at < words.length;) {
    const word = words[at]?.toLowerCase() ?? ''
    const flag = flags.get(word)
    const language = flag ? null : longestLanguage(words, at)
    if (word === 'hi') hiCount++
    else if (flag) found.push(flag)
    // A short code beside unknown words is a word of some sentence, unless it stands first ("ru-something else").
    else if (language && (strangers === 0 || language.isName)) languages.push(language.tag)
    else if (!/^\d{1,3}$/.test(word) && !fillers.has(word)) strangers++
    at += language?.words ?? 1
  }
  return { text, languages, flags: found, hiCount, isKnown: strangers === 0 }
}

/** 'English (UK)' is spoken there, which is no other language; 'forced (FR)' names one. */
function withoutCountry(text: string): string {
  return text.replace(countryBehind, (said, word: string) => (languageTagOf(word) === null ? said : word))
}

function longestLanguage(words: readonly string[], at: number) {
  for (let count = Math.min(longestLanguageName, words.length - at); count > 0; count--) {
    const some = words.slice(at, at + count)
    if (some.slice(1).some((word) => flags.has(word.toLowerCase()))) continue
    const [first = '', ...others] = some
    const tag = languageTagOf(some.join('-')) ?? (count > 1 ? languageTagOf(`${first} (${others.join(' ')})`) : null)
    if (tag) return { tag, words: count, isName: some.some((word) => word.length > 3) }
  }
  return null
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[\s_\-–()（）[\]{}+,&]+/).filter(hasWord)
}

function hasWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}
