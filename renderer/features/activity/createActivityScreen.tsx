/** The screen Activity, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/screen.ts'
import { ActivityScreen } from './ActivityScreen.tsx'
import { createActivityStores } from './activityStore.ts'
import { createJobsStores } from './jobs/jobsStore.ts'

export function createActivityScreen({ client, host, openScreen, navigate }: ScreenDependencies): () => ReactNode {
  const stores = createActivityStores(client, Date.now)
  const jobs = createJobsStores(client)
  const { canShowInFolder } = host
  return () => <ActivityScreen {...{ stores, jobs, canShowInFolder, openScreen, navigate }} />
}
