/** What the history knows better of our own files than their names say: 'pt' may be pt-BR. Asks the history alone. */
import type { LanguageTag } from '../../../shared/language.ts'
import type { History } from './history.ts'

interface Named {
  readonly path: string
  readonly language: LanguageTag | null
}

interface WithSidecars<File extends Named> {
  readonly sidecars: readonly File[]
}

/** Of one file: null for anybody else's. */
function ownLanguage(history: Pick<History, 'ownerOf'>, path: string): LanguageTag | null {
  return history.ownerOf(path)?.language ?? null
}

/** The same file, with the languages of those beside it that are ours. */
export function withOwnLanguages<File extends Named, Media extends WithSidecars<File>>(
  history: Pick<History, 'ownerOf'>,
  file: Media & WithSidecars<File>,
): Media {
  if (file.sidecars.length === 0) return file
  const known = (sidecar: File) => ({ ...sidecar, language: ownLanguage(history, sidecar.path) ?? sidecar.language })
  return { ...file, sidecars: file.sidecars.map(known) }
}
