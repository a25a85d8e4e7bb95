/** Exactly what an upload sends, before it is sent: the same lines that step 3 is made of, as far as they stand. Pure. */
import { standingLines } from './completionForm.ts'
import type { UploadRecord } from './uploadRecord.ts'

export interface FormPreview {
  readonly name: string
  readonly value: string
}

/** Numbers that the service has not given yet are told by the step that brings them; what is missing still is left out. */
export function previewOf({ fields, files, nId, fileIds }: UploadRecord): readonly FormPreview[] {
  const isFiled = fileIds.length === files.length && nId !== null
  const numbers = { nId: nId ?? '(from step 1)', fileIds: isFiled ? fileIds : files.map(() => '(from step 2)') }
  return standingLines(fields, numbers).map(([name, value]) => ({ name, value }))
}
