/** What is found of one file by itself and by those beside it. Pure. */
import type { LanguageTag } from '../../shared/language.ts'
import { isRead, type CheckedFile, type Finding, type FoundFault, type ReadFile } from './checkedFile.ts'
import { advertFault } from './kinds/advertFault.ts'
import { cutFault } from './kinds/cutFault.ts'
import { duplicateFault } from './kinds/duplicateFault.ts'
import { emptyFault } from './kinds/emptyFault.ts'
import { encodingFault } from './kinds/encodingFault.ts'
import { hearingImpairedFault } from './kinds/hearingImpairedFault.ts'
import { languageFault } from './kinds/languageFault.ts'
import { orphanFault } from './kinds/orphanFault.ts'
import { otherEpisodeFault } from './kinds/otherEpisodeFault.ts'
import { overlapFault, tooFastFault } from './kinds/readingFaults.ts'
import { timingFault } from './kinds/timingFault.ts'

/** @param beside the other subtitles of its video */
export function findingsOf(file: CheckedFile, beside: readonly CheckedFile[]): readonly Finding[] {
  const faults = [
    emptyFault(file),
    encodingFault(file),
    ...(isRead(file) ? ofWords(file, beside) : []),
    orphanFault(file),
  ]
  return faults.flatMap((fault) => (fault ? [asFinding(file, fault)] : []))
}

/** A text of the user's cannot be looked for, and for a file without a video nothing can be done. */
export function asFinding(file: CheckedFile, fault: FoundFault): Finding {
  const isPossible = file.of !== null && (fault.mend !== 'next' || file.owner !== null)
  return { ...fault, file, mend: isPossible ? fault.mend : null }
}

/** Where it is another one than its name says; letters that are wrong or lost are taken for another language. */
export function languageOfText(file: CheckedFile): LanguageTag | null {
  const fault = isRead(file) && file.facts.letters.kind === 'right' ? languageFault(file) : null
  return fault?.evidence.code === 'other-language' ? fault.evidence.found : null
}

function ofWords(file: ReadFile, beside: readonly CheckedFile[]): readonly (FoundFault | null)[] {
  const timing = timingFault(file, beside)
  const isReadable = file.facts.letters.kind === 'right'
  return [
    timing,
    // Letters that are wrong or lost are taken for another language.
    isReadable ? languageFault(file) : null,
    // What times explain is no other episode.
    timing ? null : otherEpisodeFault(file),
    cutFault(file, beside),
    advertFault(file),
    hearingImpairedFault(file),
    overlapFault(file),
    tooFastFault(file),
    duplicateFault(file, beside),
  ]
}
