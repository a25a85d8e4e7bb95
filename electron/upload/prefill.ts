/** Fills in the fields of a row from what is known of the video, the text and the history, and says how sure each is. Pure. */
import { parse } from 'node:path'
import { baseName } from '../../shared/text/baseName.ts'
import { baseOf, languageTagOf, type LanguageTag } from '../../shared/language.ts'
import { readNameEnding } from '../../shared/naming/nameEnding.ts'
import { parseRelease } from '../../shared/release/parseRelease.ts'
import type { Release } from '../../shared/release/release.ts'
import { codeOfFps, productionTypes, qualityOfSource } from '../../shared/uploads/uploadTerms.ts'
import type { MediaInfo, TitleIds } from '../library/mediaFile.ts'
import { saysHearingImpaired } from '../../shared/subtitle/hearingImpairedShare.ts'
import type { Sureness, SurenessOfFields, UploadFields } from './uploadRecord.ts'

/** What the text of a subtitle says. */
export interface TextFacts {
  readonly language: { readonly tag: LanguageTag; readonly isSure: boolean } | null
  /** 0..1 of the lines describe sounds. */
  readonly hearingImpairedShare: number
}

export interface SidecarFacts {
  readonly language: LanguageTag | null
  readonly isHearingImpaired: boolean
  /** The name without the marks that say these. */
  readonly releaseName: string
}

export interface KnownOfUpload {
  /** The video's path, or the subtitle's own where there is no video. */
  readonly path: string
  readonly hasVideo: boolean
  readonly media: MediaInfo | null
  readonly ids: TitleIds
  /** What the subtitle's name says beside the video's. */
  readonly sidecar: SidecarFacts & { readonly name: string }
  /** null where the text could not be looked at. */
  readonly text: TextFacts | null
  /** From the history of what this app wrote. */
  readonly isMachineMade: boolean
}

export interface Prefilled {
  readonly fields: UploadFields
  readonly sureness: SurenessOfFields
}

type Filled<Value> = readonly [value: Value, sureness: Sureness]

export function prefill(known: KnownOfUpload): Prefilled {
  const release = parseRelease(known.path)
  const [language, languageSure] = languageOf(known)
  const [releases, releasesSure] = releasesOf(known, release)
  const [quality, qualitySure] = qualityOf(release)
  const [framerate, framerateSure] = framerateOf(known, release)
  const [productionType, productionSure] = productionTypeOf(known, language)
  const [isHearingImpaired, hearingSure] = hearingImpairedOf(known)
  const moviedbId = known.ids.moviedbId ?? release.moviedbId
  const isShow = release.type === 'tv'
  const [first = release.absoluteEpisode] = release.episodes
  return {
    fields: {
      type: release.type,
      titleName: release.title,
      moviedbId,
      filmdbId: known.ids.filmdbId ?? release.filmdbId,
      serviceId: null,
      language,
      releases: [...releases],
      season: isShow ? release.season : null,
      episodeFrom: isShow ? first : null,
      episodeEnd: isShow ? (release.episodes.at(-1) ?? first) : null,
      isFullSeason: isShow && release.isFullSeason,
      quality,
      framerate,
      productionType,
      isHearingImpaired,
      name: publicName(known.sidecar).slice(0, 255),
      comment: '',
      tags: [],
      updates: null,
    },
    sureness: {
      title: moviedbId === null ? 'missing' : 'sure',
      language: languageSure,
      releases: releasesSure,
      season: !isShow || release.season !== null ? 'sure' : 'missing',
      episodes: !isShow || release.isFullSeason || first !== null ? 'sure' : 'missing',
      quality: qualitySure,
      framerate: framerateSure,
      productionType: productionSure,
      hearingImpaired: hearingSure,
      name: 'sure',
      comment: 'sure',
      tags: 'sure',
      updates: 'sure',
    },
  }
}

/** What tells players its language is for the disk: at the service a field says it, and by the text. */
function publicName({ name, language }: KnownOfUpload['sidecar']): string {
  const ending = readNameEnding(name)
  const isNamed = language !== null && ending.language !== '' && languageTagOf(ending.language) === language
  if (!isNamed) return parse(name).name
  return ending.flag === '' ? ending.stem : `${ending.stem}.${ending.flag}`
}

/** The text decides; the name adds the region, which a text rarely shows. */
function languageOf({ sidecar, text }: KnownOfUpload): Filled<LanguageTag | null> {
  const [named, read] = [sidecar.language, text?.language ?? null]
  if (read === null) return named === null ? [null, 'missing'] : [named, 'guessed']
  if (named === null) return [read.tag, read.isSure ? 'sure' : 'guessed']
  if (baseOf(named) === baseOf(read.tag)) return [named, 'sure']
  return read.isSure ? [read.tag, 'guessed'] : [named, 'guessed']
}

/** A name with a source or a group is a release; any other is only a name. */
function releasesOf({ path, hasVideo, sidecar }: KnownOfUpload, release: Release): Filled<readonly string[]> {
  const name = (hasVideo ? parse(baseName(path)).name : sidecar.releaseName).slice(0, 255)
  const isRelease = release.source !== null || release.releaseGroup !== null
  return [[name], hasVideo && isRelease ? 'sure' : 'guessed']
}

function qualityOf({ source }: Release): Filled<UploadFields['quality']> {
  return source === null ? [null, 'missing'] : [qualityOfSource(source), 'sure']
}

function framerateOf({ media }: KnownOfUpload, release: Release): Filled<UploadFields['framerate']> {
  const read = media?.fps ?? null
  const code = codeOfFps(read ?? release.fps ?? 0)
  if (code === null || code === 0) return [0, 'guessed']
  return [code, read === null ? 'guessed' : 'sure']
}

/** The history knows what a machine made. A text in the language that is spoken is an original, else a translation. */
function productionTypeOf(
  { isMachineMade, media }: KnownOfUpload,
  language: LanguageTag | null,
): Filled<UploadFields['productionType']> {
  if (isMachineMade) return [productionTypes.machine, 'sure']
  const spoken = media?.tracks.filter(({ kind }) => kind === 'audio').flatMap((track) => track.language ?? []) ?? []
  if (language === null || spoken.length === 0) return [productionTypes.standard, 'guessed']
  const isOriginal = spoken.some((tag) => baseOf(tag) === baseOf(language))
  return [isOriginal ? productionTypes.original : productionTypes.translation, 'guessed']
}

function hearingImpairedOf({ sidecar, text }: KnownOfUpload): Filled<boolean | null> {
  const said = text === null ? null : saysHearingImpaired(text.hearingImpairedShare)
  if (sidecar.isHearingImpaired) return [true, said === false ? 'guessed' : 'sure']
  return said === null ? [false, 'guessed'] : [said, 'sure']
}
