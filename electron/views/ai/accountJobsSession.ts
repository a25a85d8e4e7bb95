/** The list of all jobs of the account, and an old result saved into a folder. Asks the service; costs nothing. */
import type { AccountJobRow } from '../../../shared/contract/ai.ts'
import type { SavedFiles } from '../../../shared/contract/search.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Ids } from '../../../node/ids.ts'
import { listAccountJobs, saveAccountJob, type AccountJob } from '../../ai/accountJobs.ts'
import type { AiJobs } from '../../ai/aiJobs.ts'
import type { SaveParts } from '../../download/saveTexts.ts'
import type { FolderCommands } from '../folders/folderCommands.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import { savedFilesOf } from '../folders/savedFiles.ts'
import { createHandles } from '../ids.ts'
import type { ServiceLink } from '../serviceLink.ts'

export interface AccountJobsParts {
  readonly link: Pick<ServiceLink, 'current'>
  readonly jobs: Pick<AiJobs, 'list' | 'targets'>
  readonly folders: Pick<FolderCommands, 'pathOf'>
  readonly disk: SaveParts['disk']
  readonly ids: Ids
}

export interface AccountJobsSession {
  accountJobs(page: number, signal: AbortSignal): Promise<{ readonly rows: AccountJobRow[]; readonly pages: number }>
  /** null when the dialog was closed. */
  saveJob(order: SaveJob, signal: AbortSignal): Promise<SavedFiles | null>
}

export interface SaveJob {
  readonly jobId: string
  readonly placeId: string | null
}

/** Of the pages that a person looked at. */
const mostRemembered = 2_000

export function createAccountJobsSession(parts: AccountJobsParts): AccountJobsSession {
  const { link, jobs, folders, disk, ids } = parts
  const requests = createHandles<string>(ids, mostRemembered)

  function rowOf({ remote, videoPath }: AccountJob): AccountJobRow {
    const { requestId, language: to, failure, etaMs: remainingMs, ...facts } = remote
    const { kind, tone, status, progress, isReady, isReused, createdMs } = facts
    return {
      ...{ kind, to, tone, status, progress, remainingMs, isReused, createdMs },
      id: requestId === null ? null : requests.idOf(requestId, requestId),
      isReady: isReady && requestId !== null,
      videoName: videoPath === null ? null : nameOfPath(videoPath),
      subtitle: remote.subtitleId,
      media: remote.mediaUrl,
      message: failure?.message ?? failure?.code ?? '',
    }
  }

  return {
    async accountJobs(page, signal) {
      const { client } = await link.current()
      const listed = await listAccountJobs({ client, jobs }, page, signal)
      return { rows: listed.jobs.map(rowOf), pages: listed.pages }
    },
    async saveJob({ jobId, placeId }, signal) {
      const requestId = requests.get(jobId)
      if (requestId === null)
        throw new AppError('input.invalid', 'This job is no longer in the list. Look at the list again.')
      const folder = await folders.pathOf(placeId)
      if (folder === null) return null
      const { client, reader } = await link.current()
      const saved = await saveAccountJob({ client, reader, disk, ids }, { requestId, folder }, signal)
      return savedFilesOf(saved, folder)
    },
  }
}
