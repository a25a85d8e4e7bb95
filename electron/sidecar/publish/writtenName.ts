/**
 * The name of a written subtitle: built here for whoever writes, plans or shows one, and read back here. Pure: decides
 * names, touches no disk.
 */
import { basename, extname } from 'node:path'
import { AppError } from '../../../shared/errors.ts'
import { baseOf, languageOf, languageTagOf, type LanguageTag } from '../../../shared/language.ts'
import { nameEnding, readNameEnding } from '../../../shared/naming/nameEnding.ts'
import { profileRules, type NamingProfile } from '../../../shared/naming/namingProfiles.ts'

const sidecarExtensions = ['srt', 'vtt', 'ass', 'ssa', 'smi', 'sub'] as const
export type SidecarExtension = (typeof sidecarExtensions)[number]

/** What it is written for. */
export interface NamedGap {
  readonly videoPath: string
  readonly isForced: boolean
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
 * `<video base name, byte for byte>.<lang>[.forced|.sdh].<ext>`, in the video's folder.
 * Throws `file.nameTooLong` when no file system would take the name.
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

function fullName({ videoPath, isForced }: NamedGap, pick: NamedPick, rules: NameRules): string {
  const { extension, isHearingImpaired } = inWrittenForm(pick, rules)
  const flag = isForced ? 'forced' : isHearingImpaired ? 'sdh' : ''
  return besideVideo(videoPath, nameEnding({ language: languageToken(pick, rules), flag, extension }))
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

/** Two letters where the language has them; Hindi is always 'hin', because players read a bare 'hi' as hearing-impaired. */
function languageToken({ language }: NamedPick, { profile, regionalTwins }: NameRules): string {
  const base = baseOf(language)
  if (base === 'hi') return 'hin'
  const writesRegion = language.includes('-') && (regionalTwins.has(base) || profileRules(profile).readsRegions)
  return writesRegion ? (languageOf(language)?.tag ?? language) : base
}

export interface WrittenName {
  /** As much as the name tells: 'pt' for pt-BR where the region is not written; null for none. */
  readonly language: LanguageTag | null
  readonly isForced: boolean
  readonly isHearingImpaired: boolean
  readonly extension: string
  /** What stands behind the video's name: '.en.sdh.ass'. */
  readonly ending: string
}

/** Only for what we wrote: names that users gave are read by `readSidecarTokens`. */
export function readWrittenName(path: string): WrittenName {
  const { language, flag, extension, text } = readNameEnding(path)
  return {
    language: language === '' ? null : languageTagOf(language),
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
  const { stem, language, flag } = readNameEnding(path)
  const kept = flag === 'sdh' && !form.isHearingImpaired ? '' : flag
  return stem + nameEnding({ language, flag: kept, extension: form.extension })
}

export function besideVideo(videoPath: string, ending: string): string {
  return videoPath.slice(0, videoPath.length - extname(videoPath).length) + ending
}

/** Null for what no player looks for beside a video. */
export function sidecarExtensionOf(name: string): SidecarExtension | null {
  const found = extname(name).slice(1).toLowerCase()
  return sidecarExtensions.find((extension) => extension === found) ?? null
}
