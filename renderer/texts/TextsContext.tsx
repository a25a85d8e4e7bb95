/** Hands the words of the chosen language to every screen. */
import { createContext, useContext, type ReactNode } from 'react'
import { en, type Texts } from './en.ts'

const TextsContext = createContext<Texts>(en)

export function TextsProvider({ texts, children }: { readonly texts: Texts; readonly children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>
}

export function useTexts(): Texts {
  return useContext(TextsContext)
}
