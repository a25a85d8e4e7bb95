/** Puts the library of the window together over an engine. Composition only. */
import { homedir } from 'node:os'
import { scanRoot } from '../batch/surveyLibrary.ts'
import { newId, type Engine } from '../engine/compose.ts'
import { makeDemo } from '../demo/makeDemo.ts'
import type { HostOptions } from './hostParts.ts'
import type { HostEvents } from './hostEvents.ts'
import { createBreather } from '../library/breather.ts'
import { kindOfFile } from '../library/scan/fileNames.ts'
import { createEntryMaker } from '../views/library/entryMaker.ts'
import { findDrives } from '../views/folders/drives.ts'
import { createFolderCommands, type FolderCommands } from '../views/folders/folderCommands.ts'
import { nameOfPath } from '../views/folders/folderPaths.ts'
import { createFolderStore, type FolderStore } from '../views/folders/folderStore.ts'
import { createLibraryFolders } from '../views/folders/libraryFolders.ts'
import { createLibrarySession, type LibrarySession } from '../views/library/librarySession.ts'
import { createLibraryView } from '../views/library/libraryView.ts'
import { createPlaces } from '../views/folders/places.ts'
import { missing } from '../wanted/missing.ts'
import { formatWish } from '../wanted/parseWishes.ts'
import type { WantedRules } from '../wanted/wish.ts'

export interface HostLibrary {
  readonly store: FolderStore
  readonly library: LibrarySession
  readonly folders: FolderCommands
}

export interface HostLibraryNeeds {
  readonly engine: Engine
  readonly options: HostOptions
  readonly events: HostEvents
  readonly rules: WantedRules
}

export function openLibrary({ engine, options, events, rules }: HostLibraryNeeds): HostLibrary {
  const breathe = createBreather()
  const store = createFolderStore({ db: engine.db, nowMs: Date.now, breathe })
  const library = createLibrarySession({
    store,
    folders: createLibraryFolders(store),
    view: createLibraryView({ missing, formatWish, breathe }, rules),
    index: engine.libraryIndex,
    maker: createEntryMaker(engine.history),
    scanRoot: (root, order) => scanRoot(engine.survey, root, order),
    breathe,
    changed: () => {
      events.changed('library')
    },
    revision: () => events.revision('library'),
  })
  const folders = createFolderCommands({
    places: createPlaces({ home: homedir(), drives: () => findDrives(process.platform), newId }),
    library,
    isVideoName: (path) => kindOfFile(nameOfPath(path)) === 'video',
    chooseFolder: options.chooseFolder ?? null,
    makeSample: async () => {
      await makeDemo(engine.home.demo, engine.files.sample)
      return engine.home.demo
    },
    newId,
    report: options.report ?? (() => undefined),
  })
  return { store, library, folders }
}
