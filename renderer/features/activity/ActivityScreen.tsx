/** Everything that the app does, run by run: what is under way, what waits, what was done; or one run with its subtitles. */
import { useEffect } from 'react'
import { AccountJobs } from './account/AccountJobs.tsx'
import { RunList } from './list/RunList.tsx'
import { RunView } from './run/RunView.tsx'
import { useActivityStore } from './useActivityStore.ts'
import './activity.css'

export function ActivityScreen() {
  const refresh = useActivityStore('state', (state) => state.refresh)
  const refreshRun = useActivityStore('run', (run) => run.refresh)
  const isOpened = useActivityStore('run', ({ runId }) => runId !== null)
  useEffect(() => {
    void refresh()
    void refreshRun()
  }, [refresh, refreshRun])
  const isAccount = useActivityStore('accountJobs', ({ isOpen }) => isOpen)
  if (isOpened) return <RunView />
  return isAccount ? <AccountJobs /> : <RunList />
}
