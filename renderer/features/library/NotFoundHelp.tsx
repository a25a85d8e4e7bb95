/** Above the rows, where the library is filtered to what was not found: what helps. Of several languages, one is chosen first. */
import { useCallback, useMemo } from 'react'
import { NotFoundPanel } from '../../app/rules/NotFoundPanel.tsx'
import { useHelpWays, type HelpWays } from '../../app/rules/helpWays.ts'
import { RulesContext } from '../../app/rules/useRulesStore.ts'
import { useApp } from '../../app/stores/appContext.ts'
import { Button } from '../../components/button/Button.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { withLanguage } from '../../../shared/librarySearch/toggleToken.ts'
import { notFoundShown, withMissing } from './search/notFoundShown.ts'
import { useLibraryStore } from './useLibraryStore.ts'

export function NotFoundHelp() {
  const search = useLibraryStore('view', ({ view }) => view.search)
  const languages = useLibraryStore('library', ({ value }) => value?.counts.byLanguage)
  const shown = useMemo(
    () => notFoundShown(search, languages?.map(({ language }) => language) ?? []),
    [search, languages],
  )
  if (shown === null) return null
  return shown.language === null ? <WhichLanguage languages={shown.languages} /> : <HelpFor language={shown.language} />
}

function HelpFor({ language }: { readonly language: string }) {
  const { rules } = useApp()
  const search = useLibraryStore('view', ({ view }) => view.search)
  const setSearch = useLibraryStore('view', (view) => view.setSearch)
  const openVideo = useLibraryStore('video', (video) => video.open)
  const askTitle = useLibraryStore('titleChoice', (choice) => choice.open)
  const scope = useMemo(() => ({ search, ids: null, language }), [search, language])
  const openTitle = useCallback<HelpWays['openTitle']>(
    ({ videoId, title }) => {
      void openVideo(videoId)
      askTitle(videoId, title)
    },
    [openVideo, askTitle],
  )
  // With its fallback it is another wish, and nobody has asked for that: what is to be found stands there then.
  const added = useCallback(() => setSearch(withMissing(search)), [setSearch, search])
  const ways = useHelpWays({ openTitle, added })
  return (
    <RulesContext value={rules}>
      <NotFoundPanel scope={scope} ways={ways} />
    </RulesContext>
  )
}

function WhichLanguage({ languages }: { readonly languages: readonly string[] }) {
  const { rules, wording } = useTexts()
  const search = useLibraryStore('view', ({ view }) => view.search)
  const setSearch = useLibraryStore('view', (view) => view.setSearch)
  return (
    <section className="helps" aria-label={rules.help.region}>
      <div className="helps-head">
        <span>{rules.help.which}</span>
        {languages.map((language) => (
          <Button key={language} size="s" onPress={() => setSearch(withLanguage(search, language))}>
            <bdi>{wording.languageName(language)}</bdi>
          </Button>
        ))}
      </div>
    </section>
  )
}
