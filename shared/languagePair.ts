/** Two languages in one subtitle, as one tag: 'en+es'. Pure. */
import { languageTagOf, type LanguageTag } from './language.ts'

export interface LanguagePair {
  /** The upper line, and the language that players show the file under. */
  readonly first: LanguageTag
  readonly second: LanguageTag
}

export function pairTag({ first, second }: LanguagePair): LanguageTag {
  return `${first}+${second}`
}

/** Of a tag or of what a person typed ('EN + spa'); null where it is not two known and different languages. */
export function pairOf(text: string): LanguagePair | null {
  const [first, second, ...more] = text.split('+').map(singleTag)
  if (!first || !second || more.length > 0 || first === second) return null
  return { first, second }
}

/** Teams of Eastern subtitles join two languages in one word. */
const joinedWords: ReadonlyMap<string, string> = new Map([
  ['简英', 'zh-Hans+en'],
  ['中英', 'zh-Hans+en'],
  ['繁英', 'zh-Hant+en'],
  ['简日', 'zh-Hans+ja'],
  ['中日', 'zh-Hans+ja'],
  ['繁日', 'zh-Hant+ja'],
  ['简韩', 'zh-Hans+ko'],
  ['中韩', 'zh-Hans+ko'],
  ['繁韓', 'zh-Hant+ko'],
  ['jpsc', 'zh-Hans+ja'],
  ['jptc', 'zh-Hant+ja'],
])
/** 'chs_eng', 'zh-ja': no region is called so. */
const joinedCodes = /^(chs|cht|chi|zho?|sc|tc)[_-](en|eng|ja|jp|jpn|ko|kor)$/i
const between = /\s?[&＆]\s?/u

/** Of a word in the name of a file: 'chs&eng', '简体&英文', '简英'. */
export function writtenPairOf(text: string): LanguagePair | null {
  return pairOf(joinedWords.get(text.toLowerCase()) ?? text.replace(joinedCodes, '$1+$2').replace(between, '+'))
}

function singleTag(text: string): LanguageTag | null {
  const tag = languageTagOf(text)
  return tag?.includes('+') ? null : tag
}
