/** A subtitle as v1 and v2 list it (API §2, "Subtitle" and "Unpacked file"), under its wire names. Pure. */
import { englishNameOf, tagOfServiceCode } from '../../shared/language.ts'
import { fpsOfCode } from '../../shared/uploadTerms.ts'
import type { Catalogue, Subtitle, SubtitleFile } from '../catalogue/records.ts'

/** The parts of a row that only come when they are asked for. */
export interface RowExtras {
  readonly comment: boolean
  readonly releases: boolean
  readonly unpack: boolean
}

export const noExtras: RowExtras = { comment: false, releases: false, unpack: false }

export function subtitleRow(catalogue: Pick<Catalogue, 'filesOf'>, subtitle: Subtitle, extras: RowExtras): object {
  return {
    release_name: releaseNameOf(subtitle),
    name: subtitle.name,
    url: `/subtitle/${subtitle.nId}-${subtitle.archiveNumber}.zip`,
    ...numberFields(subtitle),
    ...(extras.unpack && { unpack_files: catalogue.filesOf(subtitle.nId).map(unpackedFile) }),
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
 * Single: episode = episode_from = episode_end. Range: from < end. Full season: episode and episode_from null, end 0.
 * Movies count as single with zeros, because nulls would read as a pack.
 */
function numberFields({ season, episodeFrom, episodeEnd, isFullSeason, framerate }: Subtitle): object {
  const from = episodeFrom ?? 0
  return {
    season: season ?? 0,
    episode: isFullSeason ? null : from,
    framerate,
    fps: fpsOfCode(framerate),
    episode_from: isFullSeason ? null : from,
    episode_end: isFullSeason ? 0 : (episodeEnd ?? from),
    full_season: isFullSeason,
  }
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
  return releases[0] ?? name.replace(/\.\w{2,4}$/, '')
}

function languageName(code: string): string {
  const tag = tagOfServiceCode(code)
  return tag ? englishNameOf(tag) : code
}
