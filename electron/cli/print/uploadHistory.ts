/** What was sent to a service, as the history tells it: with the numbers by which it is found and replaced there. Mapping only. */
import type { UploadRecord } from '../../upload/uploadRecord.ts'
import { shown } from '../terminal.ts'
import { localTime } from './localTime.ts'

export function uploadJson({ steppedMs, files, fields, service, nId, fileIds, review, reason }: UploadRecord): string {
  const at = new Date(steppedMs).toISOString()
  const paths = files.map(({ path }) => path)
  return JSON.stringify({
    ...{ at, state: 'uploaded', files: paths, language: fields.language, service },
    ...{ n_id: nId, file_n_ids: fileIds, review, reason, event: 'history' },
  })
}

export function uploadLine({ steppedMs, files, fields, service, nId, fileIds, review }: UploadRecord): string {
  const at = localTime(steppedMs)
  const place = `at ${service ?? '?'}`
  const numbers = `n_id ${nId ?? '?'}  file_n_id ${fileIds.join(', ')}`
  const paths = files.map(({ path }) => path).join(', ')
  return shown(
    `${at}  uploaded  ${(fields.language ?? '?').padEnd(5)}  ${paths}  ${place}  ${numbers}  ${review ?? ''}`.trimEnd(),
  )
}
