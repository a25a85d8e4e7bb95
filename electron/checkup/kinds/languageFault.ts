/** A text in another language than its name says. Pure. */
import type { FoundFault, ReadFile } from '../checkedFile.ts'

export function languageFault({ facts, language }: ReadFile): FoundFault | null {
  if (facts.wrongLanguage === null || language === null) return null
  const evidence = { code: 'other-language', found: facts.wrongLanguage, stated: language } as const
  return { kind: 'language', severity: 'high', evidence, mend: 'next' }
}
