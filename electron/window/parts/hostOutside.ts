/** Puts together what the system's own programs can do for this host, and says what that is. Composition only. */
import type { AppState } from '../../../shared/contract/app.ts'
import type { Engine } from '../../engine/compose.ts'
import type { HostOptions } from '../hostParts.ts'
import type { LibrarySession } from '../../views/library/librarySession.ts'
import { createOutsidePrograms, type OutsidePrograms } from '../../views/library/outsidePrograms.ts'
import { realDisk } from '../../disk/disk.ts'

export interface HostOutsideNeeds {
  readonly engine: Pick<Engine, 'history'>
  readonly options: HostOptions
  readonly library: LibrarySession
}

export function openOutside({ engine, options, library }: HostOutsideNeeds): OutsidePrograms {
  return createOutsidePrograms({
    library,
    history: engine.history,
    disk: realDisk,
    showInFolder: options.showInFolder ?? null,
    openVideo: options.openVideo ?? null,
    dragOut: options.dragOut ?? null,
    popUpMenu: options.popUpMenu ?? null,
  })
}

export function abilitiesOf({ abilities, openVideo, dragOut, popUpMenu }: HostOptions): AppState['host'] {
  return {
    ...abilities,
    canOpenVideo: openVideo !== undefined,
    canDragOut: dragOut !== undefined,
    hasNativeMenu: popUpMenu !== undefined,
  }
}
