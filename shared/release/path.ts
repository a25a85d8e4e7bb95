/** Splits a path into its names and takes the extension off; touches no disk. */
import { inOnePiece } from './signs.ts'

const extensions = new Set(
  (
    'mkv mp4 avi m4v ts m2ts mts wmv webm mov mpg mpeg flv ogm ogv divx rmvb rm vob iso img asf 3gp f4v wtv dvr-ms strm mk3d bdmv ifo bup tp nzb torrent nfo ' +
    'srt ass ssa vtt sub idx smi sami sup txt ttml dfxp usf mpl lrc rar zip 7z'
  ).split(' '),
)

/** With its dot. */
const longestExtension = '.torrent'.length

export interface NamePath {
  /** Base name without its extension. */
  readonly name: string
  /** The dot and the extension as they stand, '' for none. */
  readonly extension: string
  /** Folders, the nearest first. */
  readonly folders: readonly string[]
}

export function splitPath(path: string): NamePath {
  const parts = partsOf(path.includes('%20') ? decoded(path) : path)
  const last = (parts.at(-1) ?? '').trim()
  const dot = last.lastIndexOf('.')
  const mayHaveExtension = dot > 0 && last.length - dot <= longestExtension
  const hasExtension = mayHaveExtension && isExtension(last.slice(dot + 1).toLowerCase())
  const name = hasExtension ? last.slice(0, dot) : last
  return {
    name: inOnePiece(last.endsWith('.rar') ? name.replace(partOfArchive, '') : name),
    extension: hasExtension ? last.slice(dot) : '',
    folders: parts.length > 1 ? parts.slice(0, -1).reverse() : [],
  }
}

/** 'Title.2014-GROUP.part01.rar', 'Title.2014-GROUP.r00'. */
const partOfArchive = /\.part\d{1,3}$/i

function isExtension(ending: string): boolean {
  return extensions.has(ending) || (ending.length === 3 && oldPartOfArchive.test(ending))
}

const oldPartOfArchive = /^r\d\d$/

/** 'Title%202014.mkv': saved under its address. */
function decoded(path: string): string {
  return path.replace(/(?:%[\da-f]{2})+/gi, (signs) => {
    try {
      return decodeURIComponent(signs)
    } catch {
      return signs
    }
  })
}

/** No file system holds longer names (255); what lies beyond is not read. */
const longestName = 1000

/** A slash that parts two titles or two tags ('A / B', '[720p/MKV]'), not two folders. */
const slashInBrackets = /[[【(][^[\]【】()\\]{0,300}\/[^[\]【】()\\]{0,300}[\]】)]/g
const codes = 'ENG|ITA|FRE|FRA|GER|SPA|ESP|POR|RUS|UKR|POL|HUN|CZE|TUR|JAP|JPN|CHI|KOR|HIN|TAM|TEL'
const slashBetweenCodes = new RegExp(`(?<=[ .](?:${codes}))/(?=(?:${codes})(?:[ .]|$))`, 'g')
const spacedSlash = /\s[/|]\s/
const isRooted = /^(?:[/\\]|[a-z]:|\.\.?[/\\])/i

function partsOf(path: string): readonly string[] {
  if (!path.includes('/') && !path.includes('\\')) return isFolder(path) ? [path.slice(0, longestName)] : []
  if (!isRooted.test(path) && spacedSlash.test(path)) return [path.slice(0, longestName)]
  const whole = withSlashOfTitle(path)
    .replace(slashInBrackets, (box) => box.replaceAll('/', '\0'))
    .replace(slashBetweenCodes, '\0')
    .replace(/ \/ /g, ' \0 ')
  return whole
    .split(path.includes('\\') ? /[\\/]/ : '/')
    .map((part) => part.replaceAll('\0', '/'))
    .filter(isFolder)
    .map((part) => part.slice(0, longestName))
}

/** '[Team] Night/Harbor - 01 [1080p]', '[Team] Lantern 1/2 [1080p]': a team's name with neither a bracket before the slash nor an extension is no folder of files. */
const slashOfTitle =
  /^(\s*(?:\[[^[\]/]*\]|【[^【】/]*】)\s?(?:[^[\](){}【】/\\]*\p{L}(?=\/\P{N})|[^[\](){}【】/\\]*\d(?=\/\d)))\/(?=[^/\\[【][^/\\]*[\])】]$)/u

function withSlashOfTitle(path: string): string {
  const found = path.endsWith(']') || path.endsWith(')') || path.endsWith('】') ? slashOfTitle.exec(path) : null
  const before = found?.[1] ?? ''
  const behind = path.slice(before.length + 1)
  const title = before.replace(/^\s*[[【][^\]】]*[\]】]\s?/, '')
  const isFolderOf = found === null || behind.toLowerCase().startsWith(title.toLowerCase())
  return isFolderOf ? path : `${before}\0${behind}`
}

function isFolder(part: string): boolean {
  return part !== '' && part !== '.' && part !== '..'
}
