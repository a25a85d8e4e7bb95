/** What of a title an upload is for, in the reader's words. Pure. */
import type { WaitingUpload } from '../../../shared/contract/operator.ts'
import type { Texts } from '../../texts/Texts.ts'

/** 'The Quiet Harbour (2019)' */
export function titleText({ title, year }: Pick<WaitingUpload, 'title' | 'year'>): string {
  return year === null ? title : `${title} (${year})`
}

/** 'Season 1, episode 3'; '' for a movie. */
export function partText({ operator, wording }: Texts, upload: WaitingUpload): string {
  const { type, isFullSeason, episodeFrom, episodeEnd } = upload
  if (type === 'movie' || upload.season === null) return ''
  const words = operator.uploads
  const season = wording.number(upload.season)
  if (isFullSeason) return words.fullSeason({ season })
  if (episodeFrom === null) return words.season({ season })
  const [from, to] = [wording.number(episodeFrom), wording.number(episodeEnd ?? episodeFrom)]
  return from === to ? words.episode({ season, episode: from }) : words.episodes({ season, from, to })
}

export function shortText(texts: Texts, upload: WaitingUpload): string {
  return [titleText(upload), partText(texts, upload)].filter((part) => part !== '').join(', ')
}
