/** Puts cleaning by hand together, for the command line and the window alike; it needs no service. Composition only. */
import { randomIds } from '../../node/ids.ts'
import { createCleanFile, type CleanFiles } from '../clean/cleanFile.ts'
import { realDisk } from '../disk/disk.ts'
import { createArchiveReader } from '../download/archive/archiveReader.ts'
import { createPublish } from '../sidecar/publish/publish.ts'
import type { Engine } from './compose.ts'

const deadlineMs = 10_000

/** A thread for each work: hardly anybody cleans often, and none stays behind. */
export function openCleanFiles({
  files,
  history,
  trash,
  names,
  deliveredTexts: texts,
  libraryIndex,
}: Engine): CleanFiles {
  const publish = createPublish({ disk: realDisk, names, history, trash, ids: randomIds })
  return {
    async lend(work) {
      const reader = createArchiveReader({ workerUrl: files.archiveWorker, deadlineMs })
      try {
        return await work(createCleanFile({ disk: realDisk, reader, history, libraryIndex, texts, publish }))
      } finally {
        await reader.close()
      }
    },
  }
}
