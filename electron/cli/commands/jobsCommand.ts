/** `jobs`: the translations and transcriptions of the account, wherever they were started; `jobs fetch` saves a result again. */
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { AppError } from '../../../shared/errors.ts'
import { randomIds } from '../../../node/ids.ts'
import { listAccountJobs, saveAccountJob, type AccountJob } from '../../ai/accountJobs.ts'
import { realDisk } from '../../disk/disk.ts'
import type { AppFiles } from '../../engine/compose.ts'
import type { Given } from '../table/appCommand.ts'
import type { jobsOptions } from '../table/optionSets.ts'
import { shown, type ExitCode, type Terminal } from '../terminal.ts'
import { withConnection } from '../withEngine.ts'
import { serviceOf } from './serviceQuestions.ts'

type Values = Given<typeof jobsOptions>['values']

export async function jobsCommand(
  { values, positionals }: Given<typeof jobsOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const [verb, requestId = ''] = positionals
  if (verb !== undefined && (verb !== 'fetch' || requestId === ''))
    throw new AppError('input.invalid', 'Say undertitle jobs, or undertitle jobs fetch ID.')
  const page = pageOf(values.page)
  const folder = verb === 'fetch' ? await folderOf(values, terminal) : null
  const needs = { home: values.home, terminal, files, isOwner: false, overrides: serviceOf(values) }
  return withConnection(needs, async ({ client, reader }, { aiJobs: jobs }) => {
    const { signal } = terminal
    if (folder === null) {
      const listed = await listAccountJobs({ client, jobs }, page, signal)
      print({ ...listed, page, isJson: values.json === true }, terminal)
      return 0
    }
    const fetching = { client, reader, disk: realDisk, ids: randomIds }
    const { paths, failed } = await saveAccountJob(fetching, { requestId, folder }, signal)
    for (const path of paths)
      terminal.stdout(
        values.json ? JSON.stringify({ event: 'saved', request_id: requestId, path }) : `Saved ${shown(path)}`,
      )
    for (const name of failed) {
      if (values.json) terminal.stdout(JSON.stringify({ event: 'unreadable', request_id: requestId, name }))
      else terminal.stderr(`${shown(name)} is no readable subtitle, so it was not saved.`)
    }
    return failed.length === 0 ? 0 : 1
  })
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
  const day = createdMs === null ? '?' : new Date(createdMs).toISOString().slice(0, 10)
  const state = status === 'running' && progress !== null ? `${Math.round(progress * 100)} %` : status
  const about = videoPath ?? remote.mediaUrl ?? (remote.subtitleId === null ? '' : `subtitle ${remote.subtitleId}`)
  const why = failure?.message ?? failure?.code
  const words = [requestId ?? '?', day, state.padEnd(10), (language ?? '?').padEnd(6), about, ...(why ? [why] : [])]
  return words.map(shown).join('  ').trimEnd()
}

function pageOf(text: string | undefined): number {
  if (text === undefined) return 1
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new AppError('input.invalid', '--page takes a number from 1 on.')
}

/** Asked before the service is. */
async function folderOf({ to }: Values, { cwd }: Terminal): Promise<string> {
  const folder = resolve(cwd, to ?? '.')
  const found = await stat(folder).catch(() => null)
  if (!found?.isDirectory()) throw new AppError('folder.missing', `${folder} is no folder. Make it first.`)
  return folder
}
