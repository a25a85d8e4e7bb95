/** What `upload` prints: one line a file, or one JSON object; before it is sent, exactly what would leave. */
import type { AppError } from '../../../shared/errors.ts'
import { baseName } from '../../../shared/text/baseName.ts'
import { previewOf } from '../../upload/previewOf.ts'
import type { ReplacedFile } from '../../upload/replaceFile.ts'
import type { UploadRecord } from '../../upload/uploadRecord.ts'
import { commandThatHelps } from './commandThatHelps.ts'
import { shown, type Terminal } from '../terminal.ts'
import { counted } from '../../../shared/text/counted.ts'

export interface PreviewFacts {
  readonly uploadUrl: string
  readonly isComplete: boolean
  /** Units that looking it up took. */
  readonly searches: number
}

export interface UploadLines {
  /** Of one that is not complete, what stands so far: what it lacks is told as its failure. */
  preview(upload: UploadRecord, about: PreviewFacts): void
  /** A file that would take the place of one that was sent: nothing else of its upload would leave. */
  replacement(upload: UploadRecord, file: ReplacedFile, uploadUrl: string): void
  /** Before so many uploads are looked up to be shown. */
  costs(uploads: number): void
  sent(upload: UploadRecord, message: string): void
  failed(paths: readonly string[], error: AppError): void
  duplicates(upload: UploadRecord): void
}

export function createUploadLines(
  { isJson, isQuiet }: { readonly isJson: boolean; readonly isQuiet: boolean },
  { stdout, stderr }: Pick<Terminal, 'stdout' | 'stderr'>,
): UploadLines {
  const print = (event: object, lines: readonly string[]) => {
    if (isJson) stdout(JSON.stringify(event))
    else for (const line of lines) stdout(shown(line))
  }
  // The same for every file: said once.
  const helpTold = new Set<string>()
  const tellHelp = (help: string) => {
    if (!helpTold.has(help)) stderr(help)
    helpTold.add(help)
  }
  return {
    preview(upload, { uploadUrl, isComplete, searches }) {
      const fields = previewOf(upload)
      const { files, sureness, duplicates } = upload
      const paths = files.map(({ path }) => path)
      print(
        {
          event: 'preview',
          files: paths,
          upload_url: uploadUrl,
          complete: isComplete,
          fields: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
          sureness,
          duplicates,
          searches,
        },
        [
          isComplete ? `Would be sent to ${uploadUrl}:` : `Not complete. What would be sent to ${uploadUrl} so far:`,
          ...files.map(({ path, sizeBytes }) => `  file ${path} (${sizeBytes} bytes)`),
          ...fields.map(({ name, value }) => `  ${name} = ${value}`),
          searches === 0 ? 'Nothing was spent.' : `Spent ${counted(searches, 'search', 'searches')}.`,
        ],
      )
    },
    replacement({ nId, fileIds, files }, { index, path = files[index]?.path ?? '' }, uploadUrl) {
      const fields = { n_id: nId, file_n_id: fileIds[index] }
      const rest = { complete: true, fields, sureness: {}, duplicates: null, searches: 0 }
      print({ event: 'preview', files: [path], upload_url: uploadUrl, ...rest }, [
        `Would be sent to ${uploadUrl}, in the place of a file that was sent:`,
        `  file ${path}`,
        `  n_id = ${nId ?? ''}`,
        `  file_n_id = ${fileIds[index] ?? ''}`,
        'Nothing was spent.',
      ])
    },
    costs(uploads) {
      if (!isQuiet)
        stderr(
          `Nothing is sent. Looking up ${counted(uploads, 'upload')} costs searches, as a rule one for each; what was asked before is free.`,
        )
    },
    sent({ files, nId, fileIds, review, reason }, message) {
      const paths = files.map(({ path }) => path)
      print({ event: 'uploaded', files: paths, n_id: nId, file_n_ids: fileIds, review, reason, message }, [
        `sent  ${paths.join(', ')}  n_id ${nId ?? '?'}  file_n_id ${fileIds.join(', ')}  ${review ?? ''}${reason ? `: ${reason}` : ''}`,
      ])
      if (!isJson && !isQuiet) stderr(shown(message))
    },
    failed(paths, error) {
      const { code, message } = error
      print({ event: 'failed', files: paths, code, message }, [`failed  ${paths.join(', ')}`])
      const name = baseName(paths[0] ?? '')
      stderr(shown(message.startsWith(name) ? message : `${name}: ${message}`))
      const help = commandThatHelps(error)
      if (help !== null) tellHelp(help)
    },
    duplicates({ files, duplicates }) {
      stderr(shown(`${files[0]?.name ?? ''} looks like what is there already: ${(duplicates ?? []).join(', ')}`))
    },
  }
}
