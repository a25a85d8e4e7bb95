/** Which class of paragraphs of a SAMI file is in the wanted language. Pure. */
import { baseOf, type LanguageTag } from '../../language.ts'

export interface Paragraph {
  readonly startMs: number
  readonly className: string
  readonly text: string
}

export interface ClassWish {
  readonly languageHint: LanguageTag | null
  /** What stands before the first text: the sheet of styles that says which class is in which language. */
  readonly styles: string
}

/** By custom a class begins with its language's code ('ENCC'), for these also with its country's or another one. */
const otherPrefixes: Readonly<Record<string, readonly string[]>> = {
  en: ['EG', 'US'],
  ja: ['JP'],
  ko: ['KR'],
  zh: ['CN', 'CH', 'TW'],
}

/** The class that the file says is in the language, else one that is named after it, else the one with most text. */
export function chooseClass(
  classes: readonly string[],
  paragraphs: readonly Paragraph[],
  { languageHint, styles }: ClassWish,
): string {
  const code = baseOf(languageHint ?? '')
  const languageOf = statedLanguages(styles)
  const stated = classes.find((name) => languageOf.get(name) === code)
  if (stated !== undefined) return stated
  const prefixes = code === '' ? [] : [code.toUpperCase(), ...(otherPrefixes[code] ?? [])]
  const named = classes.find((name) => !languageOf.has(name) && prefixes.some((prefix) => name.startsWith(prefix)))
  return named ?? fullest(classes, paragraphs)
}

/** `.KRCC { Name: Korean; lang: ko-KR; }` */
function statedLanguages(styles: string): ReadonlyMap<string, string> {
  const rules = styles.matchAll(/\.([\w-]{1,40})\s{0,9}\{([^{}]{0,400})\}/g)
  return new Map(
    [...rules].flatMap(([, name = '', rule = '']) => {
      const [, language] = /\blang\s{0,9}:\s{0,9}["']?([a-z]{2,3})\b/i.exec(rule) ?? []
      return language === undefined ? [] : [[name.toUpperCase(), language.toLowerCase()] as const]
    }),
  )
}

function fullest(classes: readonly string[], paragraphs: readonly Paragraph[]): string {
  const amounts = new Map<string, number>()
  for (const { className, text } of paragraphs)
    if (text !== '') amounts.set(className, (amounts.get(className) ?? 0) + 1)
  return classes.toSorted((a, b) => (amounts.get(b) ?? 0) - (amounts.get(a) ?? 0))[0] ?? ''
}
