/** Looking a title up by hand: its subtitles, and putting one beside a video of the library. */
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { SubtitleTable } from './SubtitleTable.tsx'
import { ResultTools } from './ResultTools.tsx'
import { TitleField } from './TitleField.tsx'
import { TitleList } from './TitleList.tsx'
import { VideoPicker } from './VideoPicker.tsx'
import { useSearchStore } from './useSearchStore.ts'
import './search.css'

export function SearchScreen() {
  const { search } = useTexts()
  const taken = useSearchStore('title', (title) => title.taken)
  return (
    <>
      <PageHead title={search.title} />
      <TitleField />
      {taken ? (
        <>
          <ResultTools title={taken} />
          <VideoPicker />
          <SubtitleTable />
        </>
      ) : (
        <Titles />
      )}
      <Problems />
    </>
  )
}

function Problems() {
  const texts = useTexts()
  const ofTitle = useSearchStore('title', (title) => title.problem)
  const ofResults = useSearchStore('results', (results) => results.problem)
  const problem = ofTitle ?? ofResults
  if (!problem) return null
  return (
    <div className="notices">
      <Notice tone="bad" text={problemText(texts, problem)} />
    </div>
  )
}

function Titles() {
  const { search } = useTexts()
  const found = useSearchStore('title', (title) => title.found)
  const isSearching = useSearchStore('title', (title) => title.isSearching)
  const take = useSearchStore('title', (title) => title.take)
  if (isSearching) return <EmptyState icon="search" title={search.searching} />
  if (found === null) return <EmptyState icon="search" title={search.emptyTitle} text={search.emptyHint} />
  if (found.length === 0) return <EmptyState icon="none" title={search.noTitlesTitle} text={search.noTitlesHint} />
  return <TitleList titles={found} onTake={take} />
}
