/** Which language a text is in, by the library `eld`. Its tables are loaded when the first text comes. */
import { readLanguageTables, type LanguageTables } from './languageTables.ts'

export interface Detection {
  /** ISO 639-1. */
  readonly language: string
  /** False when the library itself is not sure. */
  readonly isSure: boolean
  /** 0..1 by language; a language the library does not know has none. */
  readonly scores: Readonly<Record<string, number>>
}

/** Null when nothing was recognised at all. */
export type DetectLanguage = (text: string) => Promise<Detection | null>

/** What `eld` makes its own public detector of, and ours: its code, the tables in another form. */
interface EldModule {
  readonly createEld: () => { readonly instance: Detector; readonly loadData: (tables: LanguageTables) => unknown }
}

interface Detector {
  detect(text: string): {
    readonly language: string
    isReliable(): boolean
    getScores(): Readonly<Record<string, number>>
  }
}

/** The languages that `eld` knows; silence about any other one says nothing. */
export const detectableLanguages: ReadonlySet<string> = new Set(
  (
    'am ar az be bg bn ca cs da de el en es et eu fa fi fr gu he hi hr hu hy is it ja ka kn ko ku lo lt lv ml mr ms ' +
    'nl no or pa pl pt ro ru sk sl sq sr sv ta te th tl tr uk ur vi yo zh'
  ).split(' '),
)

/** `eld` looks at the first 1,000 characters. A film may begin with names, or with a song in another language. */
const seenChars = 1000

/** Whole lines from all over the text, no more of them than are looked at. */
function spreadOver(text: string): string {
  if (text.length <= seenChars) return text
  const lines = text.split('\n')
  const most = text.length / lines.length
  const step = Math.max(1, lines.length / Math.max(1, Math.ceil(seenChars / most)))
  const taken = Array.from({ length: Math.floor(lines.length / step) }, (_, nth) => lines[Math.floor(nth * step)])
  return taken.join('\n')
}

export function createLanguageDetector(): DetectLanguage {
  let loading: Promise<Detector> | null = null
  return async (text) => {
    loading ??= loadDetector()
    const found = (await loading).detect(spreadOver(text))
    if (found.language === '') return null
    return { language: found.language, isSure: found.isReliable(), scores: found.getScores() }
  }
}

/** Past the public entry of the package, which would load the tables in the form that takes 86 MB. */
async function loadDetector(): Promise<Detector> {
  const entry = import.meta.resolve('eld/extrasmall')
  const { createEld } = (await import(new URL('../languageDetector.js', entry).href)) as EldModule
  const { instance, loadData } = createEld()
  loadData(readLanguageTables(new URL('../ngrams/extrasmall.js', entry)))
  return instance
}
