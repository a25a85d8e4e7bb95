/** What a person typed into a search, read: a name with its part, an id, or a file. Window and command line read alike. Pure. */

export type AskedSubject =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'file'; readonly fileName: string }
  | { readonly kind: 'filmdb'; readonly filmdbId: string }
  | { readonly kind: 'moviedb'; readonly moviedbId: number }
  | { readonly kind: 'service'; readonly titleId: number }

export interface AskedText {
  readonly subject: AskedSubject
  readonly season: number | null
  readonly episode: number | null
}

const fileEnding = /\.(?:mkv|mp4|avi|m4v|mov|wmv|webm|ts|m2ts|srt|ass|ssa|vtt|sub|smi)$/i
/** "Show.S01E02.720p.HDTV-GRP": no spaces, and a number that only names of releases have. */
const releaseName = /^(?=\S+\.\S+\.\S+$).*(?:\bs\d{1,2}e\d{1,4}|\b\d{3,4}[pi]\b|\bx26[45]\b|\.(?:19|20)\d\d\.)/i
const closingPart = /^(.*\S)\s+(?:s(\d{1,2})(?:\s*e(\d{1,4}))?|(\d{1,2})x(\d{1,4}))$/i

/**
 * "copper and rain s02e03", "tt0123456 2x03", "moviedb:42", "sd:7", "Copper.and.Rain.S02E03.720p.mkv".
 * Null for an empty text.
 */
export function readAskedText(typed: string): AskedText | null {
  const text = typed.trim()
  if (text === '') return null
  if (fileEnding.test(text) || releaseName.test(text)) {
    const fileName = text.split(/[/\\]/).at(-1) ?? text
    return { subject: { kind: 'file', fileName }, season: null, episode: null }
  }
  const [, named, season, episode, seasonOfX, episodeOfX] = closingPart.exec(text) ?? []
  return {
    subject: readSubject(named ?? text),
    season: numberOf(season ?? seasonOfX),
    episode: numberOf(episode ?? episodeOfX),
  }
}

/** The ids among the words of a text, each once and in small letters: two of them ask two questions. */
export function idsIn(typed: string): readonly string[] {
  return [...wordsOf(typed)].filter((word) => readId(word) !== null)
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().split(/\s+/))
}

/** An id that was pasted twice is that id. */
function readSubject(text: string): AskedSubject {
  const [word = text, ...others] = wordsOf(text)
  return readId(others.length === 0 ? word : text) ?? { kind: 'name', name: text }
}

function readId(text: string): Exclude<AskedSubject, { kind: 'name' | 'file' }> | null {
  if (/^tt\d{5,12}$/i.test(text)) return { kind: 'filmdb', filmdbId: text.toLowerCase() }
  const [, base, digits] = /^(moviedb|sd):\s*(\d{1,12})$/i.exec(text) ?? []
  if (base === undefined) return null
  const id = Number(digits)
  return base.toLowerCase() === 'sd' ? { kind: 'service', titleId: id } : { kind: 'moviedb', moviedbId: id }
}

function numberOf(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits)
}
