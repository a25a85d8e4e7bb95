/** All translations and transcriptions of the account, also those that were started elsewhere; a finished one is saved again. */
import { Button } from '../../../components/button/Button.tsx'
import { EmptyState } from '../../../components/page/EmptyState.tsx'
import { PageHead } from '../../../components/page/PageHead.tsx'
import { Notice } from '../../../components/page/Notice.tsx'
import { ProblemNotice } from '../../../app/problem/ProblemNotice.tsx'
import { PlaceBrowser } from '../../../app/places/PlaceBrowser.tsx'
import { SavedNotices } from '../../../app/places/SavedNotices.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useActivityStore, useActivityStores } from '../useActivityStore.ts'
import { MediaAddress } from './MediaAddress.tsx'
import { AccountJobLine } from './AccountJobLine.tsx'
import './account.css'

export function AccountJobs() {
  const { ai, activity, search } = useTexts()
  const { jobPlaces, mediaPlaces } = useActivityStores()
  const { isBusy, open, close, problem, saved, ordered, isOrdering, change } = useActivityStore(
    'accountJobs',
    (state) => state,
  )
  const isBrowsing = useActivityStore('jobPlaces', (places) => places.isOpen)
  const isPlacing = useActivityStore('mediaPlaces', (places) => places.isOpen)
  return (
    <>
      <div className="run-back">
        <Button size="s" look="ghost" icon="chevronLeft" onPress={close}>
          {activity.title}
        </Button>
      </div>
      <PageHead title={ai.account.title} note={ai.account.note}>
        <Button icon="mic" isPressed={isOrdering} onPress={() => change({ isOrdering: !isOrdering })}>
          {ai.media.title}
        </Button>
        <Button icon="refresh" isBusy={isBusy} onPress={() => void open()}>
          {ai.account.refresh}
        </Button>
      </PageHead>
      <div className="account-jobs-panes">
        <JobList />
        {isBrowsing && <PlaceBrowser store={jobPlaces} verb={search.saveHere} />}
        {isPlacing && <PlaceBrowser store={mediaPlaces} verb={ai.media.here} />}
        {isOrdering && !isBrowsing && !isPlacing && <MediaAddress />}
      </div>
      <div className="notices" role="status">
        {saved && <SavedNotices saved={saved} />}
        {ordered !== null && <Notice tone="good" text={ai.media.ordered({ name: ordered })} />}
        {problem && <ProblemNotice problem={problem} />}
      </div>
    </>
  )
}

function JobList() {
  const { ai } = useTexts()
  const { rows, page, pages, isBusy, more } = useActivityStore('accountJobs', (state) => state)
  if (rows === null)
    return isBusy ? <EmptyState icon="waiting" title={ai.account.reading} /> : <div className="account-jobs" />
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
