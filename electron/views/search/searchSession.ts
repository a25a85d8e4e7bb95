/** Looking titles and subtitles up by hand, and putting one beside a video. Every question is in the ledger of units. */
import type { SubtitleRow, TitleRow } from '../../../shared/contract/account.ts'
import { AppError, toAppError } from '../../../shared/errors.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import type { Connection } from '../../batch/connection.ts'
import type { FulfilPlan } from '../../batch/loggedFulfil.ts'
import type { Candidate } from '../../matching/choose/ranking.ts'
import { rankCandidates } from '../../matching/choose/rankCandidates.ts'
import type { TitleCorrections } from '../../matching/titleCorrections.ts'
import type { PayingLedger } from '../../quota/paidCall.ts'
import { paidSearch } from '../../quota/paidSearch.ts'
import { contentOfQuery, contentOfText } from '../../serviceClient/callContent.ts'
import type { CallId } from '../../serviceClient/callId.ts'
import type { ListedSubtitle, SubtitleQuery, TitleMatch } from '../../serviceClient/listing.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { History } from '../../sidecar/history.ts'
import type { Gap } from '../../wanted/missing.ts'
import { usableRules } from '../../wanted/usableRules.ts'
import type { WishRules } from '../../wanted/wish.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import { fulfilOne } from '../plan/fulfilOne.ts'
import { createHandles } from '../ids.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { ServiceLink } from '../serviceLink.ts'
import type { Topics } from '../topics.ts'

export interface SearchSessionParts {
  readonly link: Pick<ServiceLink, 'current'>
  readonly ledger: PayingLedger
  readonly history: Pick<History, 'startBatch'>
  readonly library: Pick<LibrarySession, 'video' | 'recordWritten'>
  readonly corrections: TitleCorrections
  readonly fulfilPlan: FulfilPlan
  readonly settings: Pick<SettingsStore, 'read'>
  readonly newId: () => string
  readonly topics: Pick<Topics, 'changed'>
}

export interface SubtitleSearch {
  readonly titleId: string
  readonly season: number | null
  readonly episode: number | null
  readonly languages: readonly LanguageTag[]
}

export interface SearchSession {
  titles(text: string, signal: AbortSignal): Promise<TitleRow[]>
  /** Empty where the plan has no completion. */
  complete(text: string, signal: AbortSignal): Promise<TitleRow[]>
  subtitles(search: SubtitleSearch, signal: AbortSignal): Promise<SubtitleRow[]>
  /** Takes a found title for the video and its show. @throws AppError 'input.invalid', 'file.missing' */
  setTitle(choice: { readonly videoId: string; readonly titleId: string }): void
  forgetTitle(videoId: string): void
  /** Answers the name of the file that was written. */
  download(
    choice: { readonly subtitleId: string; readonly videoId: string },
    signal: AbortSignal,
  ): Promise<{ readonly sidecarName: string }>
}

interface Asking {
  readonly subject: string
  /** What is asked, as one text. */
  readonly content: string
}

type Ask<Answer> = (connection: Connection, callId: CallId) => Promise<Answer>

interface FoundText {
  readonly subtitle: ListedSubtitle
  readonly title: TitleMatch
}

/** What a person has looked at may be chosen a good while later. */
const mostRemembered = 5_000

export function createSearchSession(parts: SearchSessionParts): SearchSession {
  const titles = createHandles<TitleMatch>(parts.newId, mostRemembered)
  const offers = createHandles<FoundText>(parts.newId, mostRemembered)

  /** Units were spent. */
  function spent(): void {
    parts.topics.changed('usage')
    parts.topics.changed('history')
  }

  async function paid<Answer>({ subject, content }: Asking, ask: Ask<Answer>): Promise<Answer> {
    const connection = await parts.link.current()
    const batchId = parts.history.startBatch('search')
    const { service, account } = connection
    try {
      return await paidSearch(
        { ledger: parts.ledger, service, account, batchId },
        {
          ...{ units: 1, subject, reason: 'search by hand', content },
          call: (callId) => ask(connection, callId),
          keep: (answer) => answer,
        },
      )
    } finally {
      spent()
    }
  }

  function titleRow(title: TitleMatch): TitleRow {
    const { name, type, year, filmdbId } = title
    const key = JSON.stringify([title.titleId, filmdbId, title.moviedbId, type, name, year])
    return { id: titles.idOf(key, title), name, type, year, filmdbId }
  }

  function knownTitle(titleId: string): TitleMatch {
    const title = titles.get(titleId)
    if (!title) throw new AppError('input.invalid', 'This title is no longer known. Search for it again.')
    return title
  }

  return {
    async titles(text, signal) {
      const asking = { subject: text, content: contentOfText('titles', text, 30) }
      const found = await paid(asking, ({ client }, callId) => client.searchTitles(text, { limit: 30, callId }, signal))
      return found.map(titleRow)
    },
    async complete(text, signal) {
      try {
        const asking = { subject: text, content: contentOfText('completion', text, null) }
        const found = await paid(asking, ({ client }, callId) => client.complete(text, { callId }, signal))
        return found.map(titleRow)
      } catch (thrown) {
        if (toAppError(thrown).code === 'plan.required') return []
        throw thrown
      }
    },
    async subtitles(search, signal) {
      const title = knownTitle(search.titleId)
      const query = queryOf(title, search)
      const asking = { subject: title.name, content: contentOfQuery(query) }
      const answer = await paid(asking, ({ client }, callId) => client.searchSubtitles(query, signal, callId))
      const { subtitles } = answer
      const connection = await parts.link.current()
      return subtitles.map((subtitle) => ({
        ...subtitleRowOf(subtitle),
        id: offers.idOf(subtitle.id, { subtitle, title }),
        isCached: connection.isCached(subtitle.id),
      }))
    },
    setTitle({ videoId, titleId }) {
      parts.corrections.set(parts.library.video(videoId), knownTitle(titleId))
      parts.topics.changed('library')
    },
    forgetTitle(videoId) {
      parts.corrections.forget(parts.library.video(videoId))
      parts.topics.changed('library')
    },
    async download({ subtitleId, videoId }, signal) {
      const offer = offers.get(subtitleId)
      if (!offer) throw new AppError('input.invalid', 'This subtitle is no longer known. Search for it again.')
      const { gap, pick, rules } = choiceOf(parts, offer, videoId)
      const connection = await parts.link.current()
      const batchId = parts.history.startBatch('search')
      try {
        const event = await fulfilOne(parts.fulfilPlan, { connection, rules, gap, picks: [pick], batchId, signal })
        parts.library.recordWritten({ videoPath: event.video, path: event.sidecar, language: event.language })
        parts.corrections.learn(gap.video, offer.title)
        return { sidecarName: nameOfPath(event.sidecar) }
      } finally {
        spent()
      }
    },
  }
}

function queryOf(title: TitleMatch, { season, episode, languages }: SubtitleSearch): SubtitleQuery {
  const { titleId, filmdbId, moviedbId, type, name, year } = title
  const hasId = titleId !== null || filmdbId !== null || moviedbId !== null
  return {
    ...(titleId === null ? {} : { titleId }),
    ...(filmdbId === null ? {} : { filmdbId }),
    ...(moviedbId === null ? {} : { moviedbId }),
    ...(type === null ? {} : { type }),
    ...(hasId ? {} : { filmName: name, ...(year === null ? {} : { year }) }),
    ...(season === null ? {} : { season }),
    ...(episode === null ? {} : { episode }),
    languages,
  }
}

function subtitleRowOf(subtitle: ListedSubtitle): Omit<SubtitleRow, 'id' | 'isCached'> {
  const { releaseNames, fileName, language, season, episodeFrom, episodeEnd, isFullSeason, author, comment } = subtitle
  return {
    release: releaseNames[0] ?? fileName,
    language,
    season,
    episodeFrom,
    episodeEnd,
    isFullSeason,
    isHearingImpaired: subtitle.isHearingImpaired === true,
    isMachineMade: subtitle.isMachineMade,
    author,
    comment,
  }
}

interface ChosenByHand {
  readonly gap: Gap
  readonly pick: Candidate
  readonly rules: WishRules
}

/** The fit is told where the names tell it; what a person chose by hand is taken even where they speak against it. */
function choiceOf(
  { library, settings }: SearchSessionParts,
  { subtitle, title }: FoundText,
  videoId: string,
): ChosenByHand {
  const video = library.video(videoId)
  const release = parseRelease(video.file.path)
  const language = subtitle.language ?? 'und'
  const wish = { alternatives: [{ kind: 'language', language }] } as const
  const fps = video.media?.fps ?? null
  const request = { release, videoName: nameOfPath(video.file.path), fps, wish, title, forced: 'also' } as const
  const { candidates } = rankCandidates({ ...request, hearingImpaired: 'any' }, [subtitle])
  const pick = candidates[0] ?? unjudged(subtitle, language)
  return { gap: { video, release, wish }, pick, rules: { ...usableRules(settings.read()), wishes: [wish] } }
}

function unjudged(subtitle: ListedSubtitle, language: LanguageTag): Candidate {
  return {
    subtitle,
    file: null,
    language,
    alternativeIndex: 0,
    tier: 2,
    isHearingImpaired: subtitle.isHearingImpaired === true,
    hearingImpairedMiss: 0,
    isMachineMade: subtitle.isMachineMade,
    isUnlistedPack: subtitle.isFullSeason,
    points: 0,
    reasons: [],
    releaseName: subtitle.releaseNames[0] ?? subtitle.fileName,
  }
}
