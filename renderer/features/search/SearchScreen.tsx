/** Looking subtitles up by hand: typing is free, a search is asked for; a result goes beside a video or into a folder. */
import { useEffect } from 'react'
import { PlaceBrowser } from '../../app/places/PlaceBrowser.tsx'
import { EmptyState } from '../../components/page/EmptyState.tsx'
import { PageHead } from '../../components/page/PageHead.tsx'
import { ProblemNotice } from '../../app/problem/ProblemNotice.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { ResultDetail } from './detail/ResultDetail.tsx'
import { NothingFound } from './results/NothingFound.tsx'
import { ResultFilters } from './results/ResultFilters.tsx'
import { SubtitleTable } from './results/SubtitleTable.tsx'
import { TitleBar } from './title/TitleBar.tsx'
import { TitleField } from './title/TitleField.tsx'
import { useSearchStore, useSearchStores } from './useSearchStore.ts'
import './search.css'

export function SearchScreen() {
  const { search } = useTexts()
  const judge = useSearchStore('results', (state) => state.judgeShown)
  // What was done elsewhere meanwhile counts: the desk may have fetched what is listed here.
  useEffect(() => void judge(), [judge])
  return (
    <>
      <PageHead title={search.title} note={search.free} />
      <TitleField />
      <Answer />
      <Problem />
    </>
  )
}

function Answer() {
  const { search } = useTexts()
  const { places } = useSearchStores()
  const rows = useSearchStore('results', (state) => state.rows)
  const isAsking = useSearchStore('results', (state) => state.isAsking)
  const hasTitle = useSearchStore('results', ({ titles, title }) => titles.length > 0 || title !== null)
  const isBrowsing = useSearchStore('places', ({ isOpen }) => isOpen)
  if (rows === null && isAsking) return <EmptyState icon="search" title={search.searching} />
  if (rows === null) return <EmptyState icon="search" title={search.emptyTitle} text={search.emptyHint} />
  if (rows.length === 0 && !hasTitle) return <NothingFound title={search.noTitlesTitle} text={search.noTitlesHint} />
  return (
    <>
      <TitleBar />
      <ResultFilters />
      <div className="result-panes">
        <SubtitleTable />
        {isBrowsing ? <PlaceBrowser store={places} verb={search.saveHere} /> : <ResultDetail />}
      </div>
    </>
  )
}

function Problem() {
  const problem = useSearchStore('results', (results) => results.problem)
  if (!problem) return null
  return (
    <div className="notices">
      <ProblemNotice problem={problem} />
    </div>
  )
}
