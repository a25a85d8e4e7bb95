/** What was answered when a video was looked for, as the answer to a search for its name: its archives are here for nothing. */
import type { SearchQuestion } from '../../../shared/contract/search.ts'
import type { Handles } from '../ids.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import type { FoundText } from './foundText.ts'
import type { KeptAnswers } from './keptAnswers.ts'
import type { SearchSessionParts } from './searchParts.ts'

export interface AnswersOfVideos {
  /** Kept as the answer to a search for its name; and the result whose archive is here, first one that was refused for it. */
  ofVideo(
    video: { readonly videoId: string; readonly language: string },
    signal: AbortSignal,
  ): Promise<{ readonly text: string; readonly subtitleId: string | null }>
}

export interface AnswersShelf {
  readonly found: Handles<FoundText>
  readonly answers: Pick<KeptAnswers, 'keep'>
}

type Parts = Pick<SearchSessionParts, 'library' | 'link' | 'listedFor' | 'memory' | 'clock'>

export function createAnswersOfVideos(parts: Parts, { found, answers }: AnswersShelf): AnswersOfVideos {
  const { library, link, memory, clock } = parts
  return {
    async ofVideo({ videoId, language }, signal) {
      const { path } = library.video(videoId).file
      const text = nameOfPath(path)
      const known = await parts.listedFor(videoId, signal)
      if (!known?.title) return { text, subtitleId: null }
      const { title, listed: subtitles, release } = known
      const answer = { titles: [title], subtitles: [...subtitles], totalPages: 1 }
      const [episode = null] = release.episodes
      const kept = { answer, title, season: release.season, episode, atMs: clock.nowMs(), isOfVideo: true }
      answers.keep(await link.current(), questionOfName(text), kept)
      const refused = memory.rejectedIds(path)
      const [here] = subtitles
        .filter((each) => each.language === language && link.isCached(each.id))
        .sort((a, b) => Number(refused.has(b.id)) - Number(refused.has(a.id)))
      return { text, subtitleId: here ? found.idOf(here.id, { subtitle: here, ...kept }) : null }
    },
  }
}

/** As the field of the search asks for a text. */
function questionOfName(text: string): SearchQuestion {
  return { season: null, episode: null, isFullSeason: false, page: 1, languages: [], about: { kind: 'text', text } }
}
