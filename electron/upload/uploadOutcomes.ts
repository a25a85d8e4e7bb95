/** What became of an upload, as a row of its run. Pure. */
import { fileOutcome } from '../runs/fileOutcome.ts'
import type { Outcome, RunScope } from '../runs/run.ts'
import type { UploadRecord } from './uploadRecord.ts'

/** One row a file: several files of a pack share what became of it. */
export function uploadOutcomes({ files, videoPath, fields, step, failure }: UploadRecord): readonly Outcome[] {
  return files.map(({ path }) => {
    const subject = { videoPath: videoPath ?? path, path, language: fields.language ?? '' }
    if (step === 'sent') return fileOutcome(subject, { state: 'written' })
    if (!failure) return fileOutcome(subject, { state: 'stopped' })
    return fileOutcome(subject, { state: 'failed', reason: 'error', ...failure })
  })
}

const namesShown = 3

export function uploadScope(uploads: readonly (UploadRecord | null)[]): RunScope {
  const names = [...new Set(uploads.flatMap((upload) => upload?.fields.titleName ?? upload?.files[0]?.name ?? []))]
  const languages = new Set(uploads.flatMap((upload) => upload?.fields.language ?? []))
  const [language = null] = languages.size === 1 ? languages : []
  return { names: names.slice(0, namesShown), more: Math.max(0, names.length - namesShown), language }
}
