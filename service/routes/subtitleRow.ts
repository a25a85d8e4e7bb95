/** A subtitle as v1 and v2 list it (API §2, "Subtitle" and "Unpacked file"), under its wire names. Pure. */
import { englishNameOf, tagOfServiceCode } from '../../shared/language.ts'
import { fpsOfCode } from '../../shared/uploads/uploadTerms.ts'
import { episodeRange } from '../catalogue/episodeRange.ts'
import { createMemo } from '../catalogue/store/memo.ts'
import type { Subtitle, SubtitleFile } from '../catalogue/records.ts'

/** The parts of a row that only come when they are asked for. */
export interface RowExtras {
  readonly comment: boolean
  readonly releases: boolean
  readonly unpack: boolean
}

export const noExtras: RowExtras = { comment: false, releases: false, unpack: false }

/** Whether a row tells of the files of its subtitle, which are looked up for it then. */
export function needsFiles({ isFullSeason }: Subtitle, { unpack }: RowExtras): boolean {
  return unpack || isFullSeason
}

/** @param files of the subtitle where the row needs them */
export function subtitleRow(subtitle: Subtitle, files: readonly SubtitleFile[], extras: RowExtras): object {
  return {
    release_name: releaseNameOf(subtitle),
    name: uniqueName(subtitle),
    url: `/subtitle/${subtitle.nId}-${subtitle.archiveNumber}.zip`,
    ...numberFields(subtitle, files),
    ...(extras.unpack && { unpack_files: unpackedFiles(files) }),
    lang: languageName(subtitle.language),
    language: subtitle.language,
    author: subtitle.author,
    n_id: subtitle.nId,
    // The document leaves the field out; live services link a page here, and this one has none.
    subtitlePage: '',
    hi: subtitle.isHearingImpaired,
    ai_translated: subtitle.isMachineMade,
    ...(extras.comment && { comment: subtitle.comment }),
    ...(extras.releases && { releases: subtitle.releases }),
  }
}

/**
 * Always integers, as the document types them. Single: episode = episode_from = episode_end. Range: from < end.
 * Full season: the first and last episode that the files name. 0 where nobody says, and for movies.
 */
function numberFields(subtitle: Subtitle, files: readonly SubtitleFile[]): object {
  const { season, isFullSeason, framerate } = subtitle
  const { episodeFrom, episodeEnd } = isFullSeason ? episodeRange(files.map(({ episode }) => episode)) : subtitle
  const from = episodeFrom ?? 0
  return {
    season: season ?? 0,
    episode: from,
    framerate,
    fps: fpsOfCode(framerate),
    episode_from: from,
    episode_end: episodeEnd ?? from,
    full_season: isFullSeason,
  }
}

/** The document speaks of packed subtitles: what holds one file alone has nothing to unpack. */
function unpackedFiles(files: readonly SubtitleFile[]): readonly object[] {
  return files.length > 1 ? files.map(unpackedFile) : []
}

function unpackedFile(file: SubtitleFile): object {
  return {
    file_n_id: file.fileNId,
    name: file.name,
    release_name: file.releaseName,
    season: file.season,
    episode: file.episode,
    language: file.language,
    hi: file.isHearingImpaired,
    format: file.format,
    size: file.sizeBytes,
    md5: file.md5,
    url: `/subtitle/${file.nId}/${file.fileNId}`,
  }
}

function releaseNameOf({ releases, name }: Subtitle): string {
  return releases[0] ?? withoutEnding(name)
}

/** Clients key on the name: two languages or two authors of one release must not share it. */
function uniqueName({ name, language, nId }: Subtitle): string {
  return `${withoutEnding(name)}.${language}.${nId}.zip`
}

function withoutEnding(name: string): string {
  return name.replace(/\.\w{2,4}$/, '')
}

/** A plain name that any client's table holds: of two languages the first, without a script; `language` has the exact code. */
function languageName(code: string): string {
  return languageNames(code, () => englishName(code))
}

const languageNames = createMemo<string, string>(256)

function englishName(code: string): string {
  const tag = tagOfServiceCode(code)
  if (!tag) return code
  const [first = tag] = tag.split('+')
  return englishNameOf(first).replace(/ \(.*\)$/, '')
}
