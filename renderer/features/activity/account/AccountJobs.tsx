/** All translations and transcriptions of the account, also those that were started elsewhere; a finished one is saved again. */
import { Button } from '../../../components/button/Button.tsx'
import { EmptyState } from '../../../components/page/EmptyState.tsx'
import { PageHead } from '../../../components/page/PageHead.tsx'
import { ProblemNotice } from '../../../app/problem/ProblemNotice.tsx'
import { PlaceBrowser } from '../../../app/places/PlaceBrowser.tsx'
import { SavedNotices } from '../../../app/places/SavedNotices.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useActivityStore, useActivityStores } from '../useActivityStore.ts'
import { AccountJobLine } from './AccountJobLine.tsx'
import './account.css'

export function AccountJobs() {
  const { ai, activity, search } = useTexts()
  const { jobPlaces } = useActivityStores()
  const { isBusy, open, close, problem, saved } = useActivityStore('accountJobs', (state) => state)
  const isBrowsing = useActivityStore('jobPlaces', (places) => places.isOpen)
  return (
    <>
      <div className="run-back">
        <Button size="s" look="ghost" icon="chevronLeft" onPress={close}>
          {activity.title}
        </Button>
      </div>
      <PageHead title={ai.account.title} note={ai.account.note}>
        <Button icon="refresh" isBusy={isBusy} onPress={() => void open()}>
          {ai.account.refresh}
        </Button>
      </PageHead>
      <div className="account-jobs-panes">
        <JobList />
        {isBrowsing && <PlaceBrowser store={jobPlaces} verb={search.saveHere} />}
      </div>
      <div className="notices" role="status">
        {saved && <SavedNotices saved={saved} />}
        {problem && <ProblemNotice problem={problem} />}
      </div>
    </>
  )
}

function JobList() {
  const { ai } = useTexts()
  const { rows, page, pages, isBusy, more } = useActivityStore('accountJobs', (state) => state)
  if (rows === null) return isBusy ? <EmptyState icon="waiting" title={ai.account.reading} /> : null
  if (rows.length === 0) return <EmptyState icon="sparkle" title={ai.account.emptyTitle} text={ai.account.emptyHint} />
  return (
    <div className="account-jobs">
      <ul aria-label={ai.account.title}>
        {rows.map((row, index) => (
          <AccountJobLine key={row.id ?? index} row={row} />
        ))}
      </ul>
      {page < pages && (
        <Button isBusy={isBusy} onPress={() => void more()}>
          {ai.account.more}
        </Button>
      )}
    </div>
  )
}
