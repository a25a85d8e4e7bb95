/** `jobs`: the translations and transcriptions of the account, wherever they were started; `jobs fetch` saves a result again. */
import { AppError, toAppError } from '../../../shared/errors.ts'
import { randomIds } from '../../../node/ids.ts'
import { listAccountJobs, saveAccountJob, type AccountJob } from '../../ai/accountJobs.ts'
import { realDisk } from '../../disk/disk.ts'
import type { AppFiles } from '../../engine/openCore.ts'
import { pageOf } from '../pageOf.ts'
import { printSaved } from '../print/savedTexts.ts'
import { saveFolder } from '../saveFolder.ts'
import type { Given } from '../table/appCommand.ts'
import type { jobsOptions } from '../table/optionSets.ts'
import { shown, type ExitCode, type Terminal } from '../terminal.ts'
import { withConnection } from '../withEngine.ts'
import { serviceOf } from '../serviceQuestions.ts'
import { localDay } from '../print/localTime.ts'

export async function jobsCommand(
  { values, positionals }: Given<typeof jobsOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const [verb, requestId = ''] = positionals
  if (verb !== undefined && (verb !== 'fetch' || requestId === ''))
    throw new AppError('input.invalid', 'Say undertitle jobs, or undertitle jobs fetch ID.')
  const page = pageOf(values.page) ?? 1
  const folder = verb === 'fetch' ? await saveFolder(values.to, terminal) : null
  const needs = { home: values.home, terminal, files, isOwner: false, overrides: serviceOf(values) }
  return withConnection(needs, async ({ client, reader }, { aiJobs: jobs }) => {
    const { signal } = terminal
    if (folder === null) {
      const listed = await listAccountJobs({ client, jobs }, page, signal)
      print({ ...listed, page, isJson: values.json === true }, terminal)
      return 0
    }
    const fetching = { client, reader, disk: realDisk, ids: randomIds }
    const saved = await saveAccountJob(fetching, { requestId, folder }, signal).catch((thrown: unknown) => {
      throw toAppError(thrown).code === 'service.notFound' ? noSuchJob(requestId, thrown) : thrown
    })
    return printSaved(saved, { source: { request_id: requestId }, isJson: values.json === true }, terminal)
  })
}

function noSuchJob(id: string, cause: unknown): AppError {
  return new AppError('input.invalid', `The account has no job "${id}". See: undertitle jobs`, cause)
}

interface Printed {
  readonly jobs: readonly AccountJob[]
  readonly page: number
  readonly pages: number
  readonly isJson: boolean
}

function print({ jobs, page, pages, isJson }: Printed, { stdout, stderr }: Terminal): void {
  for (const job of jobs) stdout(isJson ? JSON.stringify(jobJson(job)) : jobLine(job))
  if (isJson) stdout(JSON.stringify({ event: 'page', page, pages }))
  else if (page < pages) stderr(`Page ${page} of ${pages}; see --page ${page + 1}.`)
  if (jobs.length === 0) stderr('The account has no translations or transcriptions.')
}

function jobJson({ remote, videoPath }: AccountJob): object {
  const { requestId, kind, status, progress, isReady, isReused, language, tone, createdMs } = remote
  return {
    event: 'job',
    ...{ request_id: requestId, kind, status, progress, ready: isReady, reused: isReused, language, tone },
    ...{ n_id: remote.subtitleId, file_n_id: remote.fileId, media_url: remote.mediaUrl, video: videoPath },
    ...{ error: remote.failure, created: createdMs === null ? null : new Date(createdMs).toISOString() },
  }
}

function jobLine({ remote, videoPath }: AccountJob): string {
  const { requestId, status, language, progress, failure, createdMs } = remote
  const day = createdMs === null ? '?' : localDay(createdMs)
  const state = status === 'running' && progress !== null ? `${Math.round(progress * 100)} %` : status
  const about = videoPath ?? remote.mediaUrl ?? (remote.subtitleId === null ? '' : `subtitle ${remote.subtitleId}`)
  const why = failure?.message ?? failure?.code
  const words = [requestId ?? '?', day, state.padEnd(10), (language ?? '?').padEnd(6), about, ...(why ? [why] : [])]
  return words.map(shown).join('  ').trimEnd()
}
