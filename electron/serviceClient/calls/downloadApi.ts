/** Fetches archives. Hands on the bytes as they came; what they are is for whoever opens them to find out. */
import { AppError } from '../../../shared/errors.ts'
import type { ApiParts } from '../answers/answerReader.ts'
import { mostArchiveBytes } from '../answers/answerSizes.ts'
import type { WaitForRoom } from '../answers/bodyReader.ts'
import type { CallId } from '../callId.ts'
import { downloadPath, isUsableId } from './downloadAddress.ts'
import { fileIn } from '../answers/fileAnswer.ts'
import type { Download, ListedSubtitle } from '../listing.ts'
import { afterArrival, mayBeCharged } from '../mayBeCharged.ts'
import type { ServiceCall } from '../request.ts'

export interface DownloadApi {
  /**
   * The archive of a subtitle: v2 by its id (API §4 "v2 download"), or by its listed link (API §4 "Download (v1 links)") where the
   * id cannot be used, no key is set, or the service has no such route. One unit of the download quota.
   * `waitForRoom` is asked by a large one before memory is taken for it.
   */
  download(subtitle: Wanted, signal: AbortSignal, callId?: CallId, waitForRoom?: WaitForRoom): Promise<Download>
}

type Wanted = Pick<ListedSubtitle, 'id' | 'path'>

export function createDownloadApi(parts: ApiParts): DownloadApi {
  return {
    download: (subtitle, signal, callId, waitForRoom) => download(parts, { ...subtitle, callId, waitForRoom }, signal),
  }
}

type Downloading = Wanted & Pick<ServiceCall, 'callId' | 'waitForRoom'>

async function download(parts: ApiParts, { id, path, ...also }: Downloading, signal: AbortSignal) {
  const listed = async () => fetchBytes(parts, { to: 'download', path: downloadPath(path), ...also }, signal)
  if (parts.asker().apiKey === null || !isUsableId(id)) return listed()
  try {
    return await fetchBytes(parts, { to: 'base', path: `/api/v2/subtitles/${id}/download`, ...also }, signal)
  } catch (thrown) {
    if (path === null || !hasNoSuchRoute(thrown)) throw thrown
    return listed().catch((error: unknown) => {
      throw error instanceof AppError && mayBeCharged(thrown) ? afterArrival(error) : error
    })
  }
}

/** An older service answers 404; another sends on to its download host, which the listed link names without a redirect. */
function hasNoSuchRoute(thrown: unknown): thrown is AppError {
  return thrown instanceof AppError && (thrown.code === 'service.notFound' || thrown.code === 'service.redirected')
}

type Target = Pick<ServiceCall, 'to' | 'path' | 'callId' | 'waitForRoom'>

async function fetchBytes({ request, asker }: ApiParts, target: Target, signal: AbortSignal): Promise<Download> {
  const answer = await request(
    { method: 'GET', ...target, keyIn: 'header', wants: 'archive', mostBytes: mostArchiveBytes, counts: 'downloads' },
    signal,
  )
  return fileIn(answer, asker())
}
