/** What the service has answered for a video, with what of it was tried and refused: told from what is kept, nothing is asked. */
import type { MatchedVideo } from '../../../matching/matchedVideo.ts'
import type { MakePlan } from './planMaker.ts'
import { planOfVideos } from './planScope.ts'

/** null where nothing is known, or nothing is missing. @throws AppError 'file.missing' */
export type ListedFor = (videoId: string, signal: AbortSignal) => Promise<MatchedVideo | null>

export function createListedFor(make: MakePlan): ListedFor {
  const silent = { onPhase: () => undefined, onProgress: () => undefined }
  return async (videoId, signal) => {
    const { matched } = await make({ ...planOfVideos([videoId]), ...silent, batchId: '', isOffline: true, signal })
    return matched[0] ?? null
  }
}
