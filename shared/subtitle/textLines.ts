/** Cutting text into lines, whatever ends them. Pure, linear. */
import { subtitleLimits } from './limits.ts'
import { SubtitleError } from './subtitleError.ts'

/** Line ends become '\n'. */
export function unifyLineEnds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

/** For text with unified line ends. @throws SubtitleError SUB_TOO_BIG, SUB_LINE_TOO_LONG */
export function splitLines(text: string): readonly string[] {
  if (text.length > subtitleLimits.maxLines && countOf(text, '\n') > subtitleLimits.maxLines)
    throw new SubtitleError('SUB_TOO_BIG')
  const lines = text.split('\n')
  if (lines.some((line) => line.length > subtitleLimits.maxLineChars)) throw new SubtitleError('SUB_LINE_TOO_LONG')
  return lines
}

export function isBlank(line: string): boolean {
  // Most lines begin with what they say.
  return !(line.charCodeAt(0) > 0x20 && line.charCodeAt(0) < 0x7f) && line.trim() === ''
}

/** One look at one letter: what most lines are not is known before a pattern is tried. */
export function startsWithDigit(line: string): boolean {
  const unit = line.charCodeAt(0)
  return unit >= 0x30 && unit <= 0x39
}

/** How often `part` occurs, without a list of its places: there can be millions. */
export function countOf(text: string, part: string): number {
  let count = 0
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) count += 1
  return count
}

/** Without blanks around lines, and without blank lines. */
export function tidyLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}
