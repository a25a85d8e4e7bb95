/** Hands the words of the chosen language to every screen. */
import { createContext, useContext, type ReactNode } from 'react'
import type { AppError } from '../../shared/errors.ts'
import { en, type Texts } from './en.ts'

const TextsContext = createContext<Texts>(en)

export function TextsProvider({ texts, children }: { readonly texts: Texts; readonly children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>
}

export function useTexts(): Texts {
  return useContext(TextsContext)
}

/** What a person reads about a failure: the host's own sentence in English, else the sentence for its code. */
export function problemText(texts: Texts, problem: AppError): string {
  return texts.locale === 'en' ? problem.message : texts.errors[problem.code]
}
