/** Writes down what a person edited, in the format that the subtitle has. Pure; runs in the archive thread. */
import { AppError } from '../../shared/errors.ts'
import type { LanguageTag } from '../../shared/language.ts'
import { editedCues, type SubtitleEdit } from '../../shared/subtitle/edit/editedCues.ts'
import type { Cue, SubtitleFormat } from '../../shared/subtitle/document.ts'
import { writeSubtitle, type WritableFormat } from '../../shared/subtitle/formats/writeSubtitle.ts'
import { decodeSubtitle, parseDecoded } from '../../shared/subtitle/parseSubtitle.ts'
import { shiftBy } from '../../shared/timing/retiming.ts'
import { retimeSubtitle } from './timingWork.ts'

export interface EditRequest {
  readonly edit: SubtitleEdit
  readonly languageHint: LanguageTag | null
  readonly fileName: string
  /** Frames a second of the video, for formats that count frames. */
  readonly fps: number | null
}

/** Whether this app writes the words of this format. */
export function isEditable(format: SubtitleFormat): format is WritableFormat {
  return ['srt', 'vtt', 'ass', 'ssa'].includes(format)
}

/** @returns text to be written as UTF-8. @throws AppError 'subtitle.unreadable', 'input.invalid' where it cannot be said so */
export function editSubtitle(bytes: Uint8Array, { edit, ...request }: EditRequest): string {
  if (edit.changes.length === 0)
    return retimeSubtitle(bytes, { ...request, retiming: shiftBy(edit.offsetMs, edit.speed) }).text
  const decoded = decodeSubtitle(bytes, request.languageHint)
  const document = parseDecoded(decoded, request)
  const { format } = document
  if (!isEditable(format)) throw new AppError('input.invalid', `The words of a ${format} file cannot be edited.`)
  if (edit.changes.some(({ index }) => index >= document.cues.length))
    throw new AppError('input.invalid', 'A change names a line that is not there. Open the subtitle again.')
  const cues = editedCues(document.cues, edit)
  if (cues.length === 0) throw new AppError('input.invalid', 'No line of the subtitle would be left.')
  const text = writeSubtitle({ ...document, cues: cues.map(fileCue) }, format)
  requireSame(cues, readAgain(text, request), format)
  return decoded.hasUtf8Mark ? `\ufeff${text}` : text
}

function fileCue({ startMs, endMs, text, settings }: Cue): Cue {
  return settings === undefined ? { startMs, endMs, text } : { startMs, endMs, text, settings }
}

function readAgain(text: string, options: Omit<EditRequest, 'edit'>): readonly Cue[] {
  const decoded = decodeSubtitle(new TextEncoder().encode(text), options.languageHint)
  return parseDecoded(decoded, options).cues
}

/** What is on the disk is what was shown: words that this format would take for something else are refused. */
function requireSame(meant: readonly Cue[], written: readonly Cue[], format: WritableFormat): void {
  // ASS counts hundredths.
  const finest = format === 'ass' || format === 'ssa' ? 10 : 1
  const isSame = (cue: Cue, other: Cue | undefined) =>
    other?.text.trim() === cue.text.trim() &&
    Math.abs(other.startMs - cue.startMs) < finest &&
    Math.abs(other.endMs - cue.endMs) < finest
  const index = meant.findIndex((cue, at) => !isSame(cue, written[at]))
  if (index < 0 && meant.length === written.length) return
  const line = (meant[Math.max(0, index)]?.text ?? '').split('\n')[0]?.slice(0, 60) ?? ''
  throw new AppError('input.invalid', `This line cannot be written so in this format: "${line}".`)
}
