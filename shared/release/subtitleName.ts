/** Takes the language off the name of a subtitle file ('Title.pt-BR.forced.srt', '3_English.srt'). Sidecars as such are read elsewhere. */
import { languageTagOf, type LanguageTag } from '../language.ts'
import { writtenPairOf } from '../languagePair.ts'
import { countryCodes } from '../text/countryCodes.ts'
import { subtitleFlags } from '../text/subtitleFlags.ts'
import { bitsOf, withGroup, type Facts } from './facts.ts'
import { findTags } from './tags/findTags.ts'
import { wordsOf } from './tokens.ts'

export interface SubtitleName {
  /** The rest, which names the release; '' when the name is nothing but a language. */
  readonly name: string
  /** Two of what shows both at once. */
  readonly languages: readonly LanguageTag[]
  readonly text: string
  /** Whose release it is made for, where the form of the name says so. */
  readonly group: string | null
  /** 'forced', 'sdh' and their like behind the language, in small letters. */
  readonly kinds: readonly string[]
}

const nothing: SubtitleName = { name: '', languages: [], text: '', group: null, kinds: [] }

const subtitleExtensions = new Set(
  '.srt .ass .ssa .vtt .sub .idx .smi .sami .sup .ttml .dfxp .sbv .scc .stl .lrc'.split(' '),
)
/** Words that say nothing of what it is made for, and may end a title. */
const plainFlags = ['default', 'full', 'ai', 'alt']
/** What those prove to be a language behind any title: codes that are words of none. */
const clearCodes = new Set(
  'en eng ger deu fr fre fra spa por ru rus pl pol jpn zh chi zho kor nl dut nld ita'.split(' '),
)
const flag = ['hi', ...plainFlags, ...subtitleFlags.keys()].join('|')
const flagsBehind = `((?:[._](?:${flag}))*)`
const suffix = new RegExp(`^(.*?)(?:[._]|(?<=[)\\]])-)([a-z]{2,3}(?:-(?:[a-z]{2,4}|419))?)${flagsBehind}$`, 'iu')
/** 'Title.Español (España)', 'Title.Portuguese (Brazil).SDH'. */
const withCountry = new RegExp(`^(.*)\\.((\\p{L}{4,12}) ?\\(([\\p{L} ]{2,20})\\))${flagsBehind}$`, 'iu')
/** What countries are called, word by word; any other word in brackets is an edition or the title's own. */
const countries = new Set([
  ...countryCodes,
  ...'usa br pt mx united kingdom states great britain canada canadá australia france deutschland germany österreich austria schweiz suisse svizzera switzerland españa spain europe european europa italia italy belgium belgique belgië nederland netherlands brazil brasil portugal mexico méxico argentina colombia chile latin america latinoamérica latinoamerica latam castilian china taiwan hong kong singapore india'.split(
    ' ',
  ),
])
/** 'Title.français.forcé': what it is made for tells that the word before is a language, and none of a title. */
const beforeFlag = new RegExp(`^(.*)\\.(\\p{L}{4,12})((?:[._](?:${flag}))+)$`, 'iu')
/** 'Title.chs&eng', 'Title.en+fr', 'Title.简体&英文', 'Title.简英'. */
const twoLanguages =
  /^(.*?)[._]((?=[^._]*[&+＆])[\p{L}-]{2,8}[&+＆][\p{L}-]{2,8}|\p{Script=Han}{2}|jp[st]c|(?:ch[ist]|zho?|[st]c)[_-](?:eng?|jpn?|ja|kor?))$/iu
/** 'Title.en[cc]': how downloads from streaming services are named; '3_eng,English [SDH]': those beside a film. */
const boxedKind = / ?\[(forced|sdh|hi|cc)\]$/i
const numbered = /^(?:\d{1,3}[ ._-]{1,2})?(?:[a-z]{2,3},)?([\p{L}() ]{3,24}?)(?:[ ._-]subs?)?$/iu

/** '-GROUP.English.Forced': a language written out behind who made the release. */
const written = new RegExp(`^(.*-[\\p{L}\\d]{2,20})\\.(\\p{L}{4,12})${flagsBehind}$`, 'iu')
/** 'eng.forced' and nothing more. */
const codeAndFlags = new RegExp(`^(?:\\d{1,3}[._-])?([a-z]{2,3})((?:[._](?:${flag}))+)$`, 'iu')
/** '-GROUP.HI': in capitals it is no Hindi. */
const forHearing = '.HI'
/** 'Name_track3_[eng]': how tools name what they take out of a film. */
const track = /_track\d{1,2}_\[([a-z]{2,3})\]$/i
/** A site in Brazil writes itself and the day in front. */
const siteBefore = /^legendas_tv_\d{8,20}_(?=[^_])/

export function subtitleName(given: string, extension: string): SubtitleName {
  if (!subtitleExtensions.has(extension.toLowerCase())) return { ...nothing, name: given }
  const name = given.startsWith('legendas_tv_') ? given.replace(siteBefore, '') : given
  const none = { ...nothing, name }
  const kind = name.endsWith(']') ? boxedKind.exec(name) : null
  const alone = numbered.exec(kind ? name.slice(0, kind.index) : name)?.[1]
  const only = alone === undefined ? null : languageTagOf(alone)
  if (only !== null) return { ...nothing, languages: [only], text: alone ?? '', kinds: kindsIn(kind?.[1] ?? '') }
  const code = codeAndFlags.exec(name)
  const language = code && languageTagOf(code[1] ?? '')
  if (code && language && isProven(code[1] ?? '', { name: '', behind: code[2] ?? '' }))
    return { ...nothing, languages: [language], text: code[1] ?? '', kinds: kindsIn(code[2] ?? '') }
  const ofSite = name.endsWith(site) ? nameOfSite(name) : null
  if (ofSite) return ofSite
  if (name.endsWith(forHearing)) return { ...none, name: name.slice(0, -forHearing.length), kinds: ['hi'] }
  const plain = kind ? name.replace(boxedKind, '.$1') : name.replace(track, '.$1')
  return (
    pairBehind(plain) ??
    languageBehind(suffix.exec(plain)) ??
    languageInBrackets(withCountry.exec(plain)) ??
    languageBehind(beforeFlag.exec(plain)) ??
    languageBehind(written.exec(plain)) ??
    none
  )
}

function languageBehind(found: RegExpExecArray | null): SubtitleName | null {
  const [, name = '', text = '', kinds = ''] = found ?? []
  const language = isProven(text, { name, behind: kinds }) ? languageTagOf(text) : null
  return language === null ? null : { ...nothing, name, languages: [language], text, kinds: kindsIn(kinds) }
}

/** 'Love.Is.AI' is called so; 'Title.is.ai' speaks Icelandic: among capitals a code is in small letters. */
function isProven(code: string, { name, behind }: { readonly name: string; readonly behind: string }): boolean {
  const isPlain = behind !== '' && kindsIn(behind).length === 0
  if (!isPlain || code.length > 3 || clearCodes.has(code.toLowerCase())) return true
  return code === code.toLowerCase() && /\p{Lu}/u.test(name)
}

/** 'English (UK)' is spoken there, 'English (Forced)' made for that, and 'Portuguese (Brazil)' a language of its own. */
function languageInBrackets(found: RegExpExecArray | null): SubtitleName | null {
  const [, name = '', text = '', word = '', box = '', behind = ''] = found ?? []
  const kinds = kindsOfBox(box)
  const language =
    languageTagOf(text) ??
    (kinds.length > 0 || wordsIn(box).every((word) => countries.has(word)) ? languageTagOf(word) : null)
  return language === null
    ? null
    : { ...nothing, name, languages: [language], text, kinds: [...kinds, ...kindsIn(behind)] }
}

/** None where the brackets hold anything else. */
function kindsOfBox(box: string): readonly string[] {
  const words = wordsIn(box)
  return words.every((word) => word === 'hi' || subtitleFlags.has(word)) ? words : []
}

function wordsIn(box: string): readonly string[] {
  return box.toLowerCase().split(' ').filter(Boolean)
}

function pairBehind(plain: string): SubtitleName | null {
  const [, name = '', text = ''] = twoLanguages.exec(plain) ?? []
  const pair = writtenPairOf(text)
  return pair && { ...nothing, name, languages: [pair.first, pair.second], text }
}

function kindsIn(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[._]/)
    .filter((kind) => kind !== '' && !plainFlags.includes(kind))
}

const site = '.Addic7ed.com'
/** 'Show - 01x02 - Words.LOL.English.HI.C.orig.Addic7ed.com': the version, the language, and how far the translation is. */
const formOfSite = /^(.+)\.(\p{L}{4,12}(?: \([\p{L} ]{4,20}\))?)((?:\.HI)?)(?:\.C)?\.(?:orig|updated)\.Addic7ed\.com$/u
/** The last word of the version, unless it is a tag ('HDTV'), is who made the release. */
const versionAtEnd = /\.(\p{L}[\p{L}\d]{1,14})$/u

function nameOfSite(name: string): SubtitleName | null {
  const [, whole = '', text = '', hearing = ''] = formOfSite.exec(name) ?? []
  const language = languageTagOf(text) ?? languageTagOf(text.replace(/ \(.*/, ''))
  if (language === null) return null
  const version = versionAtEnd.exec(whole)?.[1]
  const group = version !== undefined && findTags(wordsOf(version, false)).length === 0 ? version : null
  const rest = group === null ? whole : whole.slice(0, -group.length - 1)
  return { name: rest, languages: [language], text, group, kinds: hearing === '' ? [] : ['hi'] }
}

export function withLanguages(given: Facts, { languages: said, text, group, kinds }: SubtitleName): Facts {
  const facts = withKinds(group === null ? given : withGroup(given, group), kinds)
  if (said.length === 0) return facts
  const languages = [...new Set([...facts.values.languages, ...said])]
  return {
    values: { ...facts.values, languages },
    reasons: [...facts.reasons, { field: 'languages', text, from: 'name' }],
    said: facts.said | bitsOf(['languages']),
  }
}

function withKinds(facts: Facts, kinds: readonly string[]): Facts {
  let { values, reasons, said } = facts
  for (const kind of kinds) {
    const field = subtitleFlags.get(kind) === 'forced' ? 'isForced' : 'isHearingImpaired'
    values = { ...values, [field]: true }
    reasons = [...reasons, { field, text: kind, from: 'name' }]
    said |= bitsOf([field])
  }
  return { values, reasons, said }
}
