/** Puts the saving of tracks together for the window; it needs no service. Composition only. */
import { createSaveTrack, type SaveTrack } from '../../batch/delivery/saveTrack.ts'
import { cleanRules } from '../../clean/cleanRules.ts'
import { nameRules } from '../../clean/nameRules.ts'
import { createToWrittenForm } from '../../clean/writtenForm.ts'
import type { Engine } from '../../engine/compose.ts'
import { createArchiveReader, type ArchiveReader } from '../../download/archive/archiveReader.ts'
import { randomIds } from '../../../node/ids.ts'
import { realDisk } from '../../disk/disk.ts'
import { createPlaceCheck } from '../../sidecar/publish/checkPlace.ts'
import { createPublish } from '../../sidecar/publish/publish.ts'
import { createInsideRun, type InsideRun } from '../../views/inside/insideRun.ts'
import type { LibrarySession } from '../../views/library/librarySession.ts'
import type { HostEvents } from '../hostEvents.ts'

export interface HostInsideNeeds {
  readonly engine: Engine
  readonly library: LibrarySession
  readonly events: HostEvents
}

const deadlineMs = 20_000

export function openInside({ engine, library, events }: HostInsideNeeds): InsideRun {
  const { files, history, runs, rules, trash, deliveredTexts: texts } = engine
  const publish = createPublish({ disk: realDisk, names: engine.names, history, trash, ids: randomIds })
  const checkPlace = createPlaceCheck(realDisk)
  return createInsideRun({ library, history, runs, rules, withTracks, topics: events })

  /** A thread for each press, as cleaning has it. */
  async function withTracks<Result>(work: (save: SaveTrack) => Promise<Result>): Promise<Result> {
    const reader = createArchiveReader({ workerUrl: files.archiveWorker, deadlineMs })
    try {
      return await work(saveWith(reader))
    } finally {
      await reader.close()
    }
  }

  function saveWith(reader: ArchiveReader): SaveTrack {
    const names = nameRules(engine.settings, rules.book())
    const toWrittenForm = createToWrittenForm({ rules: cleanRules(engine.settings), names, reader, texts })
    return createSaveTrack({ reader, history, publish, checkPlace, names, toWrittenForm, programs: engine })
  }
}
