/** Puts the user's own collection together over an engine. Composition only. */
import { sampleFacts } from '../../library/demo/sampleFacts.ts'
import type { Engine } from '../../engine/compose.ts'
import { createCollectionThread } from '../../serviceClient/embedded/collectionThread.ts'
import { createCollectionSession, type CollectionSession } from '../../views/collection/collectionSession.ts'
import { createCollectionStore } from '../../views/collection/collectionStore.ts'
import type { PlanSession } from '../../views/plan/planSession.ts'
import type { WatchSession } from '../../views/watch/watchSession.ts'
import { systemClock } from '../../../node/clock.ts'
import type { HostEvents } from '../hostEvents.ts'
import type { HostOptions } from '../hostParts.ts'

export interface CollectionNeeds {
  readonly engine: Engine
  readonly options: HostOptions
  readonly events: HostEvents
  readonly plan: Pick<PlanSession, 'isBusy' | 'reset'>
  readonly watch: Pick<WatchSession, 'serviceChanged'>
}

export function openCollection({ engine, options, events, plan, watch }: CollectionNeeds): CollectionSession {
  const { files, dataFolder, settingsStore, memory } = engine
  return createCollectionSession({
    store: createCollectionStore(engine.db, systemClock),
    thread: createCollectionThread({
      workerUrl: files.collectionWorker,
      importWorkerUrl: files.importWorker,
      dataDir: dataFolder.service,
      sampleDir: files.sample,
    }),
    settings: settingsStore,
    sample: sampleFacts(files.sample),
    choose: options.chooseCollection ?? null,
    grown() {
      // What it did not have then it may have now.
      memory.forgetAnswers('embedded')
      if (settingsStore.read()['service.address'] !== 'embedded') return
      if (!plan.isBusy()) plan.reset()
      watch.serviceChanged()
    },
    topics: events,
    bugs: { report: options.report ?? (() => undefined) },
  })
}
