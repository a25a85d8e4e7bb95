/** Takes off what a name carries besides the release: ids of library managers, sites before it, reposters after it. */
import type { Looks } from '../looks.ts'
import { quickLook } from '../quickLook.ts'
import { codeAt, inOnePiece, Signs } from '../signs.ts'
import { withoutCopy } from './copies.ts'
import { withoutGuideMarks, withoutHour, withoutRecorder } from './recorders.ts'
import { withoutSiteBefore } from './sites.ts'
import { withoutStation } from './stations.ts'
import { readableTitle } from './title.ts'
import { hasLetterOrDigit } from '../tokens.ts'
import { withoutVideoId } from './videoId.ts'

export interface Ids {
  readonly filmdbId: string | null
  readonly moviedbId: number | null
}

export interface StrippedName {
  readonly text: string
  /** A title in another script that stood before the Latin one. */
  readonly otherTitle: string | null
  readonly ids: Ids
}

const filmdbTag = /[[{(]?(?:imdb(?:id)?[-= ]?)?(tt\d{7,9})[\]})]?/i
const moviedbTag = /[[{(](?:tmdb(?:id)?|moviedb)[-= ]?(\d{1,9})[\]})]/i
const otherIdTag =
  /[[{(](?:tvdb(?:id|\d)?|anidb(?:id|\d)?|tvmaze|mal|anilist)[-= ]?\d{1,9}(?:-(?:s\d{1,2})?(?:e\d{1,4})?)?[\]})]/gi
const editionTag = /\{edition-([^{}]{1,60})\}/i

/** '阳光电影www.site.com.Title'. */
const gluedSite = /^[\p{Script=Han}]{2,8}www\.[a-z\d-]{2,40}\.(?:com|net|org|cn|cc)[\s._-]+/iu
const seasonStamp = /[★☆]?\d{1,2}月新番[★☆]?/u
/** 'Title *1984-2021* [720p]'. */
const starredYears = /\s?\*((?:19|20)\d\d)(?:-(?:19|20)?\d\d)?\*\s?/
const wholeBox = /^\s*\[([^[\]]*\s[^[\]]*)\]\s*$/
const trailingContainers = new Set(['mkv', 'mp4', 'avi'])
const siteAfter = new RegExp(
  `[\\s._-]{0,9}[[({【]?\\s*(?:www\\.[\\p{L}\\d-]{2,40}(?:\\.[\\p{L}\\d-]{2,20}){1,2})\\s*[\\])}】]?\\s*$`,
  'iu',
)
/** These two look at the last bracket alone. */
const siteBox =
  /^[[({【]\s*(?:www\.)?(?!yts)[\p{L}\d-]{2,40}(?:\.[\p{L}\d-]{2,30})?\.(?:com|net|org|info|to|io|ru|eu|co\.uk|cc|tv|ws)\s*[\])}】]+\s*$/iu
/** Who posts releases of others writes himself behind the group, sometimes several one after the other. */
const reposters = new Set(
  'xpost repost postbot obfuscated obfuscation alteredobfuscated scrambled sample nzbgeek nzbplanet newznab buymore asrequested alternativetorequested gerov z0ids3n chamele0n 4p 4planet alteza altezachen whiterev wrtteam wrteam cytsunee bx rp pre scenetime capmon'.split(
    ' ',
  ),
)
const mayBeReposter = quickLook(reposters)
/** '-GROUP-1': a second copy; '-part-1' is none. */
const copyNumber = /(-(?!(?:part|pt|cd|disc|disk|dvd)-)[a-z]{2,12})-1$/i
const trackerBox =
  /^\[(?:rartv|rarbg|eztv(?:[ .x]?(?:re|io|ag|to|tf|lt|wf|it|x))?|ettv|ethd|etmovies|vtv|tgx|torrentgalaxy|glodls|publichd|ptpimg|n1c|ctrlhd|xpost|prime|usenet|rips|1337x|rtp|nzbgeek|nzbsin\w*|silence|anonymous|tgxgoodies|hdtime)\]\s*$/i

const idWords = /tt\d{7}|[[{(](?:tmdb|moviedb|tvdb|anidb|tvmaze|anilist|mal|edition-)/i

export function stripName(name: string, looks: Looks): StrippedName {
  const { isAscii } = looks
  const own = withoutRecorder(withoutCopy(withoutSample(withoutVideoId(name)), looks.mayBeParted), looks.hasUnderscore)
  const typed = looks.mayBeMistyped ? own.replace(mistypedPair, zerosFor) : own
  const text = plainSigns(isAscii ? typed : plainLetters(withoutGuideMarks(typed.replace(gluedSite, ''))), looks)
  const mayHoldId = looks.mayHoldId && idWords.test(text)
  const bare = mayHoldId ? withoutIds(text) : text
  const stamped = bare.trimStart().lastIndexOf('[') === 0 ? bare.replace(wholeBox, '$1') : bare
  const dated = looks.hasStar ? stamped.replace(starredYears, ' ($1) ') : stamped
  const named = isAscii ? dated : dated.replace(seasonStamp, '')
  const inner = withoutContainer(
    withoutStation(
      isDigit(named.charCodeAt(0)) ? withoutHour(named.replace(dayStamp, '').replace(recorded, '$1 - ')) : named,
      looks.mayBeParted || looks.hasUnderscore,
    ),
  )
  const parted = latinPart(withoutSiteBefore(inner, looks), isAscii)
  const rest = withPictureApart(stripEnd(parted.text, looks))
  return {
    text: rest === name ? name : inOnePiece(rest),
    otherTitle: parted.otherTitle,
    ids: mayHoldId ? findIds(text) : noIds,
  }
}

/** 'SO1E05', 'S01E1O': the letter instead of the zero. */
const mistypedPair = /(?<![a-z\d])s[\do]{2}e[\do]{2}(?![a-z\d])/gi
const zerosFor = (pair: string) => pair.replace(/o/gi, '0')

/** 'sample-title.s01e02.720p-group': a piece of what lies beside it. */
const sampleFirst = /^sample-(?=[a-z\d][^\s]*[._](?:s\d\de\d|(?:19|20)\d\d|\d{3,4}p))/i

function withoutSample(name: string): string {
  const first = name.charAt(0)
  return first === 's' || first === 'S' ? name.replace(sampleFirst, '') : name
}

/** 'TitleBD1080', 'TitleM720': so a Spanish site glues disc or small file, and height, to the words of a title. */
const gluedPicture = /^([\p{L}\d]*[\p{Ll}\d])(BD|M)(1080|720)$/u

/** 'silentharbor2016brripxvidac3': all grown together, and small. */
const gluedWhole =
  /^([a-z]{4,40})((?:19|20)\d\d)((?:1080p|720p|480p|brrip|bdrip|bluray|dvdrip|webrip|webdl|hdtv|hdrip|xvid|x264|x265|h264|ac3|aac|dts)+)$/
const gluedTag = /1080p|720p|480p|brrip|bdrip|bluray|dvdrip|webrip|webdl|hdtv|hdrip|xvid|x264|x265|h264|ac3|aac|dts/g

export function isGrownTogether(name: string): boolean {
  return gluedWhole.test(name)
}

function withPictureApart(name: string): string {
  const [, words, year, tags] = gluedWhole.exec(name) ?? []
  if (words !== undefined && year !== undefined && tags !== undefined)
    return [words, year, ...(tags.match(gluedTag) ?? [])].join('.')
  if (!name.endsWith('1080') && !name.endsWith('720')) return name
  return name.replace(gluedPicture, (_, title: string, size: string, height: string) => {
    return `${title}.${size === 'M' ? 'mhd' : size}.${height}p`
  })
}

function withoutContainer(name: string): string {
  const sign = name.charAt(name.length - 4)
  const isParted = sign === '.' || (sign !== '' && sign.trim() === '')
  return isParted && trailingContainers.has(name.slice(-3).toLowerCase()) ? name.slice(0, -4) : name
}

const isDigit = (code: number) => code >= 48 && code <= 57

const dayStamp = /^[12]\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])[ _](?=.*\p{L})/u
/** '20160314 2330 - Channel - Title': how receivers name what they record; the hour and the channel say nothing of the title. */
const recorded =
  /^((?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01]))[ _-](?:[01]\d|2[0-3])[0-5]\d ?- ?[^-]{2,30}?(?: - |-)(?=\S)/
const plusSeparated = /^[^\s._]*\+[^\s._]*\+[^\s._]*$/

/** Wide digits and bars, as Eastern keyboards and downloaders of videos write them. */
const fullWidth = /[０-９｜]/g
const halfWidth = (sign: string) => sign.normalize('NFKC')

/** Digits of Arabic, Persian, Indian and Thai keyboards, each ten in a row; their zeros. */
const zeros = Array.from('٠۰०০੦૦௦౦೦൦๐', (zero) => zero.charCodeAt(0))
const ownDigit = new RegExp(
  `[${zeros.map((zero) => `${String.fromCharCode(zero)}-${String.fromCharCode(zero + 9)}`).join('')}]`,
  'g',
)
const latinDigit = (digit: string) => String(zeros.map((zero) => digit.charCodeAt(0) - zero).find(isDecimal) ?? digit)
const isDecimal = (value: number) => value >= 0 && value <= 9

/** What downloaders write for the slash of a day. */
const slashesOfDay = /(?<!\d)(\d{1,4})[⁄∕⧸／](\d{1,2})[⁄∕⧸／](\d{2,4})(?!\d)/g

/** '1×03'. */
const timesSign = /(?<=\d)×(?=\d)/g

/** '2006г' is a year; some trackers write '￡' where others have the dash before the group. */
const russianYear = /(?<![\p{L}\p{N}])((?:19|20)\d\d) ?г\.?(?![\p{L}\p{N}])/gu

function plainLetters(name: string): string {
  const text = name
    .normalize('NFC')
    .replace(fullWidth, halfWidth)
    .replace(ownDigit, latinDigit)
    .replaceAll('￡', '-')
    .replace(timesSign, 'x')
    .replace(slashesOfDay, '$1-$2-$3')
  return text.includes('г') ? text.replace(russianYear, '$1') : text
}

function plainSigns(text: string, { hasPlus, hasUnderscore }: Looks): string {
  if (hasPlus && plusSeparated.test(text)) return text.replaceAll('+', ' ')
  return hasUnderscore && isUnderscored(text) ? text.replace(loneUnderscore, ' ') : text
}

/** Between numbers it may part season and episode ('03_19'). */
const loneUnderscore = /(?<!\d)_|_(?!\d)/g

/** 'Some_Title_-_05_[720p]': every space was written so, not only one inside a name ('-Some_Group'). */
function isUnderscored(text: string): boolean {
  return !text.includes(' ') && countOf('_', text) > countOf('.', text)
}

function countOf(sign: string, text: string): number {
  let count = 0
  for (let place = text.indexOf(sign); place >= 0; place = text.indexOf(sign, place + 1)) count += 1
  return count
}

const notLatin =
  /^[^\p{Script=Latin}]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Cyrillic}][^\p{Script=Latin}]*$/u

/** '夜之港[第1集][中字].Night.Harbor.S01', '【网】夜之港[全8集].Night.Harbor.S01': the second title stands apart from the first. */
const eastAsianThenBoxes =
  /^(?:【[^【】]*】)?([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\d\s：:·]+)(?:\[(?!s\d)[^[\]]*\]){1,6}[\s.]+(?=\p{Script=Latin}{2}|(?!s\d)[\p{Script=Latin}\d][\p{Script=Latin}\d.]*\.(?:19|20)\d\d\.)/iu

/** '[字幕组] 夜之港 / Night Harbor': the team stays. */
const teamBox = /^\s*(?:\[[^[\]/]*\]|【[^【】/]*】)\s*/u

const opened = /^[^[【]*[[【]([^\]】]*)$/u
const closed = /[\]】]/

/** '【夜之港 / Night Harbor】[16]': both titles in one box. */
function outOfBox(first: string, rest: string): readonly [string, string] {
  const inside = opened.exec(first)?.[1]
  return inside === undefined ? [first, rest] : [inside.trim(), rest.replace(closed, ' ')]
}

/** 'Босх (1-8)', 'Босх 1 сезон 2 серия'. */
const countsInside = /\([^()]*\d[^()]*\)|\d[ ._](?:сезон|сери[яий]|серій|серія)/iu

const saysSeason = /s\d|seasons?[ ._:(]{0,2}\d|сезон/i

/** 'Босх (S2E1) / Legacy (S2E1) (2023)': read from the Latin title on, when it stands in the open. */
function latinPart(text: string, isAscii: boolean): Pick<StrippedName, 'text' | 'otherTitle'> {
  const boxed = isAscii ? null : eastAsianThenBoxes.exec(text)
  if (boxed?.[1]) return { text: text.slice(boxed[0].length), otherTitle: readableTitle(boxed[1]) }
  const slash = text.indexOf(' / ')
  if (slash <= 0) return { text, otherTitle: null }
  const team = teamBox.exec(text)?.[0] ?? ''
  const [first, rest] = outOfBox(text.slice(team.length, slash), text.slice(slash + 3))
  const losesNumbers = countsInside.test(first) && !saysSeason.test(rest)
  const isTurned =
    !losesNumbers && notLatin.test(first.replace(/\([^()]*\)/g, '')) && /^\p{Script=Latin}{2}/u.test(rest)
  return isTurned
    ? { text: team + rest, otherTitle: readableTitle(first.replace(/\s*\(.*$/, '')) }
    : { text, otherTitle: null }
}

const noIds: Ids = { filmdbId: null, moviedbId: null }

function findIds(name: string): Ids {
  const filmdbId = filmdbTag.exec(name)?.[1]?.toLowerCase() ?? null
  const moviedb = moviedbTag.exec(name)?.[1]
  return { filmdbId, moviedbId: moviedb === undefined ? null : Number(moviedb) }
}

function withoutIds(name: string): string {
  return name.replace(moviedbTag, ' ').replace(otherIdTag, ' ').replace(filmdbTag, ' ').replace(editionTag, '{$1}')
}

function stripEnd(name: string, { mayHoldSite }: Looks): string {
  const hasSite = mayHoldSite && www.test(name)
  const cut = hasSite || closers.includes(name.trimEnd().slice(-1)) ? withoutSitesAfter(name, hasSite) : name
  const once = withoutReposters(cut)
  const bare = once.endsWith('-1') ? once.replace(copyNumber, '$1') : once
  return bare === name || anySeparator.test(bare) ? bare : cut
}

const anySeparator = /[-_. ]/
const digit = /\d/
const separatorsBefore = /[-_. ]{1,3}$/

/** A title alone may end in any word: only what counts or carries tags was reposted. */
function withoutReposters(name: string): string {
  const start = lastWordOf(name)
  const word = name.slice(start).toLowerCase()
  const isReposter = (mayBeReposter(word) && reposters.has(word)) || word.startsWith('rakuv')
  const isReposted = isReposter && digit.test(name.slice(0, start))
  return isReposted ? withoutReposters(name.slice(0, start).replace(separatorsBefore, '')) : name
}

const signsBetween = new Signs('-_. ')

function lastWordOf(name: string): number {
  let start = name.length
  while (start > 0 && !signsBetween.has(codeAt(name, start - 1))) start -= 1
  return start
}

const www = /www\./i

function withoutSitesAfter(name: string, hasSite: boolean): string {
  const plain = hasSite ? name.replace(siteAfter, '') : name
  const once = withoutLastBox(plain)
  const shorter = once === plain ? once : withoutLastBox(once)
  return hasLetterOrDigit(shorter) ? shorter : name
}

function withoutLastBox(name: string): string {
  let start = name.length - 1
  while (start >= 0 && !signsThatOpen.has(codeAt(name, start))) start -= 1
  const box = start < 0 ? '' : name.slice(start)
  const isSite = (box.includes('.') && siteBox.test(box)) || (box.startsWith('[') && trackerBox.test(box))
  return isSite ? name.slice(0, start).replace(separatorsAfter, '') : name
}

const openers = ['[', '(', '{', '【']
const signsThatOpen = new Signs(openers.join(''))
const closers = [']', ')', '}', '】']
const separatorsAfter = /[\s._-]{1,20}$/
