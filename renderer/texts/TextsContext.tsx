/** Hands the words of the chosen language to every screen. */
import { createContext, useContext, type ReactNode } from 'react'
import type { Texts } from './Texts.ts'

const TextsContext = createContext<Texts | null>(null)

export function TextsProvider({ texts, children }: { readonly texts: Texts; readonly children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>
}

export function useTexts(): Texts {
  const texts = useContext(TextsContext)
  if (texts === null) throw new Error('Words are only known inside TextsProvider.')
  return texts
}
