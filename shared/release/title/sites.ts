/** Takes off the site or the channel that stands before a name: 'www.Site.com - Title', '[Site.org] Title', 'MovieSite.Tv-Title', '@channel - Title'. */
import type { Looks } from '../looks.ts'
import { episodeWord, seasonWord } from '../numbering/numberWords.ts'
import { hasLetterOrDigit } from '../tokens.ts'

const domain =
  '(?:www\\s?\\.\\s?)?[\\p{L}\\d-]{2,40}(?:\\.[\\p{L}\\d-]{2,30}){0,2}\\s?\\.\\s?(?:com|net|org|info|me|io|to|la|cc|tv|ws|nu|li|lt|ag|mx|is|se|ru|pw|co|ca|in|wtf|xyz|club|site|online|top|vip|live|fun|pro|host|pics|cam|rest|cx|ms|biz|lol|su|eu|nl|de|es|fr|it|pl|br|co\\.za|co\\.uk|pl|hu|cz|ro|ch|be|st|sx|gs|one|app|rocks|work|tf|ph|bz|fi|nz|tel|mn|dev|world|icu|link|army|blog|best|life|art|pet|kim|kiwi|show|fyi|run|team|zone)'
const boxedSite = new RegExp(`^\\s*[[({【]\\s*(?:${domain})\\s*[\\])}】][\\s._-]*`, 'iu')
const siteInBox = /^\s*[【[][^】\]]{0,40}www\.[^】\]]{1,60}[】\]](?:\s|[._-](?=[\s._-]|\w))*/iu
const bareSite = new RegExp(
  `^\\s*(?:w{2,3}\\s?[.,]\\s?[\\p{L}\\d-]{2,40}(?:\\.[\\p{L}\\d-]{2,30}){1,3})(?:\\s*[-–_]+\\s*|\\s+|_)`,
  'iu',
)
const plainSite = new RegExp(`^\\s*(?:${domain})(?:\\s+-+\\s+|__+|_-_)`, 'iu')
/** 'www Site tld - Title': the dots were lost. */
const spacedSite = /^\s*www(?:[\s.][\p{L}\d-]{2,40}){1,2}[\s.][\p{L}]{2,12}\s+-+\s+/iu

const openers = ['[', '(', '{', '【']

/** A site shows itself by 'www', or by a separator that no title has right behind a dotted word. */
const dottedBegins = /^\s*[\p{L}\d-]{2,40}\.[\p{L}\d.-]{2,40}(?:\s+-|__|_-)/iu
/** No site in brackets is longer. */
const longestSiteBox = 120

function sitesThatMayBegin(name: string, { mayHoldSite, mayBeParted }: Looks): readonly RegExp[] {
  const start = name.trimStart()
  if (openers.includes(start.charAt(0)))
    return name.slice(0, longestSiteBox).includes('.') ? [siteInBox, boxedSite] : []
  const isParted = mayBeParted && name.includes('.')
  const mayBegin = (mayHoldSite && start.slice(0, 2).toLowerCase() === 'ww') || (isParted && dottedBegins.test(name))
  return mayBegin ? [spacedSite, bareSite, plainSite] : []
}

/** 'title.pl - S01E02', 'title.pl - sezon 2': called so, for no other title follows. */
const countsAtOnce = new RegExp(
  `^(?:s\\d{1,2}[ ._]?e\\d|\\d{1,2}x\\d\\d|(?:${seasonWord}|${episodeWord})[ ._]\\d|\\d{1,4}\\.? (?:${seasonWord}|${episodeWord}))`,
  'iu',
)

/** '@channel - Title', '[@channel] Title': who sent it in a messenger; '@Title.S01E05' is called so. */
const channelFirst =
  /^(?:[[(]@[\p{L}\d_]{3,40}[\])]|@[\p{L}\d_]{3,40})[ _.-]{1,4}(?=[\p{L}\d[(])(?!s\d{1,2}[ .]?e\d|\d{1,2}x\d\d|\((?:19|20)\d\d\))/iu
/** '@Title.2004.1080p' is called so; '@channel 2012 (2009)', '@channel - 1917' and '[@channel] 1917' are not. */
const ownYearBehind = /^@[\p{L}\d_]+(?! - )[ _.-]+(?:19|20)\d\d(?!\d)(?![ _.]+\(?(?:19|20)\d\d(?!\d))/iu

function withoutChannel(name: string): string {
  return ownYearBehind.test(name) ? name : name.replace(channelFirst, '')
}

/** 'HubOfFilms.Com_Title', 'FilmSite4u.Tv-Title', 'MovieSite.net.Title': dots alone may part the words of a title, but for these three ends, and a hyphen too where the end is a word. */
const gluedEnd =
  /\.(?:com|net|org)[ ._-]+(?=\p{L}|\d)|\.(?:info|tv|in|cc|ws|ru|pw|co|io|nu|xyz|lol|cam)[ _-]+(?=\p{L}|\d)|\.(?:to|me|is|la|club|site|online|top|vip|live|fun|pro)[ _]+(?=\p{L}|\d)/iuy
/** What such sites are called by, never alone: a title may be that word, and "Hubble" or "Filmmaker" only begin like one. */
const words =
  'movie|film|flix|torrent|t[ée]l[ée]chargement|descarga|download|hub|mkv|cinema|warez|4u|mp4|rockers|blasters|hd'
const wordAtEnd = new RegExp(`(?:${words})s?\\d{0,3}$|(?<=.{3})(?:tv|mv|wap|subs)$`, 'iu')
const wordAtStart = new RegExp(`^(?:${words})s?`, 'iu')
const capitalWord = /(?<=\p{Ll})(?:Movie|Film|Flix|Torrent|Hub|Mkv|MKV|Cinema|Warez|HD)s?(?=[\p{Lu}\d])/u
const startsAnew = /^[\p{Lu}\d]/u

/** 'KettleHub', 'MkvHarbor', 'KettleHubOne': the word stands apart. */
function wordOfSite(label: string): string | null {
  const found = wordAtEnd.exec(label)?.[0] ?? capitalWord.exec(label)?.[0]
  if (found !== undefined) return found
  const first = wordAtStart.exec(label)?.[0] ?? ''
  const isApart = first !== '' && startsAnew.test(label.slice(first.length)) && label !== label.toUpperCase()
  return isApart ? first : null
}

const [shortestLabel, longestLabel, besideWord] = [5, 30, 2]

function withoutGluedSite(name: string): string {
  const dot = name.indexOf('.')
  if (dot < shortestLabel || dot > longestLabel) return name
  gluedEnd.lastIndex = dot
  if (!gluedEnd.test(name)) return name
  const [label, rest] = [name.slice(0, dot), name.slice(gluedEnd.lastIndex)]
  const word = oneLabel.test(label) ? (wordOfSite(label) ?? '') : ''
  const isSite = word !== '' && label.replace(/s$/i, '').length - word.length >= besideWord
  return isSite && !beginsWithYear.test(rest) && !countsAtOnce.test(rest) ? rest : name
}

/** 'Watch Title Online Free', 'Watch Title (2020) Full Movie Online': what the pages are called that films are taken from. */
const titleOfPage =
  /^watch[ ._-](?:(.+?)[ ._-]online[ ._-](?:for[ ._-])?free(?!\p{L}).*|(?=.+(?:19|20)\d\d\)?[ ._-](?:.+[ ._-])?online(?!\p{L})))/iu

function withoutPage(name: string): string {
  const first = name.charAt(0)
  return first === 'w' || first === 'W' ? name.replace(titleOfPage, '$1') : name
}

const oneLabel = /^[\p{L}\d-]+$/u
/** 'TheFilm.com.2004' is called so. */
const beginsWithYear = /^(?:19|20)\d\d(?!\d)/

export function withoutSiteBefore(name: string, looks: Looks): string {
  if (name.startsWith('@') || name.startsWith('@', 1)) return withoutChannel(name)
  for (const pattern of sitesThatMayBegin(name, looks)) {
    const rest = name.replace(pattern, '')
    if (rest !== name && hasLetterOrDigit(rest) && !(pattern === plainSite && countsAtOnce.test(rest))) return rest
  }
  return withoutPage(withoutGluedSite(name))
}
