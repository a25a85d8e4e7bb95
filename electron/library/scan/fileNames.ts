/** What a file or folder is by its name alone: video, subtitle, unfinished download, or something that is not media. */

/** What a scan takes for a video. The packages offer themselves for the same: electron-builder.yml, packaging/. */
export const videoExtensions: ReadonlySet<string> = new Set(
  'mkv mk3d mp4 m4v avi webm mov wmv ts m2ts mts mpg mpeg flv f4v ogm ogv divx asf rmvb 3gp'.split(' '),
)
const subtitleExtensions = new Set('srt ass ssa vtt sub idx smi sami ttml dfxp sup'.split(' '))
/** What browsers and torrent clients append while a file is still on its way. */
const unfinishedExtensions = new Set(
  'part !qb !ut crdownload download partial aria2 filepart opdownload bc!'.split(' '),
)
const subtitleFolders = new Set('subs sub subtitles subtitle vobsub vobsubs'.split(' '))
const systemFolders = new Set([
  '@eadir',
  '#recycle',
  '#snapshot',
  '$recycle.bin',
  'system volume information',
  'lost+found',
  'node_modules',
  '__macosx',
])

export type NameKind = 'video' | 'subtitle' | 'unfinished' | 'hidden' | 'other'

/** Lower case, without the dot; '' when there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
}

/** The name without its extension. */
export function stemOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? name : name.slice(0, dot)
}

/**
 * 'unfinished' only for a partial download of a video, 'hidden' only for the companions that macOS writes beside a
 * video on foreign disks; a dot file that the user hid is a video like any other (promise F9's tree says so).
 */
export function kindOfFile(name: string): NameKind {
  const extension = extensionOf(name)
  if (videoExtensions.has(extension)) return name.startsWith('._') ? 'hidden' : 'video'
  if (subtitleExtensions.has(extension)) return name.startsWith('._') ? 'other' : 'subtitle'
  return unfinishedExtensions.has(extension) && videoExtensions.has(extensionOf(stemOf(name))) ? 'unfinished' : 'other'
}

/** What library managers write beside videos: it may hold the ids of a title. */
export function isInfoFile(name: string): boolean {
  return extensionOf(name) === 'nfo'
}

/** Trash, thumbnails and indexes of operating systems and storage boxes, and every dot folder. */
export function isHiddenFolder(name: string): boolean {
  return name.startsWith('.') || systemFolders.has(name.toLowerCase())
}

/** The folders where players look for subtitles besides the video's own. */
export function isSubtitleFolder(name: string): boolean {
  return subtitleFolders.has(name.toLowerCase())
}
