/** The sentence that a person reads for each reason why a file or folder was left out. */
import type { IgnoredPlace, IgnoredReason } from '../mediaFile.ts'

const messages: Readonly<Record<Exclude<IgnoredReason, 'too-small'>, string>> = {
  sample: 'A sample of a film or episode.',
  extra: 'An extra, not the film or episode itself.',
  trailer: 'A trailer.',
  'still-growing': 'Still being copied or downloaded. Scan again when it is complete.',
  hidden: 'Belongs to the system or is hidden.',
  link: 'A link. Add the folder it points to instead.',
  'special-file': 'Not a regular file.',
  unreadable: 'Cannot be read. Check its permissions and the length of its path.',
  'unusable-name': 'Its name is not valid UTF-8. Rename it to include it.',
}

export type PlainReason = keyof typeof messages

export function ignored(path: string, reason: PlainReason): IgnoredPlace {
  return { kind: 'ignored', path, reason, message: messages[reason] }
}

/** Names the setting, where the limit is changed. */
export function tooSmall(path: string, minimumBytes: number): IgnoredPlace {
  const message = `Too small: a video has at least ${minimumBytes} bytes (minimumVideoBytes).`
  return { kind: 'ignored', path, reason: 'too-small', message }
}
