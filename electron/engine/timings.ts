/** Puts measuring and mending of timing together over an engine; it needs no service. Composition only. */
import { createDeliveryTiming, type DeliveryTiming } from '../batch/delivery/deliveryTiming.ts'
import type { Engine } from './compose.ts'
import { createArchiveReader, type ArchiveReader } from '../download/archive/archiveReader.ts'
import { realDisk } from '../disk/disk.ts'
import type { Written } from '../sidecar/history/history.ts'
import { createPublish } from '../sidecar/publish/publish.ts'
import type { TimingWrite } from '../timing/applyTiming.ts'
import { saveEdited, type EditedSave } from '../timing/saveEdited.ts'
import type { TimingCheck, TimingOrder } from '../timing/checkTiming.ts'
import { applyAndKeep, checkAndKeep } from '../timing/keptTimings.ts'
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
  'settings' | 'files' | 'history' | 'trash' | 'names' | 'sounds' | 'closeListener' | 'timingBook' | 'ffmpeg'
>

/** In a thread of its own, which starts with the first work. */
export function openTimings(engine: TimingNeeds): Timings {
  const reader = createArchiveReader({ workerUrl: engine.files.archiveWorker, deadlineMs })
  const parts = timingParts(engine, reader)
  return {
    check: (order) => checkAndKeep(parts, order),
    apply: (write) => applyAndKeep(parts, write),
    close: () => reader.close(),
  }
}

export function openDeskTools(engine: TimingNeeds): DeskWork {
  const reader = createArchiveReader({ workerUrl: engine.files.archiveWorker, deadlineMs })
  const parts = timingParts(engine, reader)
  return {
    reader,
    check: (order) => checkAndKeep(parts, order),
    save: (save) => saveEdited(parts, save),
    close: () => reader.close(),
  }
}

/** Of what runs deliver, as the settings ask for it. */
export function deliveryTiming(engine: Engine, reader: ArchiveReader): DeliveryTiming | null {
  return createDeliveryTiming({ mode: engine.settings['timing.afterDownload'], timing: timingParts(engine, reader) })
}

function timingParts(engine: TimingNeeds, reader: ArchiveReader) {
  const { history, trash, names, sounds, closeListener, timingBook: book } = engine
  const publish = createPublish({ disk: realDisk, names, history, trash, ids: randomIds })
  const settings = { read: () => engine.settings }
  const heard = { listen: sounds.listen, closeListener, programs: engine }
  return { disk: realDisk, reader, history, trash, publish, settings, book, ...heard }
}
