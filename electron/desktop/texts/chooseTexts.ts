/** Which language the native parts speak: the one of the settings, else the first of the machine's that is there. */
import { de } from './de.ts'
import { en, type NativeTexts } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ptBr } from './ptBr.ts'

/** By the first part of a language tag. */
const byLanguage: ReadonlyMap<string, NativeTexts> = new Map(Object.entries({ en, es, de, fr, pt: ptBr }))

/** @param wanted a tag such as 'pt-BR'; '' follows the machine. */
export function chooseTexts(wanted: string, systemLanguages: readonly string[]): NativeTexts {
  const tags = wanted === '' ? systemLanguages : [wanted]
  return tags.map((tag) => byLanguage.get(tag.split('-')[0]?.toLowerCase() ?? '')).find((texts) => texts) ?? en
}
