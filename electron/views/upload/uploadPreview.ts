/** Everything that is sent with an upload, to be looked at before: nothing leaves the machine for it. */
import { createHash } from 'node:crypto'
import type { UploadPreview } from '../../../shared/contract/upload.ts'
import { previewOf as plainPreviewOf } from '../../../shared/subtitle/plainText.ts'
import type { ArchiveReader } from '../../download/archive/archiveReader.ts'
import { readUpload } from '../../upload/readUploadFile.ts'
import { previewOf } from '../../upload/previewOf.ts'
import type { UploadRecord } from '../../upload/uploadRecord.ts'

const mostPreviewedCues = 3

/** @throws AppError as reading a file does */
export async function uploadPreview(
  reader: Pick<ArchiveReader, 'prepare'>,
  upload: UploadRecord,
  signal: AbortSignal,
): Promise<Omit<UploadPreview, 'host'>> {
  const files = await Promise.all(
    upload.files.map(async ({ path, name }) => {
      const bytes = await readUpload(path)
      const cues = name.toLowerCase().endsWith('.zip')
        ? []
        : (await reader.prepare(bytes, { fileName: name }, signal)).document.cues
      const firstLines = cues.slice(0, mostPreviewedCues).map(({ text }) => plainPreviewOf(text))
      const md5 = createHash('md5').update(bytes).digest('hex')
      return { name, sizeBytes: bytes.length, md5, firstLines: firstLines.join('\n') }
    }),
  )
  return { files, fields: [...previewOf(upload)] }
}
