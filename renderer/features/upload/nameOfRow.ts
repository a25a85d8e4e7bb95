/** What a row is called: by its file, and a pack by its own name. Pure. */
import type { UploadRow } from '../../../shared/contract/upload.ts'

export function nameOfRow({ files, fields }: Pick<UploadRow, 'files' | 'fields'>): string {
  const [first] = files
  return files.length > 1 && fields.name !== '' ? fields.name : (first?.name ?? '')
}
