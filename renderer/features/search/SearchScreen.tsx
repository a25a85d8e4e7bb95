/** Looking a title up by hand: its subtitles, and putting one beside a video of the library. */
import { useStore } from 'zustand'
import type { SettingsState } from '../../../shared/contract/settings.ts'
import type { LiveRecordStore } from '../../api/liveRecord.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { OfferTable } from './OfferTable.tsx'
import { ResultTools } from './ResultTools.tsx'
import type { SearchStores } from './searchStores.ts'
import { TitleField } from './TitleField.tsx'
import { TitleList } from './TitleList.tsx'
import { VideoPicker } from './VideoPicker.tsx'
import './search.css'

export interface SearchScreenProps {
  readonly stores: SearchStores
  readonly settings: LiveRecordStore<SettingsState>
}

export function SearchScreen({ stores, settings }: SearchScreenProps) {
  const { search } = useTexts()
  const taken = useStore(stores.title, (title) => title.taken)
  return (
    <>
      <PageHead title={search.title} />
      <TitleField store={stores.title} />
      {taken ? (
        <>
          <ResultTools store={stores.results} settings={settings} title={taken} />
          <VideoPicker results={stores.results} videos={stores.videos} />
          <OfferTable store={stores.results} />
        </>
      ) : (
        <Titles stores={stores} />
      )}
      <Problems stores={stores} />
    </>
  )
}

function Problems({ stores }: Pick<SearchScreenProps, 'stores'>) {
  const texts = useTexts()
  const ofTitle = useStore(stores.title, (title) => title.problem)
  const ofResults = useStore(stores.results, (results) => results.problem)
  const problem = ofTitle ?? ofResults
  if (!problem) return null
  return (
    <div className="notices">
      <Notice tone="bad" text={problemText(texts, problem)} />
    </div>
  )
}

function Titles({ stores }: Pick<SearchScreenProps, 'stores'>) {
  const { search } = useTexts()
  const found = useStore(stores.title, (title) => title.found)
  const isSearching = useStore(stores.title, (title) => title.isSearching)
  if (isSearching) return <EmptyState icon="search" title={search.searching} />
  if (found === null) return <EmptyState icon="search" title={search.emptyTitle} text={search.emptyHint} />
  if (found.length === 0) return <EmptyState icon="none" title={search.noTitlesTitle} text={search.noTitlesHint} />
  return <TitleList titles={found} onTake={stores.title.getState().take} />
}
