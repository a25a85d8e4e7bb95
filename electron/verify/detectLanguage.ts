/** Which language a text is in, by the library `eld`. Its tables are loaded when the first text comes. */
import type { eld as Eld } from 'eld'

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

// What is needed to be sure of a page of talk; more only costs time.
const longestText = 8_000

/** The languages that `eld` knows; silence about any other one says nothing. */
export const detectableLanguages: ReadonlySet<string> = new Set(
  (
    'am ar az be bg bn ca cs da de el en es et eu fa fi fr gu he hi hr hu hy is it ja ka kn ko ku lo lt lv ml mr ms ' +
    'nl no or pa pl pt ro ru sk sl sq sr sv ta te th tl tr uk ur vi yo zh'
  ).split(' '),
)

/** One detector for the whole app: its tables take some 80 MB. */
export function createLanguageDetector(): DetectLanguage {
  let loading: Promise<typeof Eld> | null = null
  return async (text) => {
    loading ??= import('eld/extrasmall').then((library) => library.eld)
    const found = (await loading).detect(text.slice(0, longestText))
    if (found.language === '') return null
    return { language: found.language, isSure: found.isReliable(), scores: found.getScores() }
  }
}
