/**
 * Expands what the service lists into the texts it offers: one for each file of a listed pack, one for anything else.
 * Reads names once per listed subtitle. Pure.
 */
import type { LanguageTag } from '../../../shared/language.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import type { Release } from '../../../shared/release/release.ts'
import type { ListedSubtitle, PackedFile } from '../../serviceClient/listing.ts'
import { isForcedInComment, isForcedInNames } from './forcedOnly.ts'
import { hearingImpairedInComment, hearingImpairedInNames } from './hearingImpaired.ts'
import { numbersOf, saysEpisode, type Numbers } from './numbers.ts'

export interface NamedRelease {
  readonly name: string
  readonly release: Release
}

/** What a listed subtitle says of itself, its names read. */
export interface ReadSubtitle {
  readonly subtitle: ListedSubtitle
  readonly releases: readonly NamedRelease[]
  /** From the service's fields; 0 there means unknown (API decisions §2 "Search"). */
  readonly fields: Numbers
  readonly texts: readonly ListedText[]
}

/** One text that could be put beside a video. */
export interface ListedText {
  readonly file: PackedFile | null
  /** Names whose release this text is made for, the file's own first. */
  readonly releases: readonly NamedRelease[]
  /** What the packed file's own name or fields say, null for a text that is not packed. */
  readonly fileNumbers: Numbers | null
  readonly language: LanguageTag | null
  readonly isHearingImpaired: boolean | null
  readonly isForced: boolean
}

const alreadyRead = new WeakMap<ListedSubtitle, ReadSubtitle>()

export function readSubtitle(subtitle: ListedSubtitle): ReadSubtitle {
  const known = alreadyRead.get(subtitle)
  if (known) return known
  const read = readAnew(subtitle)
  alreadyRead.set(subtitle, read)
  return read
}

function readAnew(subtitle: ListedSubtitle): ReadSubtitle {
  const names = subtitle.releaseNames.length > 0 ? subtitle.releaseNames : [subtitle.fileName.replace(serviceTail, '')]
  const releases = names.filter((name) => name.trim() !== '').map(named)
  const whole = wholeText(subtitle, releases)
  const files = subtitle.files ?? []
  const texts = files.length > 0 ? files.map((file) => packedText(file, whole)) : [whole]
  return { subtitle, releases, fields: fieldNumbers(subtitle), texts }
}

/** Language and number that services put at the end of an archive's name; HI there is Hindi. */
const serviceTail = /\.[a-z]{2,3}(?:_[a-z]{2,3})?\.\d+\.(?:zip|rar)$/i

/** The archive's own name is read only where it may say what no release name does: reading names is most of the work. */
const saysMore = /forced|foreign|sdh|hearing|(?<![a-z])(?:hi|cc)(?![a-z])/i

function wholeText(subtitle: ListedSubtitle, releases: readonly NamedRelease[]): ListedText {
  const comment = subtitle.comment ?? ''
  const ownName = subtitle.fileName.replace(serviceTail, '')
  const fileName = saysMore.test(ownName) ? [named(ownName)] : []
  const parsed = [...releases, ...fileName].map(({ release }) => release)
  return {
    file: null,
    releases,
    fileNumbers: null,
    language: regional(subtitle.language ?? languageInNames(parsed), [...subtitle.releaseNames, comment]),
    isHearingImpaired:
      hearingImpairedInComment(comment) ?? hearingImpairedInNames(parsed) ?? subtitle.isHearingImpaired,
    isForced: isForcedInComment(comment) || isForcedInNames(parsed),
  }
}

function packedText(file: PackedFile, whole: ListedText): ListedText {
  const own = [file.name, file.releaseName].filter((name) => name.trim() !== '').map(named)
  const parsed = own.map(({ release }) => release)
  return {
    file,
    releases: [...own, ...whole.releases],
    fileNumbers: packedNumbers(file, parsed),
    language: file.language ?? languageInNames(parsed) ?? whole.language,
    isHearingImpaired: hearingImpairedInNames(parsed) ?? file.isHearingImpaired ?? whole.isHearingImpaired,
    isForced: whole.isForced || isForcedInNames(parsed),
  }
}

/** A number in the name is trusted over a field; in a pack "05 Title.srt" begins with its episode. */
function packedNumbers(file: PackedFile, parsed: readonly Release[]): Numbers {
  const season = known(file.season)
  const inName = parsed.map(numbersOf).find(saysEpisode)
  if (inName) return { ...inName, season: inName.season ?? season }
  const leading = /^(\d{1,3})(?![\dpxi])/i.exec(file.name)?.[1]
  const episode = leading === undefined ? known(file.episode) : Number(leading)
  return { season, lastSeason: null, episodes: episode === null ? [] : [episode], absolute: null, date: null }
}

const longestRange = 500

function fieldNumbers({ season, episodeFrom, episodeEnd }: ListedSubtitle): Numbers {
  const first = known(episodeFrom)
  const last = first === null ? null : Math.min(Math.max(episodeEnd ?? 0, first), first + longestRange)
  const count = first === null || last === null ? 0 : last - first + 1
  const episodes = Array.from({ length: count }, (_, index) => (first ?? 0) + index)
  return { season: known(season), lastSeason: null, episodes, absolute: null, date: null }
}

/** The service sends 0 where it does not know. */
function known(number: number | null): number | null {
  return number === 0 ? null : number
}

function languageInNames(names: readonly Release[]): LanguageTag | null {
  const said = new Set(names.flatMap((name) => name.languages))
  return said.size === 1 ? ([...said][0] ?? null) : null
}

/** The service has one code for all Spanish; names and comments tell the Latin American one. */
function regional(language: LanguageTag | null, texts: readonly string[]): LanguageTag | null {
  const isLatinAmerican =
    language === 'es' && texts.some((text) => /\blatin(?:o|a|am)?\b|\bes-(?:419|mx|la)\b/i.test(text))
  return isLatinAmerican ? 'es-419' : language
}

function named(name: string): NamedRelease {
  return { name, release: parseRelease(name) }
}
