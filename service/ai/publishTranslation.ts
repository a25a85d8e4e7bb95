/** Makes a finished translation a public subtitle of the same title, marked as machine-made. */
import { englishNameOf, serviceCodeOf } from '../../shared/language.ts'
import { addSubtitle } from '../catalogue/addSubtitle.ts'
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import { lookUp } from '../catalogue/store/lookups.ts'
import type { Catalogue, Subtitle, SubtitleFile } from '../catalogue/records.ts'
import { titleBySdId } from '../catalogue/titles.ts'
import type { DeliveredFile } from '../routes/delivery.ts'
import type { TranslationJob } from './jobs/job.ts'

export interface PublishParts {
  readonly database: ServiceDatabase
  readonly catalogue: Catalogue
}

/** Its number, or null where the catalogue has it already or the source is gone. Run inside a transaction. */
export function publishTranslation(
  { database, catalogue }: PublishParts,
  { source, targetLanguage }: TranslationJob,
  file: DeliveredFile,
): string | null {
  const subtitle = catalogue.subtitle(source.nId)
  const sourceFile = catalogue.file(source.nId, source.fileNId)
  const title = subtitle && lookUp(database, titleBySdId(subtitle.sdId))
  const language = serviceCodeOf(targetLanguage)
  if (!subtitle || !sourceFile || !title || language === null) return null
  return addSubtitle(database, {
    titleId: title.id,
    language,
    ...placeOf(subtitle, sourceFile),
    isHearingImpaired: sourceFile.isHearingImpaired,
    isMachineMade: true,
    framerate: subtitle.framerate,
    comment: `Machine translation from ${englishNameOf(source.language)}.`,
    author: '',
    files: [{ path: file.name, bytes: file.bytes }],
  })
}

/** One file of a pack is the subtitle of its own episode and release. */
function placeOf(subtitle: Subtitle, { season, episode, releaseName }: SubtitleFile) {
  const { isFullSeason, episodeFrom, episodeEnd, releases } = subtitle
  const isPack = isFullSeason || episodeFrom !== episodeEnd
  if (!isPack) return { releases, season: subtitle.season, episodeFrom, episodeEnd, isFullSeason }
  const number = episode > 0 ? episode : null
  return {
    releases: [releaseName],
    season: season > 0 ? season : subtitle.season,
    episodeFrom: number,
    episodeEnd: number,
    isFullSeason: false,
  }
}
