/** Exactly what an upload sends, before it is sent: the same form that step 3 is made of. Pure. */
import { completionForm } from './completionForm.ts'
import type { UploadRecord } from './uploadRecord.ts'

export interface FormPreview {
  readonly name: string
  readonly value: string
}

/** Numbers that the service has not given yet are told by the step that brings them. @throws AppError 'input.invalid' */
export function previewOf({ fields, files, nId, fileIds }: UploadRecord): readonly FormPreview[] {
  const isFiled = fileIds.length === files.length && nId !== null
  const numbers = { nId: nId ?? '(from step 1)', fileIds: isFiled ? fileIds : files.map(() => '(from step 2)') }
  return completionForm(fields, numbers).map(([name, value]) => ({ name, value }))
}
