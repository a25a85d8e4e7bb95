/** What the name of a file in an archive says: numbers, language, kind. Pure; the name is only read, never followed. */
import { languageTagOf, type LanguageTag } from '../../../shared/language.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import type { Release } from '../../../shared/release/release.ts'
import { isSignsOnlyComment } from '../../../shared/text/signsOnly.ts'

export interface MemberFacts {
  readonly release: Release
  /** Episode numbers without a season: "05 - Name", "Show - 26", "Chapter 5", "201"; empty where a season stands by. */
  readonly looseNumbers: readonly number[]
  /** Disc of a movie in several files. */
  readonly part: number | null
  readonly languages: readonly LanguageTag[]
  readonly isHearingImpaired: boolean
  readonly isForced: boolean
  /** Lower case, without the dot. */
  readonly extension: string
  /** The words of the file's name, lower case, apart by single spaces. */
  readonly words: string
}

interface Tail {
  /** What stands before the tail. */
  readonly stem: string
  readonly languages: readonly LanguageTag[]
  readonly flags: ReadonlySet<string>
}

const hearingImpairedWords = new Set(['hi', 'sdh', 'cc'])
const forcedWords = new Set(['forced', 'foreign', 'signs'])
const leadingNumber = /^(\d{1,3})(?=$|[\s._-])/
const trailingNumber = /(?:^|[\s._-])(\d{1,3})(?:v\d)?$/
const disc = /(?:^|[\s._-])(?:cd|dis[ck])[\s._-]?(\d)(?=$|[\s._-])/i
const tailToken = /[._-]([\p{L}-]{2,20})$|[\s._-]*[([]([\p{L}\s-]{2,20})[)\]]$|[._ ](forced|foreign|signs|sdh|cc)$/iu

/** @param hindiIsWanted the language that makes a closing "hi" a language instead of "hearing impaired" */
export function readMemberName(name: string, hindiIsWanted: boolean): MemberFacts {
  const folders = name.split('/')
  const fileName = folders.pop() ?? ''
  const [, base = fileName, extension = ''] = /^(.*)\.([a-z0-9]{1,5})$/is.exec(fileName) ?? []
  const tail = readTail(base, hindiIsWanted)
  const release = parseRelease([...folders, `${tail.stem}.srt`].join('/'))
  const has = (words: ReadonlySet<string>) => [...tail.flags].some((flag) => words.has(flag))
  return {
    release,
    looseNumbers: looseNumbersOf(release, tail.stem),
    part: release.part ?? discOf(base),
    languages: languagesOf(tail, folders, release),
    isHearingImpaired: has(hearingImpairedWords) || release.isHearingImpaired === true,
    isForced: has(forcedWords) || release.isForced || folders.some(isForcedFolder) || isSignsOnlyComment(base),
    extension: extension.toLowerCase(),
    words: wordsOf(base),
  }
}

/** A folder "Signs" holds such texts, "Signs (2002)" those of a film. */
function isForcedFolder(folder: string): boolean {
  return /\bforced\b|^signs$/i.test(folder) || isSignsOnlyComment(folder)
}

export function wordsOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Takes languages and flags off the end of a name, one by one: "Show.S01E02.en.forced" has both. */
function readTail(base: string, hindiIsWanted: boolean): Tail {
  const languages: LanguageTag[] = []
  const flags = new Set<string>()
  let stem = base.trim()
  for (;;) {
    const found = tailToken.exec(stem)
    const token = found?.[1] ?? found?.[2] ?? found?.[3]
    if (!found || token === undefined) break
    const word = token.trim().toLowerCase()
    const isFlag = hearingImpairedWords.has(word) || forcedWords.has(word)
    const language = isFlag && !(word === 'hi' && hindiIsWanted) ? null : languageOfToken(token.trim())
    if (!isFlag && !language) break
    if (language) languages.push(language)
    else flags.add(word)
    stem = stem.slice(0, found.index)
  }
  return { stem, languages, flags }
}

/** Codes are written all small or all capital; "It" and "No" are words of a title. */
function languageOfToken(token: string): LanguageTag | null {
  const isCode = token.length > 3 || token === token.toLowerCase() || token === token.toUpperCase()
  return isCode ? languageTagOf(token) : null
}

function languagesOf(tail: Tail, folders: readonly string[], release: Release): readonly LanguageTag[] {
  if (tail.languages.length > 0) return tail.languages
  const fromFolders = folders.flatMap((folder) => languageTagOf(folder.trim()) ?? [])
  return fromFolders.length > 0 || isWordOfTitle(release) ? fromFolders : release.languages
}

/** "Let It", "Say No": a code written like a word is one. */
function isWordOfTitle({ reasons }: Release): boolean {
  return reasons.some(({ field, text }) => field === 'languages' && /^\W*[A-Z][a-z]\W*$/.test(text))
}

function looseNumbersOf(release: Release, stem: string): readonly number[] {
  if (release.season !== null) return []
  if (release.episodes.length > 0) return release.episodes
  const found = leadingNumber.exec(stem) ?? trailingNumber.exec(stem)
  return found?.[1] === undefined ? [] : [Number(found[1])]
}

function discOf(base: string): number | null {
  const found = disc.exec(base)
  return found?.[1] === undefined ? null : Number(found[1])
}
