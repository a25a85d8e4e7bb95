/** Puts measuring and mending of timing together over an engine; it needs no service. Composition only. */
import type { Deliver } from '../batch/delivery/deliver.ts'
import type { Engine } from './compose.ts'
import { createArchiveReader, type ArchiveReader } from '../download/archive/archiveReader.ts'
import { realDisk } from '../disk/disk.ts'
import type { Written } from '../sidecar/history/history.ts'
import { createPublish } from '../sidecar/publish/publish.ts'
import { applyTiming, type TimingWrite } from '../timing/applyTiming.ts'
import { saveEdited, type EditedSave } from '../timing/saveEdited.ts'
import { checkTiming, type TimingCheck, type TimingOrder } from '../timing/checkTiming.ts'
import { createTimedDeliver } from '../batch/delivery/timedDeliver.ts'
import { randomIds } from '../../node/ids.ts'

export interface Timings {
  check(order: TimingOrder): Promise<TimingCheck>
  apply(write: TimingWrite): Promise<Written>
  /** Ends the thread that it works in. */
  close(): Promise<void>
}

/** What the desk does beside that. */
export interface DeskWork extends Omit<Timings, 'apply'> {
  readonly reader: Pick<ArchiveReader, 'prepare'>
  save(save: EditedSave): Promise<Written>
}

const deadlineMs = 20_000

type TimingNeeds = Pick<
  Engine,
  'files' | 'history' | 'trash' | 'names' | 'sounds' | 'closeListener' | 'settings' | 'ffmpeg'
>

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

export function openDeskTools(engine: TimingNeeds): DeskWork {
  const reader = createArchiveReader({ workerUrl: engine.files.archiveWorker, deadlineMs })
  const parts = timingParts(engine, reader)
  return {
    reader,
    check: (order) => checkTiming(parts, order),
    save: (save) => saveEdited(parts, save),
    close: () => reader.close(),
  }
}

/** Delivers as told, with the timing that the settings ask for. */
export function withTiming(engine: Engine, reader: ArchiveReader, deliver: Deliver): Deliver {
  const mode = engine.settings['timing.afterDownload']
  return createTimedDeliver({ deliver, mode, timing: timingParts(engine, reader) })
}

function timingParts(engine: TimingNeeds, reader: ArchiveReader) {
  const { history, trash, names, sounds, closeListener } = engine
  const publish = createPublish({ disk: realDisk, names, history, trash, ids: randomIds })
  const isClose = engine.settings['timing.listenClosely']
  return { disk: realDisk, reader, history, publish, listen: sounds.listen, closeListener, isClose, programs: engine }
}
