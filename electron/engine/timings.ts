/** Puts measuring and mending of timing together over an engine; it needs no service. Composition only. */
import type { Deliver } from '../batch/deliver.ts'
import { newId, type Engine } from './compose.ts'
import { createArchiveReader, type ArchiveReader } from '../download/archiveReader.ts'
import { realDisk } from '../disk/disk.ts'
import type { Written } from '../sidecar/history.ts'
import { createPublish } from '../sidecar/publish.ts'
import { applyTiming, type TimingWrite } from '../timing/applyTiming.ts'
import { checkTiming, type TimingCheck, type TimingOrder } from '../timing/checkTiming.ts'
import { createTimedDeliver } from '../batch/timedDeliver.ts'

export interface Timings {
  check(order: TimingOrder): Promise<TimingCheck>
  apply(write: TimingWrite): Promise<Written>
  /** Ends the thread that it works in. */
  close(): Promise<void>
}

const deadlineMs = 20_000

type TimingNeeds = Pick<Engine, 'files' | 'history' | 'trash' | 'names'>

/** In a thread of its own, which starts with the first work. */
export function openTimings(engine: TimingNeeds): Timings {
  const reader = createArchiveReader({ workerUrl: engine.files.archiveWorker, deadlineMs })
  const parts = timingParts(engine, reader)
  return {
    check: (order) => checkTiming(parts, order),
    apply: (write) => applyTiming(parts, write),
    close: () => reader.close(),
  }
}

/** Delivers as told, with the timing that the settings ask for. */
export function withTiming(engine: Engine, reader: ArchiveReader, deliver: Deliver): Deliver {
  const mode = engine.settings['timing.afterDownload']
  return createTimedDeliver({ deliver, mode, timing: timingParts(engine, reader) })
}

function timingParts({ history, trash, names }: TimingNeeds, reader: ArchiveReader) {
  const publish = createPublish({ disk: realDisk, names, history, trash, newId })
  return { disk: realDisk, reader, history, publish }
}
