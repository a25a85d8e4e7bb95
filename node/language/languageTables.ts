/**
 * The n-gram tables of the library `eld`, read from its own file into a form that takes a fifteenth of the memory: its
 * module makes an object of each of its 50,000 n-grams, here a map leads to the place in the text where its scores stand.
 */
import { readFileSync } from 'node:fs'

/** As the detector of `eld` takes them; `ngrams` answers like an object of objects, built when it is asked. */
export interface LanguageTables {
  readonly type: string
  /** ISO 639-1 by number. */
  readonly languages: Readonly<Record<string, string>>
  readonly ngrams: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** @throws Error where the file is not as this release of `eld` writes it */
export function readLanguageTables(file: URL): LanguageTables {
  const source = readFileSync(file, 'utf8')
  const places = placesIn(source)
  const scoresOf = remembered(mostRemembered, (ngram) => {
    const place = places.get(ngram)
    return place === undefined ? undefined : scoresAt(source, place)
  })
  return {
    type: /\{type:'(\w+)'/.exec(source)?.[1] ?? '',
    languages: languagesIn(source),
    ngrams: new Proxy({}, { get: (_, ngram) => scoresOf(String(ngram)) }),
  }
}

/** Texts of one language ask for the same few n-grams again and again. */
const mostRemembered = 2_000

function remembered<Answer>(most: number, ask: (key: string) => Answer): (key: string) => Answer {
  const answers = new Map<string, Answer>()
  return (key) => {
    const before = answers.get(key)
    if (before !== undefined) return before
    const answer = ask(key)
    if (answers.size >= most) answers.clear()
    answers.set(key, answer)
    return answer
  }
}

/** `languages:{0:'am',1:'ar'}` */
function languagesIn(source: string): LanguageTables['languages'] {
  const [, list = ''] = /languages:\{([^}]*)\}/.exec(source) ?? []
  return Object.fromEntries(Array.from(list.matchAll(/(\d+):'(\w+)'/g), ([, number = '', code = '']) => [number, code]))
}

const tablesStart = 'ngrams:{'

/** `'abc':{0:176,12:90},"it's":{…},abc:{…}` → where the scores of each begin. */
function placesIn(source: string): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  const start = source.indexOf(tablesStart)
  if (start < 0) throw new Error('The tables of languages are not where they should be.')
  for (let at = start + tablesStart.length; source[at] !== '}';) {
    const keyEnd = endOfKey(source, at)
    const open = keyEnd + 1
    if (!source.startsWith(':{', keyEnd)) throw new Error(`The tables of languages are damaged at ${at}.`)
    places.set(keyIn(source.slice(at, keyEnd)), open + 1)
    at = source.indexOf('}', open) + 1
    if (source[at] === ',') at += 1
  }
  return places
}

function endOfKey(source: string, at: number): number {
  const quote = source[at]
  if (quote !== "'" && quote !== '"') return source.indexOf(':', at)
  let end = source.indexOf(quote, at + 1)
  while (source[end - 1] === '\\') end = source.indexOf(quote, end + 1)
  return end + 1
}

function keyIn(written: string): string {
  const isQuoted = written.startsWith("'") || written.startsWith('"')
  const text = isQuoted ? written.slice(1, -1) : written
  return text.includes('\\') ? text.replace(/\\(.)/g, '$1') : text
}

/** `0:176,12:90}` */
function scoresAt(source: string, place: number): Readonly<Record<string, number>> {
  const scores: Record<string, number> = {}
  for (const pair of source.slice(place, source.indexOf('}', place)).split(',')) {
    const colon = pair.indexOf(':')
    scores[pair.slice(0, colon)] = Number(pair.slice(colon + 1))
  }
  return scores
}
