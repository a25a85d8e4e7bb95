/** Puts the library of the window together over an engine. Composition only. */
import { homedir } from 'node:os'
import { newId, type Engine } from '../engine/compose.ts'
import type { HostOptions } from './hostParts.ts'
import type { HostEvents } from './hostEvents.ts'
import { systemClock } from '../views/clock.ts'
import { findDrives } from '../views/folders/drives.ts'
import { createFolderCommands, type FolderCommands } from '../views/folders/folderCommands.ts'
import { createFolderStore, type FolderStore } from '../views/folders/folderStore.ts'
import { createLibrarySession, type LibrarySession } from '../views/library/librarySession.ts'
import { createLibraryView } from '../views/library/libraryView.ts'
import { createPlaces } from '../views/folders/places.ts'
import { usableRules } from '../wanted/usableRules.ts'

export interface HostLibrary {
  readonly store: FolderStore
  readonly library: LibrarySession
  readonly folders: FolderCommands
}

export interface HostLibraryNeeds {
  readonly engine: Engine
  readonly options: HostOptions
  readonly events: HostEvents
}

export function openLibrary({ engine, options, events }: HostLibraryNeeds): HostLibrary {
  const store = createFolderStore(engine.db, systemClock)
  const library = createLibrarySession({
    store,
    view: createLibraryView(usableRules(engine.settings)),
    index: engine.libraryIndex,
    survey: engine.survey,
    history: engine.history,
    topics: events,
  })
  const folders = createFolderCommands({
    places: createPlaces({ home: homedir(), drives: () => findDrives(process.platform), newId }),
    library,
    chooseFolder: options.chooseFolder ?? null,
    demo: { folder: engine.dataFolder.demo, catalogue: engine.files.sample },
    newId,
    report: options.report ?? (() => undefined),
  })
  return { store, library, folders }
}
