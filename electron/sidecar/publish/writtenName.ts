/**
 * The name of a written subtitle: built here for whoever writes, plans or shows one, and read back here. Pure: decides
 * names, touches no disk.
 */
import { basename, extname } from 'node:path'
import { AppError } from '../../../shared/errors.ts'
import { baseOf, languageOf, languageTagOf, type LanguageTag } from '../../../shared/language.ts'
import { pairOf, pairTag, type LanguagePair } from '../../../shared/languagePair.ts'
import { nameEnding, readNameEnding } from '../../../shared/naming/nameEnding.ts'
import { profileRules, type NamingProfile } from '../../../shared/naming/namingProfiles.ts'

const sidecarExtensions = ['srt', 'vtt', 'ass', 'ssa', 'smi', 'sub'] as const
export type SidecarExtension = (typeof sidecarExtensions)[number]

/** What it is written for. */
export interface NamedGap {
  readonly videoPath: string
  readonly isForced: boolean
  /** Files beside it that keep their names although they hold nothing. */
  readonly taken?: readonly string[]
}

/** What is written. */
export interface NamedPick {
  readonly language: LanguageTag
  readonly isHearingImpaired: boolean
  /** As it was delivered; null where nobody has looked into it yet. */
  readonly extension: SidecarExtension | null
  /** A machine's text is for everybody and is not cleaned, whatever it was made from. */
  readonly isMadeHere?: boolean
}

/** What the user wishes of all names. */
export interface NameRules {
  readonly profile: NamingProfile
  /** Base languages wished for in more than one region: without their regions both files would have one name. */
  readonly regionalTwins: ReadonlySet<LanguageTag>
  readonly clean: { readonly hearingImpaired: boolean; readonly format: 'keep' | 'srt' }
}

/** The longest file name, in bytes of UTF-8, that common file systems take. */
export const longestNameBytes = 255
/** Nearly every subtitle is one. */
const likeliestExtension = 'srt'

/**
 * `<video base name, byte for byte>.<lang>[.forced|.sdh].<ext>`, in the video's folder. Of two languages in one file, the
 * first one's: `.en+es.en` where the players show what stands before it, else with the three letters (`.eng`) that no text in
 * one language is written under but where an empty file has the name with two.
 * Throws `file.nameTooLong` when no file system would take the name, `input.invalid` where no name tells a pair from its first.
 */
export function writtenName(gap: NamedGap, pick: NamedPick, rules: NameRules): string {
  const path = fullName(gap, pick, rules)
  if (!fitsDisks(path))
    throw new AppError(
      'file.nameTooLong',
      `The video's name is too long to put a subtitle beside it: "${basename(path)}". Shorten the name of the video.`,
    )
  return path
}

export function isNameTooLong(gap: NamedGap, pick: NamedPick, rules: NameRules): boolean {
  return !fitsDisks(fullName(gap, pick, rules))
}

function fullName({ videoPath, isForced, taken = [] }: NamedGap, pick: NamedPick, rules: NameRules): string {
  const { extension, isHearingImpaired } = inWrittenForm(pick, rules)
  const flag = isForced ? 'forced' : isHearingImpaired ? 'sdh' : ''
  const named = (parts: LanguageParts) => besideVideo(videoPath, nameEnding({ ...parts, flag, extension }))
  const usual = named(languageParts(pick.language, rules))
  if (taken.length === 0) return usual
  const isFree = (path: string) => !taken.some((other) => sameName(other, path))
  return [usual, ...otherSpellings(pick.language).map((language) => named({ language }))].find(isFree) ?? usual
}

/** The three letters of ISO 639-2, which every player reads; a file in two languages has no second name. */
function otherSpellings(language: LanguageTag): readonly string[] {
  const known = pairOf(language) ? null : languageOf(language)
  return known ? [known.iso6392B, known.iso6392T] : []
}

/** As a disk may see it that does not tell cases apart. */
function sameName(one: string, other: string): boolean {
  return one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase()
}

function fitsDisks(path: string): boolean {
  return new TextEncoder().encode(basename(path)).length <= longestNameBytes
}

/** A text without descriptions of sounds is no longer one for the hearing-impaired. */
function inWrittenForm({ isHearingImpaired, extension, isMadeHere = false }: NamedPick, { clean }: NameRules) {
  if (isMadeHere) return { isHearingImpaired: false, extension: extension ?? likeliestExtension }
  return {
    isHearingImpaired: isHearingImpaired && !clean.hearingImpaired,
    extension: clean.format === 'srt' ? 'srt' : (extension ?? likeliestExtension),
  }
}

interface LanguageParts {
  readonly pair?: string
  readonly language: string
}

function languageParts(language: LanguageTag, rules: NameRules): LanguageParts {
  const pair = pairOf(language)
  return pair ? pairParts(pair, rules) : { language: languageToken(language, rules) }
}

function pairParts(pair: LanguagePair, rules: NameRules): LanguageParts {
  const plain = languageToken(pair.first, rules)
  if (profileRules(rules.profile).showsTitles) return { pair: pairTag(pair), language: plain }
  const letters = languageOf(pair.first)?.iso6392B ?? plain
  if (letters !== plain) return { language: letters }
  throw new AppError(
    'input.invalid',
    `With ${pair.first} first, no name tells a file in two languages from the one in that language alone. Put the other language first, or choose names for Jellyfin or Kodi.`,
  )
}

/** Two letters where the language has them; Hindi is always 'hin', because players read a bare 'hi' as hearing-impaired. */
function languageToken(language: LanguageTag, { profile, regionalTwins }: NameRules): string {
  const base = baseOf(language)
  const letters = lettersOf(base)
  if (letters !== base) return letters
  const writesRegion = language.includes('-') && (regionalTwins.has(base) || profileRules(profile).readsRegions)
  return writesRegion ? (languageOf(language)?.tag ?? language) : base
}

function lettersOf(base: string): string {
  return base === 'hi' ? 'hin' : base
}

export interface WrittenName {
  /** As much as the name tells: 'pt' for pt-BR where the region is not written; null for none. */
  readonly language: LanguageTag | null
  /** Two languages in one file; which the second is, not every name tells. */
  readonly isPair: boolean
  readonly isForced: boolean
  readonly isHearingImpaired: boolean
  readonly extension: string
  /** What stands behind the video's name: '.en.sdh.ass'. */
  readonly ending: string
}

/** Only for what we wrote: names that users gave are read by `readSidecarTokens`. */
export function readWrittenName(path: string): WrittenName {
  const { pair, language, flag, extension, text } = readNameEnding(path)
  const named = pairOf(pair)
  const tag = language === '' ? null : languageTagOf(language)
  return {
    language: named ? pairTag(named) : tag,
    isPair:
      named !== null || (tag !== null && language.length === 3 && lettersOf(baseOf(tag)) !== language.toLowerCase()),
    isForced: flag === 'forced',
    isHearingImpaired: flag === 'sdh',
    extension: extension.toLowerCase(),
    ending: text,
  }
}

/** A written file as a scan would tell of it. */
export function writtenSidecar(path: string, language: LanguageTag) {
  const { isForced, isHearingImpaired, extension } = readWrittenName(path)
  return { path, language, isForced, isHearingImpaired, extension }
}

/** The name that a written file has once its text is in another form; its language stays as it is spelled. */
export function nameInForm(path: string, form: Pick<NamedPick, 'isHearingImpaired'> & { extension: string }): string {
  const { stem, pair, language, flag } = readNameEnding(path)
  const kept = flag === 'sdh' && !form.isHearingImpaired ? '' : flag
  return stem + nameEnding({ pair, language, flag: kept, extension: form.extension })
}

export function besideVideo(videoPath: string, ending: string): string {
  return videoPath.slice(0, videoPath.length - extname(videoPath).length) + ending
}

/** Null for what no player looks for beside a video. */
export function sidecarExtensionOf(name: string): SidecarExtension | null {
  const found = extname(name).slice(1).toLowerCase()
  return sidecarExtensions.find((extension) => extension === found) ?? null
}
