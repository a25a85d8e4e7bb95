/** How each wanted language is covered, with bars of one length. Pressing one makes the search be about it. */
import { hasToken } from '../../../../shared/librarySearch/toggleToken.ts'
import { Track } from '../../../components/sign/Track.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'

export function LanguageMeters() {
  const { library, wording } = useTexts()
  const languages = useLibraryStore('library', ({ value }) => value?.counts.byLanguage ?? [])
  const search = useLibraryStore('view', ({ view }) => view.search)
  const toggleOnly = useLibraryStore('view', (view) => view.toggleOnly)
  if (languages.length === 0) return null
  return (
    <section aria-label={library.languages}>
      <h2 className="library-rail-title">{library.languages}</h2>
      <ul>
        {languages.map(({ language, covered, total }) => {
          const name = wording.languageName(language)
          return (
            <li key={language}>
              <button
                type="button"
                className="rail-language"
                aria-pressed={hasToken(search, `lang:${language}`)}
                onClick={() => toggleOnly(`lang:${language}`)}
              >
                <span className="spoken">{library.cell({ language: name, covered, total })}</span>
                <bdi className="rail-language-name clip" aria-hidden="true">
                  {name}
                </bdi>
                <Track part={total === 0 ? 1 : covered / total} />
                <span className="list-line-count rail-language-count" aria-hidden="true">
                  {wording.number(covered)}/{wording.number(total)}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
