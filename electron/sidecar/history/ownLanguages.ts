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

/** The same file, with the languages of those beside it that are ours. */
export function withOwnLanguages<File extends Named, Media extends WithSidecars<File>>(
  history: Pick<History, 'ownerOf'>,
  file: Media & WithSidecars<File>,
): Media {
  return withLanguages(file, (path) => history.ownerOf(path)?.language)
}

/** Of several files, with one look at the history for all of them. */
export function allWithOwnLanguages<File extends Named, Media extends WithSidecars<File>>(
  history: Pick<History, 'languagesOf'>,
  files: readonly (Media & WithSidecars<File>)[],
): readonly Media[] {
  const paths = files.flatMap(({ sidecars }) => sidecars.map(({ path }) => path))
  if (paths.length === 0) return files
  const languages = history.languagesOf(paths)
  return files.map((file) => withLanguages(file, (path) => languages.get(path)))
}

function withLanguages<File extends Named, Media extends WithSidecars<File>>(
  file: Media & WithSidecars<File>,
  languageOf: (path: string) => LanguageTag | undefined,
): Media {
  if (file.sidecars.length === 0) return file
  const known = (sidecar: File) => ({ ...sidecar, language: languageOf(sidecar.path) ?? sidecar.language })
  return { ...file, sidecars: file.sidecars.map(known) }
}
