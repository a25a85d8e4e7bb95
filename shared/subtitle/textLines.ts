/** Cutting text into lines, whatever ends them. Pure, linear. */
import { subtitleLimits } from './limits.ts'
import { SubtitleError } from './subtitleError.ts'

/** Line ends become '\n'. */
export function unifyLineEnds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

/** @throws SubtitleError SUB_LINE_TOO_LONG */
export function splitLines(text: string): readonly string[] {
  const lines = unifyLineEnds(text).split('\n')
  if (lines.some((line) => line.length > subtitleLimits.maxLineChars)) throw new SubtitleError('SUB_LINE_TOO_LONG')
  return lines
}

export function isBlank(line: string): boolean {
  return line.trim() === ''
}
