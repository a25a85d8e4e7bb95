/**
 * Reads and checks the form of upload step 3 (API §4), field by field in the order of the document's table: the first
 * wrong one is named in the refusal. What is in the catalogue and in the account is asked of `known`. Decides, keeps nothing.
 */
import { z } from 'zod'
import { languages, tagOfServiceCode, serviceCodeOf } from '../../shared/language.ts'
import { parseRelease } from '../../shared/release/parseRelease.ts'
import {
  codeOfFps,
  framerateCodes,
  isFramerateCode,
  isProductionType,
  isUploadQuality,
  qualityOfSource,
  uploadQualities,
} from '../../shared/uploads/uploadTerms.ts'
import type { TitleType } from '../catalogue/records.ts'
import { hasField, integerIn, listIn, requiredFlag, requiredText, textIn, wrong, type Form } from './form.ts'

const range = z.number().nullable()

/** A title that the catalogue lacks, as the form tells it; it is made when the upload is approved. */
const provisionalTitle = z.object({
  name: z.string(),
  year: z.number().nullable(),
  moviedbId: z.number(),
  filmdbId: z.string().nullable(),
})
export type ProvisionalTitle = Readonly<z.output<typeof provisionalTitle>>

/** What is kept of a sent upload, in the service's own words. */
export const uploadFields = z.object({
  fileNIds: z.array(z.string()),
  nId: z.string(),
  /** null for a title that the catalogue lacks. */
  titleId: z.number().nullable(),
  provisionalTitle: provisionalTitle.nullable().default(null),
  type: z.enum(['movie', 'tv']),
  name: z.string(),
  /** The service's code, upper case. */
  language: z.string(),
  quality: z.enum(uploadQualities),
  productionType: z.number(),
  releases: z.array(z.string()),
  framerate: z.number(),
  comment: z.string(),
  season: range,
  isHearingImpaired: z.boolean(),
  isFullSeason: z.boolean(),
  tags: z.array(z.string()),
  episodeFrom: range,
  episodeEnd: range,
  /** The subtitle that this one takes the place of. */
  updates: z.string().nullable(),
  /** Of an upload that an earlier version made public: files of the subtitle whose place it took which stayed as they were. */
  keepsFiles: z.array(z.string()).default([]),
  /**
   * Once it is public: of each archive among its files the numbers of what came in it, but for the first, which has its own.
   * null where an earlier version made it public and did not write that down.
   */
  unpacked: z.record(z.string(), z.array(z.string())).nullable().default(null),
})
export type UploadFields = Readonly<z.output<typeof uploadFields>>

/** From the text in which they are kept. */
export function readKeptFields(text: string): UploadFields {
  return uploadFields.parse(JSON.parse(text))
}

/** How a form names its title; at least one of the numbers. */
export interface NamedTitle {
  readonly type: TitleType
  readonly serviceId: number | undefined
  readonly moviedbId: number | undefined
  readonly filmdbId: string | undefined
}

/** What there is; each throws the refusal of its field. */
export interface Known {
  /** The files are the caller's, not sent yet, meant for this upload, and replace those of one public subtitle at most. */
  requireFiles(fileNIds: readonly string[]): void
  requireFilesOf(fileNIds: readonly string[], nId: string): void
  /** The number was not used by the caller before; any other is fine. */
  requireUnused(nId: string | undefined): void
  /** The number was given to the caller and not used. */
  requireOpen(nId: string): void
  /** The title's own id in the tables; null where the catalogue has none with its movie number. */
  titleId(title: NamedTitle): number | null
  /** The subtitle is public and came from the caller. */
  requireOwn(nId: string): void
  /** The public subtitle that these files are part of; null for new ones. */
  holderOf(fileNIds: readonly string[]): string | null
}

const most = { files: 200, releases: 100, tags: 50, nameChars: 255, commentChars: 2_000, season: 999, episode: 9_999 }

/** @throws ServiceError `invalid_request`; what `known` throws. */
export function readUploadFields(form: Form, known: Known): UploadFields {
  // Whoever repeats a whole step 3 has sent its files as well; the number says what happened.
  known.requireUnused(textIn(form, 'n_id'))
  const fileNIds = fileNIdsIn(form, known)
  const nId = requiredText(form, 'n_id')
  known.requireOpen(nId)
  known.requireFilesOf(fileNIds, nId)
  const type = typeIn(form)
  return {
    fileNIds: [...fileNIds],
    nId,
    type,
    ...titleOf(form, type, known),
    name: shortText(form, 'name', most.nameChars),
    language: languageIn(form),
    quality: qualityIn(form),
    productionType: productionTypeIn(form),
    releases: [...namesIn(form, 'releases', most.releases)],
    framerate: framerateIn(form),
    comment: commentIn(form),
    season: seasonIn(form, type),
    isHearingImpaired: requiredFlag(form, 'hi'),
    isFullSeason: fullSeasonIn(form, type),
    tags: [...tagsIn(form)],
    ...episodesIn(form, type),
    ...updatedIn(form, fileNIds, known),
    keepsFiles: [],
    unpacked: null,
  }
}

function fileNIdsIn(form: Form, known: Known): readonly string[] {
  const ids = [...new Set(listIn(form, 'file_n_ids'))]
  if (ids.length === 0) throw wrong('file_n_ids', 'is missing.')
  if (ids.length > most.files) throw wrong('file_n_ids', `may name ${most.files} files at most.`)
  known.requireFiles(ids)
  return ids
}

function typeIn(form: Form): TitleType {
  const type = requiredText(form, 'type').toLowerCase()
  if (type === 'movie' || type === 'tv') return type
  throw wrong('type', 'must be movie or tv.')
}

/** The document names moviedb_id without a limit: of a title that is not here yet the form says enough to make it. */
function titleOf(form: Form, type: TitleType, known: Known): Pick<UploadFields, 'titleId' | 'provisionalTitle'> {
  const named = titleIn(form, type)
  const titleId = known.titleId(named)
  if (titleId !== null || named.moviedbId === undefined) return { titleId, provisionalTitle: null }
  const { moviedbId, filmdbId = null } = named
  return { titleId, provisionalTitle: { ...nameIn(form), moviedbId, filmdbId } }
}

/** The title that name or release tell, else the name as it is; a year that is sent beside them goes first. */
function nameIn(form: Form): Pick<ProvisionalTitle, 'name' | 'year'> {
  const name = requiredText(form, 'name')
  const read = [name, ...listIn(form, 'releases')].map((text) => parseRelease(text))
  const year = integerIn(form, 'year')
  if (year !== undefined && (year < 1_800 || year > 2_200)) throw wrong('year', 'must be a year.')
  return {
    name: read.map(({ title }) => title).find((title) => title !== null && title !== '') ?? name,
    year: year ?? read.map((release) => release.year).find((found) => found !== null) ?? null,
  }
}

/** The document requires moviedb_id and allows service_id in its stead. */
function titleIn(form: Form, type: TitleType): NamedTitle {
  const moviedbId = integerIn(form, 'moviedb_id')
  const serviceId = serviceIdIn(form)
  const filmdbId = textIn(form, 'filmdb_id')?.toLowerCase()
  if (moviedbId === undefined && serviceId === undefined) throw wrong('moviedb_id', 'is missing.')
  if (moviedbId !== undefined && moviedbId < 1) throw wrong('moviedb_id', 'must be 1 or more.')
  if (filmdbId !== undefined && !/^tt\d{1,12}$/.test(filmdbId)) throw wrong('filmdb_id', "must be 'tt' and digits.")
  return { type, serviceId, moviedbId, filmdbId }
}

/** Search results of live services also write it as 'sd123'. */
function serviceIdIn(form: Form): number | undefined {
  const text = textIn(form, 'service_id')
  if (text === undefined) return undefined
  const digits = /^(?:sd)?(\d{1,12})$/i.exec(text)?.[1]
  if (digits === undefined) throw wrong('service_id', 'must be a number.')
  return Number(digits)
}

function shortText(form: Form, field: string, longest: number): string {
  const text = requiredText(form, field)
  if (text.length > longest) throw wrong(field, `may have ${longest} characters at most.`)
  if (/[\p{Cc}\u2028\u2029]/u.test(text)) throw wrong(field, 'must be one line of plain text.')
  return text
}

const knownCodes: ReadonlySet<string> = new Set(languages.flatMap(({ serviceCode }) => serviceCode ?? []))

function languageIn(form: Form): string {
  const text = requiredText(form, 'lang')
  const tag = tagOfServiceCode(text)
  const code = tag === null ? null : serviceCodeOf(tag)
  if (code === null || !knownCodes.has(code)) throw wrong('lang', 'is no language code of this service.')
  return code
}

function qualityIn(form: Form): UploadFields['quality'] {
  const quality = requiredText(form, 'quality').toLowerCase()
  if (isUploadQuality(quality)) return quality
  // Clients send the word of the release instead: webrip, BDRip, WEB-DL.
  const { source } = parseRelease(`Title.2000.${quality}`)
  if (source === null || source === 'vhs') throw wrong('quality', `must be one of ${uploadQualities.join(', ')}.`)
  return qualityOfSource(source)
}

function productionTypeIn(form: Form): number {
  const code = integerIn(form, 'production_type') ?? 0
  if (!isProductionType(code)) throw wrong('production_type', 'must be 0, 1, 2 or 3.')
  return code
}

function framerateIn(form: Form): number {
  const text = textIn(form, 'framerate') ?? '0'
  const value = /^\d{1,3}(?:\.\d{1,6})?$/.test(text) ? Number(text) : NaN
  // Clients send the rate itself: 23.976, 25.000, 24.
  const code = isFramerateCode(value) ? value : codeOfFps(value)
  if (code === null) throw wrong('framerate', `must be one of the codes ${framerateCodes.join(', ')}.`)
  return code
}

function namesIn(form: Form, field: string, mostNames: number): readonly string[] {
  const names = [...new Set(listIn(form, field))]
  if (names.length === 0) throw wrong(field, 'is missing.')
  return checkedNames(names, field, mostNames)
}

function tagsIn(form: Form): readonly string[] {
  return checkedNames([...new Set(listIn(form, 'tags'))], 'tags', most.tags)
}

function checkedNames(names: readonly string[], field: string, mostNames: number): readonly string[] {
  if (names.length > mostNames) throw wrong(field, `may name ${mostNames} at most.`)
  const isBad = (name: string) => name.length > most.nameChars || /[\p{Cc}\u2028\u2029]/u.test(name)
  if (names.some(isBad)) throw wrong(field, `each must be one line of ${most.nameChars} characters at most.`)
  return names
}

function commentIn(form: Form): string {
  if (!hasField(form, 'comment')) throw wrong('comment', 'is missing. It may be empty.')
  const comment = textIn(form, 'comment') ?? ''
  if (comment.length > most.commentChars) throw wrong('comment', `may have ${most.commentChars} characters at most.`)
  if (/[^\P{Cc}\t\n\r]/u.test(comment)) throw wrong('comment', 'must be plain text.')
  return comment
}

/** 0 for movies; a show needs one, and 0 is the season of its specials. */
function seasonIn(form: Form, type: TitleType): number | null {
  const season = integerIn(form, 'season')
  if (season === undefined) throw wrong('season', 'is missing.')
  if (type === 'movie') {
    if (season !== 0) throw wrong('season', 'must be 0 for a movie.')
    return null
  }
  if (season < 0 || season > most.season) throw wrong('season', `must be between 0 and ${most.season}.`)
  return season
}

function fullSeasonIn(form: Form, type: TitleType): boolean {
  const isFullSeason = requiredFlag(form, 'is_full_season')
  if (isFullSeason && type === 'movie') throw wrong('is_full_season', 'must be false for a movie.')
  return isFullSeason
}

/** One alone is a single episode; a movie has none, whatever a client fills in with 0. */
function episodesIn(form: Form, type: TitleType): Pick<UploadFields, 'episodeFrom' | 'episodeEnd'> {
  const [from, end] = [episodeIn(form, 'ef', type), episodeIn(form, 'ee', type)]
  if (from !== null && end !== null && end < from) throw wrong('ee', 'must not be less than ef.')
  return { episodeFrom: from ?? end, episodeEnd: end ?? from }
}

function episodeIn(form: Form, field: string, type: TitleType): number | null {
  const episode = integerIn(form, field)
  if (episode === undefined || (type === 'movie' && episode === 0)) return null
  if (type === 'movie') throw wrong(field, 'is for shows only.')
  if (episode < 0 || episode > most.episode) throw wrong(field, `must be between 0 and ${most.episode}.`)
  return episode
}

/** What is named, else what the files say: a file that was sent before takes its own place among the others. */
function updatedIn(form: Form, fileNIds: readonly string[], known: Known): Pick<UploadFields, 'updates'> {
  const nId = textIn(form, 'sd_id')
  const holder = known.holderOf(fileNIds)
  if (nId === undefined || nId === '0') return { updates: holder }
  known.requireOwn(nId)
  if (holder !== null && holder !== nId) throw wrong('sd_id', 'is not the public subtitle that file_n_ids are part of.')
  return { updates: nId }
}
