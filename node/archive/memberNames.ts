/** What a name inside an archive may look like, and what it says about its file. Such a name is a label, never a path. */
import { ArchiveError } from './archiveError.ts'

const textExtensions = new Set([
  'srt',
  'ass',
  'ssa',
  'vtt',
  'sub',
  'smi',
  'sami',
  'ttml',
  'dfxp',
  'txt',
  'mpl',
  'sbv',
  'lrc',
  'scc',
  'stl',
])
// Controls, and the two separators that also break lines.
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/
// A drive ('C:'), a scheme ('file://') or a stream of a Windows file ('a.srt:b'); a title may hold a colon ('Alien: Home.srt').
const colonTricks = /^[a-z]:|:\/\/|\.[a-z0-9]{1,8}::?\S/i
const dotsThatClimb = /^\.[. ]*\.[. ]*$/
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/**
 * The name with '/' as its only separator and without invisible characters.
 * Throws ZIP_UNSAFE_NAME for names that would leave their folder if somebody took them for a path.
 */
export function labelOf(name: string): string {
  const label = safeLabelOf(name)
  if (label === null) throw new ArchiveError('ZIP_UNSAFE_NAME')
  return label
}

/** The same; null for such a name. */
export function safeLabelOf(name: string): string | null {
  const label = name.replaceAll('\\', '/')
  return isSafe(label) ? label.replace(invisible, '') : null
}

/** A name that is only shown: without what would break a line or turn its direction. */
export function shownName(name: string): string {
  return name.replaceAll(new RegExp(`${controls.source}|${invisible.source}`, 'g'), '')
}

function isSafe(label: string): boolean {
  if (label === '' || label.startsWith('/') || controls.test(label) || colonTricks.test(label)) return false
  return !label.split('/').some((part) => dotsThatClimb.test(part))
}

/** Whether a file of this name can hold a subtitle as text. Reads the name as it stands, invisible characters included. */
export function isSubtitleName(name: string): boolean {
  if (isFolderName(name) || isMacResource(name)) return false
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1] ?? ''
  return textExtensions.has(extension.toLowerCase())
}

export function isFolderName(name: string): boolean {
  return /[/\\]$/.test(name)
}

/** macOS packs a twin of each file with its Finder data; it carries the extension of the file, not its content. */
function isMacResource(name: string): boolean {
  return /(^|[/\\])(__MACOSX[/\\]|\._[^/\\]*$)/.test(name)
}
