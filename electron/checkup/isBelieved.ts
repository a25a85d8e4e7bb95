/** Whether one subtitle may be the measure of another: one that is itself in doubt is not. Pure. */
import { isRead, type CheckedFile, type ReadFile } from './checkedFile.ts'
import { languageFault } from './kinds/languageFault.ts'
import { otherEpisodeFault } from './kinds/otherEpisodeFault.ts'

/** Its letters are right, it is in the language of its name, and nothing says that it belongs to another video. */
export function isBelieved(file: CheckedFile): file is ReadFile {
  if (!isRead(file) || file.isRePaired || file.facts.letters.kind !== 'right') return false
  return languageFault(file) === null && otherEpisodeFault(file) === null
}
