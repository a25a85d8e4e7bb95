/** Reads the paths that recorders make of a title, where nothing in them looks like a name of a file: the same path as people would write it. */
import type { NamePath } from '../path.ts'

/** 'Title/2023-01-02.20.15.1-0.rec/00001.ts': the folder says when it was recorded, the file only which piece of it it is. */
const recording = /^(\d{4}-\d\d-\d\d)\.\d\d[.:]\d\d\.[\d-]{3,8}\.rec$/
const piece = /^\d{3,5}$/
const longestPiece = 5
/** Recordings from which the advertising was cut have a sign in front. */
const cutBefore = /^[%@](?=.)/

/** 'TitleWords-EpisodeWords-1234567-0.mpg', 'Title-1234567-0.mpg', 'Title-S02E05-Words-1234567-0': the number of the broadcast, and of the piece. */
const broadcast = /^([\p{Lu}\d][\p{L}\d]*)(?:-(s\d\de\d\d))?(?:-([\p{Lu}\d][\p{L}\d]*))?-\d{5,9}-\d{1,2}$/iu
/** Keys of titles have no gaps, but tell an article from the word behind it. */
const articleGlued = /^(?:The|An?)(?=\p{Lu}\p{Ll})/u
const wordStart = /(?<=\p{Ll})(?=[\p{Lu}\d])|(?<=\d)(?=\p{Lu}\p{Ll})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu

/** 'Title-1.ts': further broadcasts of one title. Two digits may be a title's own. */
const furtherBroadcast = /(?<=\p{L})-[1-9]$/u
const longestCounter = '-1'.length

export function recordingPath(path: NamePath): NamePath {
  const { name, extension, folders } = path
  const [nearest = '', above, ...others] = folders
  if (name.length <= longestPiece && piece.test(name)) {
    const day = recording.exec(nearest)?.[1]
    if (day === undefined || above === undefined) return path
    return { name: day, extension, folders: [above.replace(cutBefore, ''), ...others] }
  }
  const dash = name.length - longestCounter
  if (name.charAt(dash) !== '-') return path
  const [said, title, number, words] = broadcast.exec(name) ?? []
  if (said === undefined || title === undefined)
    return extension === '.ts' ? { ...path, name: name.replace(furtherBroadcast, '') } : path
  if (number !== undefined)
    return { ...path, name: [title.replace(articleGlued, '$& '), number, words].filter(Boolean).join('-') }
  const parted = title.replace(wordStart, ' ')
  return words === undefined
    ? { ...path, name: parted }
    : { name: words.replace(wordStart, ' '), extension, folders: [parted, 'TV'] }
}
