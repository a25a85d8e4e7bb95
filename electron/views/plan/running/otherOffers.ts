/** What the service has for a wish beside the subtitle of ours that meets it, as if that were not there. */
import { isAnswered } from '../../../matching/matchedVideo.ts'
import { nothingLeftOut } from '../../../batch/surveyLibrary.ts'
import { AppError } from '../../../../shared/errors.ts'
import type { Connection } from '../../../batch/connection.ts'
import { planBatch } from '../../../batch/planBatch.ts'
import type { LibraryVideo } from '../../../library/mediaFile.ts'
import type { Candidate } from '../../../matching/choose/ranking.ts'
import type { Written } from '../../../sidecar/history/history.ts'
import type { Gap } from '../../../wanted/missing.ts'
import { orderedRules } from '../../../wanted/rulesBook.ts'
import type { LibrarySession } from '../../library/librarySession.ts'
import type { ServiceLink } from '../../serviceLink.ts'
import { writtenFor, type WrittenFile, type WrittenForParts } from './writtenFor.ts'

export interface OffersParts extends WrittenForParts {
  readonly library: Pick<LibrarySession, 'entry' | 'video'>
  readonly link: Pick<ServiceLink, 'current'>
}

export interface OthersAsked extends WrittenFile {
  /** The service may be asked, for a search at most; else only what it answered before counts. */
  readonly mayAsk: boolean
}

interface OffersOrder extends OthersAsked {
  readonly batchId: string
}

export interface Offers {
  readonly connection: Connection
  readonly written: Written
  /** null: nobody has asked the service yet. */
  readonly gap: Gap | null
  /** Best first. */
  readonly candidates: readonly Candidate[]
}

/** @throws AppError with the reason where the service may be asked and cannot be */
export async function offersFor(
  parts: OffersParts,
  { mayAsk, batchId, ...file }: OffersOrder,
  signal: AbortSignal,
): Promise<Offers> {
  const { written, wish } = writtenFor(parts, file)
  const connection = await parts.link.current()
  const videos = [without(parts.library.video(file.videoId), written)]
  const { rankedGaps, matched } = await planBatch(
    connection.batch.plan,
    { videos, ...nothingLeftOut },
    {
      rules: orderedRules(parts.rules.book(), { wishes: [wish], skipWhenAudioMatches: false }),
      ...{ allowance: 'all', limitDownloads: null, isOffline: !mayAsk, batchId, signal },
      emit: () => undefined,
    },
  )
  const [choice] = rankedGaps
  const gap = choice && isAnswered(choice.status) ? choice.gap : null
  if (mayAsk && choice && !gap) throw matched[0]?.error ?? notAsked()
  const candidates = (choice?.ranking.candidates ?? []).filter(
    ({ alternativeIndex, subtitle }) =>
      wish.alternatives[alternativeIndex]?.kind === 'language' && subtitle.id !== written.details.subtitleId,
  )
  return { connection, written, gap, candidates }
}

function without(video: LibraryVideo, { path }: Written): LibraryVideo {
  const sidecars = video.file.sidecars.filter((each) => each.path !== path)
  return { ...video, file: { ...video.file, sidecars } }
}

const notAsked = () => new AppError('service.unreachable', 'The service could not be asked.')
