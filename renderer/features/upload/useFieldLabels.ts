/** The labels of a row's fields, each with how sure its content is. */
import type { UploadFieldName, UploadRow } from '../../../shared/contract/upload.ts'
import { useTexts } from '../../texts/TextsContext.tsx'

/** What is sure needs no word. */
export function useFieldLabels(row: UploadRow): (field: UploadFieldName) => string {
  const { upload } = useTexts()
  return (field) => {
    const sureness = row.sureness[field]
    return sureness === 'sure' ? upload.fields[field] : `${upload.fields[field]} (${upload.sureness[sureness]})`
  }
}
