/** Ties newer versions to this copy of the app: for openHost what looks, for the way out what ends it. Composition only. */
import { join } from 'node:path'
import type { Net } from 'electron'
import type { UpdateBar, UpdateHold } from '../../../shared/contract/runs/updates.ts'
import type { UpdateSource } from '../../views/updates/updateSource.ts'
import type { RestartingUpdater } from './electronUpdater.ts'
import { configFileOf, findPlace, type System } from './findPlace.ts'
import { holdOf } from './place.ts'
import { updateAddress } from './updateAddress.ts'

/** The part of Electron's app that is needed. */
export interface UpdatedApp {
  readonly isPackaged: boolean
  getVersion(): string
  quit(): void
  relaunch(): void
  once(event: 'quit', listener: (event: unknown, exitCode: number) => void): unknown
}

export interface UpdatesNeeds {
  readonly app: UpdatedApp
  readonly system: System
  readonly homeFolder: string
  /** Electron's net. */
  readonly net: Pick<Net, 'isOnline'>
  /** Electron's autoUpdater. */
  readonly squirrel: NodeJS.EventEmitter
  /** That of the build unless told otherwise. */
  readonly address?: string | null
}

export interface Updates {
  /** For openHost. */
  readonly source: UpdateSource
  /** Ends the app once the host has settled: into the new version where the user asked for that. */
  readonly end: () => void
  /** The system ends the session: an installer that began now would be ended half-way through. */
  readonly holdBack: () => void
}

export function openUpdates(needs: UpdatesNeeds): Updates {
  const { app, address = updateAddress } = needs
  let updater: RestartingUpdater | null = null
  let isRestarting = false
  return {
    source: {
      address,
      bar: barOf(app, address),
      isOnline: () => needs.net.isOnline(),
      findHold: async () => holdOf(await findPlace(needs.system)),
      async open(hold) {
        updater = await loadUpdater(needs, address ?? '', hold)
        return updater
      },
      restart() {
        isRestarting = true
        app.quit()
      },
    },
    end() {
      if (isRestarting && updater) updater.restart()
      else app.quit()
    },
    holdBack: () => void updater?.withdraw(),
  }
}

function barOf({ isPackaged }: UpdatedApp, address: string | null): UpdateBar | null {
  if (address === null) return 'no_address'
  return isPackaged ? null : 'checkout'
}

async function loadUpdater(needs: UpdatesNeeds, address: string, hold: UpdateHold | null): Promise<RestartingUpdater> {
  const { createElectronUpdater } = await import('./electronUpdater.ts')
  const { app, system, homeFolder, squirrel } = needs
  const { platform, arch } = system
  const kind = hold !== null ? 'told' : platform === 'darwin' ? 'mac' : 'nsis'
  const life = {
    quit: () => app.quit(),
    relaunch: () => app.relaunch(),
    onQuit: (handler: (exitCode: number) => void) => void app.once('quit', (_event, exitCode) => handler(exitCode)),
  }
  const folder = join(homeFolder, 'updates')
  return createElectronUpdater({
    kind,
    address,
    version: app.getVersion(),
    platform,
    arch,
    folder,
    configFile: configFileOf(system),
    life,
    squirrel,
  })
}
