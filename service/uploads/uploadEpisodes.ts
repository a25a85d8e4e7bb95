/** Which episodes an upload is for. Pure. */
import { episodesInNames, type EpisodeRange } from '../catalogue/episodeRange.ts'
import { createReleaseReader } from '../catalogue/import/releaseReader.ts'
import type { NewFile } from '../catalogue/newSubtitle.ts'
import type { Place } from './place.ts'
import { isPacked } from './subtitleFile.ts'
import type { UploadFields } from './uploadFields.ts'

type Told = Pick<UploadFields, 'type' | 'isFullSeason' | 'releases' | 'episodeFrom' | 'episodeEnd'>

const none: EpisodeRange = { episodeFrom: null, episodeEnd: null }

/** The document does not require ef and ee; a row without an episode would be found for none. */
export function uploadEpisodes(fields: Told, files: readonly Pick<NewFile, 'path'>[]): EpisodeRange {
  const { type, isFullSeason, releases, episodeFrom, episodeEnd } = fields
  if (type === 'movie' || isFullSeason) return none
  if (episodeFrom !== null) return { episodeFrom, episodeEnd }
  return episodesInNames(createReleaseReader(), { files, releases })
}

interface Waiting {
  readonly fields: Told
  readonly place: Place
  readonly files: readonly { readonly name: string }[]
}

/** What approving makes of it, as far as the names of its own files say: archives are not opened, and files that stay not read. */
export function waitingEpisodes({ fields, place, files }: Waiting): EpisodeRange {
  const { episodeFrom, episodeEnd } = fields
  const isTold = episodeFrom === null && place.nId === null && !files.some(({ name }) => isPacked(name))
  return isTold
    ? uploadEpisodes(
        fields,
        files.map(({ name }) => ({ path: name })),
      )
    : { episodeFrom, episodeEnd }
}
