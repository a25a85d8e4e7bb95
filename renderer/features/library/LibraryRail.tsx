/** The left side of the library: its folders, and how each wanted language is covered. All of it narrows the table. */
import type { Folder, LibraryCounts } from '../../../shared/contract/library.ts'
import { Icon } from '../../components/icons/Icon.tsx'
import { ListLine } from '../../components/ListLine.tsx'
import { Untrusted } from '../../components/Untrusted.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useLibraryStore } from './useLibraryStore.ts'

export function LibraryRail() {
  const { library } = useTexts()
  const state = useLibraryStore('library', ({ value }) => value)
  const folderId = useLibraryStore('view', ({ view }) => view.folderId)
  const setView = useLibraryStore('view', (view) => view.setView)
  return (
    <div className="library-rail">
      <section aria-label={library.folders}>
        <h2 className="library-rail-title">{library.folders}</h2>
        <ul>
          <RailLine
            name={library.allFolders}
            videos={state?.counts.videos ?? 0}
            isChosen={folderId === null}
            onChoose={() => setView({ folderId: null })}
          />
          {state?.folders.map((folder) => (
            <RailLine
              key={folder.id}
              folder={folder}
              name={lastName(folder.path)}
              videos={folder.videos}
              isChosen={folder.id === folderId}
              onChoose={() => setView({ folderId: folder.id === folderId ? null : folder.id })}
            />
          ))}
        </ul>
      </section>
      {state && (
        <section aria-label={library.languages}>
          <h2 className="library-rail-title">{library.languages}</h2>
          <ul>
            {state.counts.byLanguage.map((coverage) => (
              <LanguageLine key={coverage.language} coverage={coverage} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

interface RailLineProps {
  readonly name: string
  readonly videos: number
  readonly folder?: Folder
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function RailLine({ name, videos, folder, isChosen, onChoose }: RailLineProps) {
  const { library, wording } = useTexts()
  const trouble = folder && library.folderStates[folder.state]
  return (
    <li>
      <ListLine icon={folder ? 'folder' : 'library'} isChosen={isChosen} onPress={onChoose}>
        <Untrusted className="library-rail-name" text={name} title={folder?.path ?? name} />
        {trouble && (
          <span className="library-rail-trouble" title={trouble}>
            <Icon name={folder.state === 'scanning' ? 'refresh' : 'warning'} />
            <span className="spoken">{trouble}</span>
          </span>
        )}
        <span className="library-rail-count">{wording.number(videos)}</span>
      </ListLine>
    </li>
  )
}

interface LanguageLineProps {
  readonly coverage: LibraryCounts['byLanguage'][number]
}

function LanguageLine({ coverage }: LanguageLineProps) {
  const { library, wording } = useTexts()
  const view = useLibraryStore('view', (state) => state.view)
  const toggleFilter = useLibraryStore('view', (state) => state.toggleFilter)
  const { language, covered, missing } = coverage
  const name = wording.languageName(language)
  const share = covered + missing === 0 ? 0 : covered / (covered + missing)
  const isShown = (filter: string) => view.language === language && view.filter === filter
  return (
    <li className="library-language">
      <Untrusted className="library-language-name" text={name} />
      <span className="library-coverage" title={library.coverage({ language: name, covered: wording.percent(share) })}>
        <span className="library-coverage-fill" style={{ scale: `${share} 1` }} />
      </span>
      <button
        type="button"
        className="library-number library-number-good"
        aria-pressed={isShown('covered')}
        title={library.showCovered({ language: name, count: covered })}
        aria-label={library.showCovered({ language: name, count: covered })}
        onClick={() => toggleFilter('covered', language)}
      >
        <Icon name="check" />
        {wording.number(covered)}
      </button>
      <button
        type="button"
        className="library-number"
        aria-pressed={isShown('missing')}
        title={library.showMissing({ language: name, count: missing })}
        aria-label={library.showMissing({ language: name, count: missing })}
        onClick={() => toggleFilter('missing', language)}
      >
        <Icon name="plus" />
        {wording.number(missing)}
      </button>
    </li>
  )
}

function lastName(path: string): string {
  return path.split(/[/\\]/).findLast((name) => name !== '') ?? path
}
