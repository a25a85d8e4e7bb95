/** The file that a translation is asked of, checked as far as its record goes. */
import { counted } from '../../shared/text/counted.ts'
import { englishNameOf, tagOfServiceCode, type LanguageTag } from '../../shared/language.ts'
import type { SubtitleFile } from '../catalogue/records.ts'
import { ServiceError } from '../http/serviceError.ts'
import type { CatalogueStore } from '../store/store.ts'
import type { JobSource } from './jobs/job.ts'

export interface EpisodeInPack {
  /** null where only one season can be meant. */
  readonly season: number | null
  readonly episode: number
}

export interface AskedSource {
  readonly nId: string
  /** Null: the only file of the subtitle, or the one of the episode. */
  readonly fileNId: string | null
  readonly inPack: EpisodeInPack | null
  readonly targetLanguage: LanguageTag
}

export interface FoundSource {
  readonly source: JobSource
  readonly sizeBytes: number
}

/** Throws `not_found`, `not_single_file` or `invalid_request`. */
export async function findSource(catalogue: CatalogueStore, asked: AskedSource): Promise<FoundSource> {
  const file = await fileOf(catalogue, asked)
  const language = tagOfServiceCode(file.language)
  if (language === null || language.includes('+')) {
    throw new ServiceError('invalid_request', 'This subtitle is not in one known language, so it cannot be translated.')
  }
  if (language === asked.targetLanguage) {
    throw new ServiceError('invalid_request', `This subtitle is in ${englishNameOf(language)} already.`)
  }
  const { nId, fileNId, md5, sizeBytes } = file
  return { source: { nId, fileNId, md5, language }, sizeBytes }
}

async function fileOf(catalogue: CatalogueStore, { nId, fileNId, inPack }: AskedSource): Promise<SubtitleFile> {
  const files = (await catalogue.subtitle(nId)) ? await catalogue.filesOf(nId) : []
  if (files.length === 0) throw new ServiceError('not_found', 'There is no such subtitle.')
  if (fileNId !== null) {
    const named = files.find((file) => file.fileNId === fileNId)
    if (named) return named
    throw new ServiceError('not_found', 'This subtitle has no such file.')
  }
  const fitting = inPack && files.length > 1 ? files.filter((file) => isOf(file, inPack)) : files
  const [only, ...others] = fitting
  if (only && others.length === 0) return only
  if (!only) throw new ServiceError('not_found', 'This subtitle has no file of that episode.')
  const have = `This subtitle has ${counted(fitting.length, 'file')}${inPack ? ' of that episode' : ''}.`
  throw new ServiceError('not_single_file', `${have} Name one of them in file_n_id.`)
}

/** A season that the name of a file does not say (0) is the one that is meant. */
function isOf(file: SubtitleFile, { season, episode }: EpisodeInPack): boolean {
  return file.episode === episode && (season === null || file.season === 0 || file.season === season)
}
