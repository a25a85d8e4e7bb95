/** Whether one subtitle may be the measure of another: one that is itself in doubt is not. Pure. */
import { isBelievedText } from '../verify/textDoubt.ts'
import { isRead, type CheckedFile, type ReadFile } from './checkedFile.ts'

export function isBelieved(file: CheckedFile): file is ReadFile {
  return isRead(file) && !file.isRePaired && isBelievedText(file.facts, file.of)
}
