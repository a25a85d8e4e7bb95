/** Puts measuring and mending of timing together over an engine; it needs no service. Composition only. */
import { parseRelease } from '../shared/release/parseRelease.ts'
import { subjectOf } from './batch/deliver.ts'
import { newId, type Engine } from './compose.ts'
import { createArchiveReader, type ArchiveReader } from './download/archiveReader.ts'
import { readSubtitle } from './readSubtitle.ts'
import { realDisk, sha256Of } from './sidecar/disk.ts'
import { createFolderNames } from './sidecar/folderNames.ts'
import type { Written } from './sidecar/history.ts'
import { createPublish } from './sidecar/publish.ts'
import { applyTiming, type TimingWrite } from './timing/applyTiming.ts'
import { checkTiming, type TimingCheck, type TimingOrder } from './timing/checkTiming.ts'
import { listen, readTrack } from './timing/readMedia.ts'

export interface Timings {
  check(order: TimingOrder): Promise<TimingCheck>
  apply(write: TimingWrite): Promise<Written>
  /** Ends the thread that it works in. */
  close(): Promise<void>
}

const deadlineMs = 20_000

/** The thread starts with the first work. */
export function openTimings({ files, history, trash }: Pick<Engine, 'files' | 'history' | 'trash'>): Timings {
  const reader = createArchiveReader({ workerUrl: files.archiveWorker, deadlineMs })
  const publish = createPublish({ disk: realDisk, names: createFolderNames(realDisk), history, trash, newId })
  const ownerOf = (path: string) => history.ownerOf(path)
  const shared = {
    readSubtitle,
    prepare: (...args: Parameters<ArchiveReader['prepare']>) => reader.prepare(...args),
  }
  return {
    check: (order) =>
      checkTiming(
        {
          ...shared,
          align: (request, signal) => reader.align(request, signal),
          readTrack,
          listen,
          isOurs: (path) => ownerOf(path) !== null,
        },
        order,
      ),
    apply: (write) =>
      applyTiming(
        {
          ...shared,
          retime: (...args) => reader.retime(...args),
          sha256Of,
          ownerOf,
          subjectOf: (path) => subjectOf(parseRelease(path)),
          publish,
        },
        write,
      ),
    close: () => reader.close(),
  }
}
