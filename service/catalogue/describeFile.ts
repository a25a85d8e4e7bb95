/** What a subtitle file's name says: language, numbers, hearing-impaired mark, format. Pure text. */
import { languageOf, serviceCodeOf } from '../../shared/language.ts'
import type { Release } from '../../shared/release/release.ts'
import { createReleaseReader, type ReadName } from './import/releaseReader.ts'

export interface DescribedFile {
  /** The name without folders. */
  readonly name: string
  /** The name without its extension and the language marks before it. */
  readonly releaseName: string
  /** 0 when the name does not say. */
  readonly season: number
  readonly episode: number
  /** The service's code, or null when the name does not say. */
  readonly language: string | null
  readonly isHearingImpaired: boolean
  /** The extension in lower case. */
  readonly format: string
  /** What the tags of `releaseName` say; null where folders have had a say too. */
  readonly release: Release | null
}

interface Marks {
  readonly stem: string
  readonly language: string | null
  readonly isHearingImpaired: boolean
}

const hearingMarks = new Set(['sdh', 'cc', 'hi'])
const silentMarks = new Set(['forced', 'default', 'foreign', 'full', 'subs', 'sub', ...hearingMarks])

/**
 * `path` may carry folders, which also tell numbers and language ("Season 1/Spanish/03.srt").
 * `read` is handed in where many files of known titles are described.
 */
export function describeFile(path: string, read: (name: string) => ReadName = readAlone): DescribedFile {
  const label = path.replaceAll('\\', '/')
  const name = label.slice(label.lastIndexOf('/') + 1)
  const format = (/\.([a-z0-9]+)$/i.exec(name)?.[1] ?? '').toLowerCase()
  const marks = readMarks(name.slice(0, name.length - (format === '' ? 0 : format.length + 1)))
  const { release, season, episode } = read(`${label.slice(0, label.length - name.length)}${marks.stem}.${format}`)
  const named = release.languages.map(serviceCodeOf).find((code) => code !== null)
  return {
    name,
    releaseName: marks.stem,
    season,
    episode,
    language: marks.language ?? named ?? folderLanguage(label),
    isHearingImpaired: marks.isHearingImpaired || release.isHearingImpaired === true,
    format,
    release: label === name ? release : null,
  }
}

function readAlone(name: string): ReadName {
  return createReleaseReader().read(name)
}

/** Reads "Movie.en.hi" from its end: 'hi' behind a language is the mark, alone it is Hindi. */
function readMarks(stem: string): Marks {
  const parts = stem.split('.')
  const flags: string[] = []
  while (parts.length > 1 && silentMarks.has((parts.at(-1) ?? '').toLowerCase())) flags.push(parts.pop() ?? '')
  const language = parts.length > 1 ? codeOf(parts.at(-1) ?? '') : null
  if (language !== null) return { stem: parts.slice(0, -1).join('.'), language, isHearingImpaired: hasHearing(flags) }
  const first = flags.at(-1)?.toLowerCase()
  if (first === 'hi')
    return { stem: parts.join('.'), language: 'HI', isHearingImpaired: hasHearing(flags.slice(0, -1)) }
  return { stem: flags.length ? parts.join('.') : stem, language: null, isHearingImpaired: hasHearing(flags) }
}

function hasHearing(flags: readonly string[]): boolean {
  return flags.some((flag) => hearingMarks.has(flag.toLowerCase()))
}

/** A whole word that names a language; numbers and words of four letters could as well belong to the release. */
function codeOf(word: string): string | null {
  if (!/^(?:[a-z]{2,3}(?:[-_][a-z0-9]{2,4})?|\p{L}{5,}(?: \(?\p{L}+\)?)?)$/iu.test(word)) return null
  return serviceCodeOf(languageOf(word)?.tag ?? '')
}

function folderLanguage(label: string): string | null {
  const folder = label.split('/').at(-2)
  return folder === undefined ? null : codeOf(folder)
}
