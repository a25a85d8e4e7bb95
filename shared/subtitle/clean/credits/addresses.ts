/** Addresses of sites in cues: those that stand there to be visited, and those that are spoken of. Pure. */
import type { NumberedCue } from '../removedText.ts'
import { plainTextOf } from '../../plainText.ts'

const endings =
  'com|net|org|tv|info|io|me|co|cc|to|eu|ru|pl|cz|de|fr|it|es|br|gr|ro|hu|tk|club|xyz|bz|bg|sk|hr|rs|ua|lt|lv|dk|fi|pt|online|link'

/** 'him.It was' and 'him.me too' lack a blank: an address ends in no capital with small letters, and no sentence goes on with its end. */
export const site = new RegExp(
  String.raw`(?:[hH][tT]{2}[pP][sS]?:\/\/|[wW]{3}\.)[^\s]{3,}|(?<![\p{L}\p{N}@.])(?:[a-zA-Z0-9-]{1,40}\.){0,3}[a-zA-Z0-9][a-zA-Z0-9-]{1,40}\.(?:${endings}|${endings.toUpperCase()}|Com|Net|Org)(?![\p{L}\p{N}])(?!(?<=\.(?:me|to|it|es|de)) \p{Ll})[^\s]*|[\w.+-]{2,40}@[\w-]{2,40}\.\w{2,6}`,
  'gu',
)

/** Every site has one of these: most cues are not searched for more. */
export function mayHoldSite(text: string): boolean {
  return /[./][^\s.]|www\./i.test(text)
}

function withoutSites(text: string): string {
  return mayHoldSite(text) ? text.replace(site, '') : text
}

/** A site and at most a few words about it ("Visit …", "from …"). */
export function isAddress(words: string): boolean {
  const rest = withoutSites(words)
  if (rest === words || words.split('\n').some(isSentence)) return false
  if (endsAsSentence(words) && !isOfMakers(words)) return false
  return (rest.match(/[\p{L}\p{N}]+/gu) ?? []).length <= 3
}

/** A line that ends as a sentence, and has no address, is spoken. */
function isSentence(line: string): boolean {
  return endsAsSentence(line) && withoutSites(line) === line
}

/** Whoever puts up a site in writing puts no stop behind it. */
export function endsAsSentence(text: string): boolean {
  return /[.!?…]["”’»]?\s*$/u.test(text)
}

/** Sites of subtitles by their names, and addresses in a frame or written out whole: nobody speaks so. */
const ofSubtitles =
  /sub(?:s|title|scene|divx|titul|t[ií]tul)|titr|legend|napisy|felirat|titulky|titlovi|podnapis|prijevod|addic7ed|torrent|yify|yts|altyaz|caption|scene|translat/i

/** Only sites that give out subtitles: a film may show 'crimescene.com', too. */
const ofMakers =
  /subtitle|opensub|osdb|tvsubs|sub(?:scene|divx|titul|t[ií]tul)|sottotitoli|napisy24|napiprojekt|feliratok|titulky|titlovi|podnapis|prijevodi|legendas|altyaz|addic7ed|yify/i

/** A site of the subtitle's makers, beyond doubt also where somebody speaks beside it. */
export function isOfMakers(text: string): boolean {
  return mayHoldSite(text) && (text.match(site) ?? []).some((one) => ofMakers.test(one))
}

export function isAddressAlone(text: string): boolean {
  const rest = withoutSites(text)
  if (/[\p{L}\p{N}]/u.test(rest)) return false
  return /https?:|www\./i.test(text) || ofSubtitles.test(text) || /^\s*[=~*:<>[{|_#-]{2}/.test(text)
}

/** Somebody asks for a site, or spells one. */
export function asksForAddress(before: readonly Pick<NumberedCue, 'text'>[]): boolean {
  return before.some(({ text }) =>
    /[?:…]\s*$|\b(?:site|web|address|url|link|online|internet|dot|e-?mail|página|dirección|adresse|seite|indirizzo)\b/iu.test(
      plainTextOf(text),
    ),
  )
}
