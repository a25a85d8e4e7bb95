/** Attaches the entries of a filename search to the names that were asked: by proof, never by hope. */
import type { FilenameEntry } from '../../../shared/wire/v2.ts'
import { badAnswer } from '../answers/answerReader.ts'
import type { FilenameAnswer } from '../listing.ts'
import { subtitlesFromRows, titleFromMatch } from './listingFromWire.ts'
import { sendableFileName } from './subtitleQuery.ts'

/**
 * API §4 "v2 filename search", rule 1: one entry a name, in order. One entry too few or too many, swapped, doubled or
 * with another name, and none of the answer is used: throws `service.badAnswer`. A name is the one that was sent
 * (`sendableFileName`), its NFC and NFD forms the same.
 */
export function provenAnswers(names: readonly string[], entries: readonly FilenameEntry[]): readonly FilenameAnswer[] {
  if (entries.length !== names.length) throw badAnswer()
  return entries.map((entry, index) => {
    const fileName = names[index]
    if (fileName === undefined || !isSameName(fileName, entry.file_name)) throw badAnswer()
    return {
      fileName,
      match: entry.match ? titleFromMatch(entry.match) : null,
      alternates: entry.alternates.map(titleFromMatch),
      subtitles: subtitlesFromRows(entry.subtitles),
    }
  })
}

function isSameName(asked: string, answered: string): boolean {
  return sendableFileName(asked).normalize('NFC') === answered.normalize('NFC')
}
