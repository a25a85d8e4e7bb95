/** The stores of the activity: the list of runs, the run that is opened, and what the service's machine makes for it. */
import type { AddressedScreen } from '../../app/address/addressedScreen.ts'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import { createPlaceBrowserStore, type PlaceBrowserStore } from '../../app/places/placeBrowserStore.ts'
import { createAccountJobsStore, type AccountJobsStore } from './account/accountJobsStore.ts'
import { readActivityAddress, writeActivityAddress } from './activityAddress.ts'
import { jobFilterOf } from './jobs/jobStyles.ts'
import { createJobsStores, type JobsStores } from './jobs/jobsStores.ts'
import { createRunListStores, type RunListStores } from './list/runListStores.ts'
import { createOpenRunStores, type OpenRunStores } from './run/openRunStores.ts'

export interface AccountStores {
  readonly accountJobs: AccountJobsStore
  /** Where no system dialog can open. */
  readonly jobPlaces: PlaceBrowserStore
  readonly mediaPlaces: PlaceBrowserStore
  readonly settings: ScreenDependencies['settings']
}

export type ActivityStores = RunListStores & OpenRunStores & JobsStores & AccountStores

export function createActivityStores({
  client,
  acts,
  settings,
  onNavigation,
  bindAddress,
}: ScreenDependencies): ActivityStores {
  const lists = createRunListStores(client)
  const opened = createOpenRunStores(client, acts)
  const jobs = createJobsStores(client)
  const accountJobs = createAccountJobsStore(client)
  const jobPlaces = createPlaceBrowserStore(client, (placeId) => accountJobs.getState().save(placeId))
  const mediaPlaces = createPlaceBrowserStore(client, (placeId) => accountJobs.getState().transcribe(placeId))
  lists.state.subscribe(({ value }, before) => {
    if (value && value !== before.value) void opened.run.getState().refresh()
  })
  opened.run.subscribe(({ runId, query }, before) => {
    const { showRun, narrow } = jobs.jobsView.getState()
    if (runId !== before.runId) showRun(runId)
    else if (query.group !== before.query.group) narrow(query.group === null ? 'all' : jobFilterOf[query.group])
  })
  void jobs.jobs.getState().refresh()
  bindAddress('activity', addressedBy(lists, opened))
  onNavigation('activity', ({ runId }) => {
    accountJobs.getState().close()
    opened.run.getState().open(runId)
  })
  return { ...lists, ...opened, ...jobs, accountJobs, jobPlaces, mediaPlaces, settings }
}

function addressedBy({ listView }: RunListStores, { run }: OpenRunStores): AddressedScreen {
  return {
    read(part) {
      const { runId, group, query } = readActivityAddress(part)
      const { runId: openedId, open, narrow } = run.getState()
      if (runId !== openedId) open(runId)
      if (runId === null) listView.getState().narrow(query)
      else narrow({ group })
    },
    write() {
      const { runId, query } = run.getState()
      return writeActivityAddress({ runId, group: query.group, query: listView.getState().query })
    },
    subscribe(listener) {
      run.subscribe(listener)
      listView.subscribe(listener)
    },
  }
}
